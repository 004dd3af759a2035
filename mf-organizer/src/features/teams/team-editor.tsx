import { limits, teamTextLimits } from '@courtside/domain';
import { canAddOrDeleteTeams } from '@courtside/domain/engines';
import type { CheckIn, Payment, TeamEdit } from '@courtside/domain/registration';
import { renameTeam, setTeamEmail, setTeamPlayers } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { findTeamWithName } from '@courtside/tournament-ui';
import { Button, IconButton, Notice, PlusIcon, space, TextField, Trash2Icon, type, XIcon } from '@courtside/ui';
import { useState, type RefObject } from 'react';
import styled from 'styled-components';
import { explainSave } from '../../saving/find-cause';
import { combined, SaveMark } from '../../saving/save-mark';
import { TextClash } from '../../saving/text-clash';
import { useAutosave } from '../../saving/use-autosave';
import type { TournamentData } from '../../workspace/tournament-data';
import { useBackground } from '../../saving/use-background';
import type { Entry } from './entries-model';
import { EntryHistory } from './entry-history';
import { EntryPlace } from './entry-place';
import { GivenAnswers } from './given-answers';
import { DeleteTeamDialog } from './delete-team-dialog';
import { CheckInSwitch, PaidSwitch } from './noted-switches';
import { PlayerSlot } from './player-slot';
import { listOtherTeams, replaced, without } from './players-model';
import { usePlayers } from './use-players';

const Grid = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[3]};
  .pair {
    display: grid;
    gap: ${space[3]};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  }
  h3 {
    margin: 0;
    ${type.control}
  }
  .slots {
    display: grid;
    gap: ${space[2]} ${space[3]};
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  }
  .slot {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    gap: ${space[0]};
  }
  /* An error is shown below a field, and the field next to it does not move. */
  .slots:has([aria-invalid='true']) {
    align-items: start;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]};
  }
  .tools > :nth-last-child(2) {
    margin-inline-start: auto;
  }
`;

const emailShape = /^[^\s@]+@[^\s@]+$/;
const { maximum } = limits.playersPerTeam;

interface TeamEditorProps {
  readonly entry: Entry;
  readonly data: TournamentData;
  /** Teams that have paid; null without a fee. */
  readonly payments: readonly Payment[] | null;
  /** Teams that have checked in; null without check-in. */
  readonly checkIns: readonly CheckIn[] | null;
  /** Captains' changes since registration. */
  readonly edits: readonly TeamEdit[];
  /** Called before a decision about its place. */
  readonly onDecide: () => void;
  /** The button that opens and closes it. */
  readonly row: RefObject<HTMLElement | null>;
}

/** Edits a team's name, address and players, which are saved while typing. */
export function TeamEditor({ entry, data, payments, checkIns, edits, onDecide, row }: TeamEditorProps) {
  const { team } = entry;
  const { t } = useTranslation(['organizerTeams', 'errors']);
  const { tournament, teams, profiles, addProfiles } = data;
  const [deleting, setDeleting] = useState(false);
  const background = useBackground();
  const nameProblem = (value: string) => {
    if (value.trim() === '') return t('editor.nameMissing');
    return [...value.trim()].length > teamTextLimits.name ? t('editor.nameTooLong', { count: teamTextLimits.name }) : undefined;
  };
  const emailProblem = (value: string) => {
    const address = value.trim();
    return address === '' || (emailShape.test(address) && address.length <= teamTextLimits.email) ? undefined : t('editor.emailWrong');
  };
  const name = useAutosave({
    stored: team.name,
    delayMs: limits.debounce.teamMs,
    isValid: (value) => nameProblem(value) === undefined,
    save: (value) => renameTeam(tournament.id, team.id, value.trim()),
    keptAs: `team.${tournament.id}.${team.id}.name`,
  });
  const email = useAutosave({
    stored: team.email ?? '',
    delayMs: limits.debounce.teamMs,
    isValid: (value) => emailProblem(value) === undefined,
    save: (value) => setTeamEmail(tournament.id, team.id, value.trim()),
    keptAs: `team.${tournament.id}.${team.id}.email`,
  });
  const isTaken =
    findTeamWithName(
      name.value,
      teams.filter(({ id }) => id !== team.id),
    ) !== undefined;
  const { players, change } = usePlayers(team.profileIds, (profileIds, before) =>
    setTeamPlayers(tournament.id, team.id, profileIds, before),
  );
  const changePlayers = (edit: (profileIds: readonly string[]) => readonly string[]) =>
    background.start(
      () => change(edit),
      (message) => t('errors:savePlayer', { message }),
    );
  const payment = payments?.find(({ teamId }) => teamId === team.id);
  const checkIn = checkIns?.find(({ teamId }) => teamId === team.id);
  const others = listOtherTeams(team.id, teams);
  const mark = combined(name, email);
  return (
    <Grid>
      <div className="pair">
        <TextField
          label={t('editor.name')}
          hint={isTaken ? t('editor.nameTaken') : undefined}
          value={name.value}
          autoComplete="off"
          error={nameProblem(name.value) ?? (name.failure && explainSave(name.failure, t))}
          onChange={(event) => name.change(event.currentTarget.value)}
          onBlur={name.flush}
        />
        <TextField
          label={t('editor.email')}
          hint={t('editor.emailHint')}
          type="email"
          inputMode="email"
          autoComplete="off"
          value={email.value}
          error={emailProblem(email.value) ?? (email.failure && explainSave(email.failure, t))}
          onChange={(event) => email.change(event.currentTarget.value)}
          onBlur={email.flush}
        />
      </div>
      <TextClash of={name} label={t('editor.name')} />
      <TextClash of={email} label={t('editor.email')} />
      <h3>{t('editor.players')}</h3>
      <div className="slots">
        {players.map((entry, index) => (
          <div className="slot" key={index}>
            <PlayerSlot
              number={index + 1}
              entry={entry}
              profiles={profiles}
              taken={new Set(without(players, index, entry))}
              otherTeams={others}
              onSave={(old, next, profile) => {
                if (profile) addProfiles([profile]);
                background.clear();
                return change((known) => replaced(known, index, old, next));
              }}
            />
            <IconButton
              label={t('editor.removePlayer', { number: index + 1 })}
              onClick={() => changePlayers((known) => without(known, index, entry))}
            >
              <XIcon size={20} />
            </IconButton>
          </div>
        ))}
      </div>
      <div>
        <Button
          variant="secondary"
          size="small"
          icon={<PlusIcon size={20} aria-hidden="true" />}
          disabled={players.length >= maximum}
          title={players.length >= maximum ? t('editor.playersFull', { count: maximum }) : undefined}
          onClick={() => changePlayers((known) => [...known, ''])}
        >
          {t('editor.addPlayer')}
        </Button>
      </div>
      {checkIns && <CheckInSwitch data={data} teamId={team.id} checkIn={checkIn} />}
      {payments && <PaidSwitch data={data} teamId={team.id} payment={payment} />}
      <EntryPlace data={data} entry={entry} onDecide={onDecide} row={row} />
      <GivenAnswers tournamentId={tournament.id} teamId={team.id} />
      <EntryHistory entry={entry} data={data} edits={edits} payment={payment} checkIn={checkIn} />
      {background.problem && <Notice kind="error">{background.problem}</Notice>}
      <div className="tools">
        <span>{mark && <SaveMark of={mark} />}</span>
        {canAddOrDeleteTeams(tournament).allowed && (
          <Button variant="quiet" size="small" icon={<Trash2Icon size={20} aria-hidden="true" />} onClick={() => setDeleting(true)}>
            {t('editor.delete')}
          </Button>
        )}
      </div>
      {deleting && <DeleteTeamDialog team={team} data={data} onClose={() => setDeleting(false)} />}
    </Grid>
  );
}
