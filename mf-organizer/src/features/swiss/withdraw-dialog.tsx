import { groupLetter, type TeamId } from '@courtside/domain';
import { withdrawTeam } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Button, Dialog, Notice, Stack, Switch } from '@courtside/ui';
import { useMemo, useState } from 'react';
import { ReturnDialog } from '../../dialogs/return-dialog';
import { useTask } from '../../saving/use-task';
import { PartList } from '../../dialogs/part-list';
import { useSchedule } from '../../games/schedule-context';
import { useEventStages } from '../../stages/event-stages';
import { nextRound } from './next-round';
import { useSwissEvent } from './use-swiss-event';

/** Teams that no longer play; each switch is saved at once. */
export function WithdrawDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { teams, matches } = useSchedule();
  const tournament = useSwissEvent();
  const event = useEventStages();
  const [returning, setReturning] = useState<TeamId | null>(null);
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true });
  const grouped = new Set(Object.values(tournament.groups).flat());
  const playing = teams.filter(({ id }) => grouped.has(id));
  const withdrawn = new Set(tournament.withdrawnTeamIds);
  const { groups } = useMemo(() => nextRound(tournament, teams, matches), [tournament, teams, matches]);
  const odd = groups.filter(({ groupId }) => (tournament.groups[groupId] ?? []).filter((id) => !withdrawn.has(id)).length % 2 === 1);
  const left = playing.filter(({ id }) => !withdrawn.has(id)).length;
  /** @param isOver its teams have all met, or fewer than two play on: then none has a bye */
  const wordsOf = (isOver: boolean, letter: string | null) => {
    if (letter === null) return t(isOver ? 'swiss.over' : 'swiss.oddNow');
    return t(isOver ? 'swiss.groupOver' : 'swiss.oddGroup', { letter });
  };
  if (returning !== null)
    return (
      <ReturnDialog
        {...{ tournament: event.tournament, teams, matches: event.matches }}
        games={null}
        teamId={returning}
        onClose={() => setReturning(null)}
      />
    );
  const hasForfeited = (id: TeamId) =>
    [...matches.values()].some(
      ({ team1Id, team2Id, play }) =>
        (play?.ending === 'forfeitByTeam1' && team1Id === id) || (play?.ending === 'forfeitByTeam2' && team2Id === id),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('swiss.withdrawTitle')}
      closeLabel={t('common:action.close')}
      size="small"
      footer={<Button onClick={onClose}>{t('common:action.close')}</Button>}
    >
      <Stack>
        <p>{t('swiss.withdrawText')}</p>
        <PartList $dense>
          {playing.map(({ id, name }) => (
            <li key={id}>
              <Switch
                label={t('swiss.playing', { team: name })}
                checked={!withdrawn.has(id)}
                onChange={(plays) => {
                  // Asks about the games that it forfeited by leaving.
                  if (plays && hasForfeited(id)) setReturning(id);
                  else void task.run(() => withdrawTeam(tournament.id, id, !plays));
                }}
              />
            </li>
          ))}
        </PartList>
        <p role="status">{t('swiss.teamsLeft', { count: left })}</p>
        {task.problem && <Notice kind="error">{task.problem}</Notice>}
        {odd.map(({ groupId, outcome }) => (
          <Notice key={groupId} kind="info">
            {wordsOf(outcome.kind === 'allPlayed', groups.length > 1 ? groupLetter(groupId) : null)}
          </Notice>
        ))}
      </Stack>
    </Dialog>
  );
}
