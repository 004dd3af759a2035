import type { Tournament } from '@courtside/domain';
import { hasPlaces } from '@courtside/domain/registration';
import { prepareCommands } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Cluster, Notice, PencilIcon, space } from '@courtside/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { EditTeam } from './edit-team';
import { HandOver } from './hand-over';
import { MailReach } from './mail-reach';
import { TeamSummary } from './team-summary';
import { useContact, useRegisteredTeam, type RegisteredTeam } from '../../teams/use-registered-team';
import { getPlayerName } from '../../teams/team-values';
import { knownTeam, type KnownTeam } from './use-team-edit';
import { WithdrawTeam } from './withdraw-team';

const Part = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
  > * {
    width: 100%;
  }
  > button {
    width: auto;
  }
`;

interface OwnTeamProps {
  readonly tournament: Tournament;
  readonly teamId: string;
  readonly isReadable: boolean;
  readonly uid: string;
  /** The account's address, confirmed or not. */
  readonly account: string;
  /** As it was just sent, for tournaments whose teams are not shown. */
  readonly sent: RegisteredTeam | null;
  readonly isWithdrawn: boolean;
  /** While registration is open. */
  readonly mayChange: boolean;
  readonly mayWithdraw: boolean;
  readonly onWithdrawn: () => void;
}

/** The captain's team as far as it can be read, with buttons to change it while registration is open, to hand it over and to withdraw it. */
export function OwnTeam(props: OwnTeamProps) {
  const { tournament, teamId, isReadable, uid, account, sent, isWithdrawn, mayChange, mayWithdraw, onWithdrawn } = props;
  const { t } = useTranslation('registration');
  const read = useRegisteredTeam(tournament, teamId, isReadable);
  const contact = useContact(tournament.id, teamId);
  const [saved, setSaved] = useState<KnownTeam | null>(null);
  const [editing, setEditing] = useState<KnownTeam | 'loading' | null>(null);
  const [problem, setProblem] = useState<'gone' | 'notLoaded' | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  const isOpenForm = editing !== null && editing !== 'loading';
  useEffect(() => {
    if (wasEditing.current && !isOpenForm) opener.current?.focus();
    wasEditing.current = isOpenForm;
  }, [isOpenForm]);

  const team = read ?? (saved ? registeredOf(saved) : sent);
  const email = saved?.email ?? contact;
  if (!team && !email && !mayWithdraw) return null;

  const open = async () => {
    setEditing('loading');
    setProblem(null);
    // Loads the code of the commands early, so that saving needs no further download.
    void prepareCommands();
    try {
      const known = await knownTeam(tournament.id, teamId, tournament.playersPerTeam);
      if (!known) setProblem('gone');
      setEditing(known);
    } catch {
      setProblem('notLoaded');
      setEditing(null);
    }
  };

  return (
    <>
      {isOpenForm ? (
        // The form stays if registration closes in the meantime: typed text is not lost, and saving shows why it is refused.
        <EditTeam
          tournament={tournament}
          teamId={teamId}
          uid={uid}
          known={editing}
          isReadable={isReadable}
          onSaved={(next) => {
            setSaved(next);
            setEditing(null);
          }}
          onCancel={() => setEditing(null)}
        />
      ) : (
        <Part>
          {(team || email) && <TeamSummary team={team} places={tournament.playersPerTeam} email={email} />}
          {problem && <Notice kind="error">{t(`edit.${problem}`)}</Notice>}
          <Cluster>
            {mayChange && team && (
              <Button
                ref={opener}
                variant="secondary"
                size="small"
                icon={<PencilIcon size={20} aria-hidden="true" />}
                loading={editing === 'loading'}
                onClick={() => void open()}
              >
                {t('edit.open')}
              </Button>
            )}
            {!isWithdrawn && <HandOver tournament={tournament} teamId={teamId} team={team?.name ?? ''} />}
            {mayWithdraw && (
              <WithdrawTeam
                tournamentId={tournament.id}
                teamId={teamId}
                uid={uid}
                isLimited={hasPlaces(tournament)}
                onWithdrawn={onWithdrawn}
              />
            )}
          </Cluster>
        </Part>
      )}
      <div>
        <p role="status">{saved && !isOpenForm && t('edit.saved')}</p>
        <MailReach tournament={tournament} uid={uid} account={account} team={team?.name ?? email ?? ''} />
      </div>
    </>
  );
}

const registeredOf = ({ name, players }: KnownTeam): RegisteredTeam => ({
  name,
  players: players.map(getPlayerName),
});
