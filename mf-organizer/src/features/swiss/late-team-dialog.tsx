import { groupLetter, limits, teamTextLimits, type GroupId, type Team } from '@courtside/domain';
import { canAddLateTeam, lowestPoints } from '@courtside/domain/engines';
import { addLateTeam, admitLateTeam, newDocumentId } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, ChoiceCards, Notice, SelectField, Stack, TextField } from '@courtside/ui';
import { useRef, useState } from 'react';
import { toComparedName } from '../../fields/compared-name';
import { useSchedule } from '../../games/schedule-context';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { useScoreBook } from '../../score-book/score-book-context';
import { withTyped } from '../../score-book/with-typed';
import { getSmallest, groupsWithout } from './late-group';
import { unsettledIn } from './next-round';
import { useWaitingTeams } from './use-waiting-teams';

/** Adds a team that comes late to Swiss rounds, a new one or one from the waiting list: it plays from the next round on, with no points or those of the lowest team. */
export function LateTeamDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { tournament, teams, matches, dayIds, nameOf } = useSchedule();
  const book = useScoreBook();
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [begins, setBegins] = useState<'zero' | 'lowest'>('zero');
  // One id for all attempts: an earlier attempt may have succeeded although its response was lost.
  const [newId] = useState(() => newDocumentId().slice(0, limits.teamIdLength));
  const waiting = useWaitingTeams();
  const [chosen, setChosen] = useState<Team | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const teamId: string = chosen?.id ?? newId;
  const task = useTask((message) => t('swiss.late.notAdded', { message }), { needsNetwork: true });
  const typed = withTyped(matches, book);
  // As before a lost response: the team itself may be there already, with its points.
  const others = teams.filter(({ id }) => id !== teamId);
  const unfinished = unsettledIn(tournament, typed, dayIds.at(-1));
  // Another organizer may create the bracket while this is open.
  const members = Object.values(tournament.groups)
    .flat()
    .filter((id) => id !== teamId);
  const groups = groupsWithout(tournament, teamId);
  // Proposed once: the choice must not change when another organizer adds a team.
  const [picked, setPicked] = useState(() => getSmallest(groups)?.id ?? null);
  // After a lost response it may be in its group already.
  const group = groups.find(({ hasIt }) => hasIt) ?? groups.find(({ id }) => id === picked) ?? getSmallest(groups);
  const groupId = groups.length > 1 ? group?.id : undefined;
  const lowest = group ? lowestPoints({ ...tournament, groups: { [group.id]: tournament.groups[group.id] ?? [] } }, others, typed) : null;
  const isLocked = !canAddLateTeam(tournament).allowed || members.length >= limits.teams;
  const isOddNow = (group?.playing ?? 0) % 2 === 0;
  // Keeps the chosen team, which may play already after a lost response.
  const choices = chosen && !waiting.some(({ id }) => id === chosen.id) ? [chosen, ...waiting] : waiting;
  const namesake = chosen ? undefined : choices.find((team) => toComparedName(team) === toComparedName({ name }));
  const next = dayIds.length + 1;
  const points = lowest ? t('swiss.points', { count: lowest.points }) : '';
  const letter = groupId === undefined ? null : groupLetter(groupId);
  /** Says whether a team has a bye in each round once the late one is in. */
  const countWords = () => {
    if (group?.playing === 0) return letter === null ? t('swiss.over') : t('swiss.groupOver', { letter });
    if (letter === null) return t(isOddNow ? 'swiss.oddNow' : 'swiss.late.evenNow');
    return t(isOddNow ? 'swiss.oddGroup' : 'swiss.late.evenGroup', { letter });
  };
  // Counted like in the security rules: characters, not code units.
  const { length } = [...name.trim()];
  const problem = () => {
    if (length === 0) return tried ? t('swiss.late.nameMissing') : undefined;
    return length > teamTextLimits.name ? t('swiss.late.nameTooLong', { count: teamTextLimits.name }) : undefined;
  };
  const take = (team: Team) => {
    setChosen(team);
    // The button goes, and the focus with it.
    select.current?.focus();
  };
  const submit = async () => {
    setTried(true);
    if (!chosen && (length === 0 || length > teamTextLimits.name)) return;
    const profileIds = Array<string>(tournament.playersPerTeam).fill('');
    const bonus = begins === 'lowest' && lowest ? { points: { points: lowest.points, reason: t('swiss.late.reason') } } : {};
    const add = () =>
      chosen
        ? admitLateTeam(tournament.id, chosen.id, bonus.points, ...(groupId === undefined ? [] : [groupId]))
        : addLateTeam(tournament.id, { name, profileIds, ...bonus, ...(groupId !== undefined && { groupId }) }, teamId);
    if (await task.run(add)) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('swiss.late.title')}
      submitLabel={t('swiss.late.submit')}
      submitDisabled={isLocked}
    >
      <Stack>
        <p>{t('swiss.late.text', { number: next })}</p>
        {choices.length > 0 && (
          <SelectField
            ref={select}
            label={t('swiss.late.team')}
            hint={t('swiss.late.teamHint')}
            value={chosen?.id ?? ''}
            onChange={(event) => setChosen(choices.find(({ id }) => id === event.currentTarget.value) ?? null)}
          >
            <option value="">{t('swiss.late.newTeam')}</option>
            {choices.map((team) => (
              <option key={team.id} value={team.id}>
                {t('swiss.late.waitingTeam', { team: team.name })}
              </option>
            ))}
          </SelectField>
        )}
        {!chosen && (
          <TextField
            label={t('swiss.late.name')}
            value={name}
            autoComplete="off"
            error={problem()}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        )}
        {namesake && (
          <Notice
            kind="warning"
            action={
              <Button type="button" variant="secondary" onClick={() => take(namesake)}>
                {t('swiss.late.takeWaiting')}
              </Button>
            }
          >
            {t('swiss.late.waits', { team: namesake.name })}
          </Notice>
        )}
        {groups.length > 1 && (
          <SelectField
            label={t('swiss.late.group')}
            value={group?.id ?? ''}
            disabled={group?.hasIt}
            onChange={(event) => setPicked(event.currentTarget.value as GroupId)}
          >
            {groups.map(({ id, playing }) => (
              <option key={id} value={id}>
                {t('swiss.late.groupOf', { count: playing, letter: groupLetter(id) })}
              </option>
            ))}
          </SelectField>
        )}
        {lowest && (
          <ChoiceCards
            legend={t('swiss.late.points')}
            columns={2}
            value={begins}
            onChange={setBegins}
            choices={[
              { value: 'zero', label: t('swiss.late.zero'), text: t('swiss.late.zeroText') },
              { value: 'lowest', label: points, text: t('swiss.late.lowestText', { team: nameOf(lowest.team) }) },
            ]}
          />
        )}
        {begins === 'lowest' && unfinished.length > 0 && (
          <Notice kind="warning">{t('swiss.late.unfinished', { count: unfinished.length, round: dayIds.length })}</Notice>
        )}
        <Notice kind="info">{countWords()}</Notice>
        {isLocked && <Notice kind="warning">{t('swiss.late.locked')}</Notice>}
      </Stack>
    </TaskDialog>
  );
}
