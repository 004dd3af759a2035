import { type DayId } from '@courtside/domain';
import { hasResult } from '@courtside/domain/day';
import { isOwnReferee, swissGroups } from '@courtside/domain/engines';
import { exchangeSwissTeams } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { resultText } from '@courtside/tournament-ui';
import { Notice, Stack } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../saving/task-dialog';
import { useTask } from '../../saving/use-task';
import { PartList } from '../../dialogs/part-list';
import { useSchedule } from '../../games/schedule-context';
import { ExchangeEffectNotice } from './exchange-effect';
import { ExchangeFields, noExchange } from './exchange-fields';
import { exchangeIn } from './round-plan';
import { useGroupsStage } from '../../stages/groups-stage';
import { useSwissEvent } from './use-swiss-event';
import { beforeRound, exchangeEffect, isPlaying, standingRound } from './round-change';

/** Swaps two teams of the last round. Shows the effect before it is saved. */
export function ExchangeDialog({ dayId, onClose }: { readonly dayId: DayId; readonly onClose: () => void }) {
  const { t } = useTranslation('organizerSchedule');
  const { teams, matches, dayIds, nameOf, gameName } = useSchedule();
  const tournament = useSwissEvent();
  const { address } = useGroupsStage();
  const [chosen, setChosen] = useState(noExchange);
  const [tried, setTried] = useState(false);
  const task = useTask((message) => t('problem.notSaved', { message }));
  const round = standingRound(tournament, matches, dayId);
  const { one, other } = chosen;
  const after = one && other ? exchangeIn(round.plans, one, other) : null;
  const before = beforeRound(tournament, matches, dayId);
  // A team that has withdrawn since still plays this round.
  const groups = swissGroups(before.tournament, teams, before.matches).map((group) => ({
    ...group,
    input: { ...group.input, withdrawn: [] },
  }));
  const touched = after ? round.matches.filter(({ team1Id, team2Id }) => [team1Id, team2Id].some((id) => id === one || id === other)) : [];
  const playing = touched.filter(isPlaying);
  const cleared = touched.filter((match) => hasResult(match) && !isPlaying(match));
  const ownReferee = touched.filter(({ id, referee }) => {
    const match = round.matches.find((entry) => entry.id === id);
    const at = round.plans.flatMap(({ pairings }) => pairings).findIndex(({ team1Id }) => team1Id === match?.team1Id);
    const game = after?.flatMap(({ pairings }) => pairings)[at];
    return game && isOwnReferee(referee, [nameOf(game.team1Id), nameOf(game.team2Id)]);
  });
  const submit = async () => {
    setTried(true);
    if (!one || !other) return;
    const exchange = { one, other, mayClear: cleared.map(({ id }) => id), refereesGone: ownReferee.map(({ id }) => id) };
    if (await task.run(() => exchangeSwissTeams(tournament.id, round.seen, exchange, ...address))) onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('swiss.exchange.title', { number: dayIds.indexOf(dayId) + 1 })}
      submitLabel={t('swiss.exchange.submit')}
      submitDisabled={playing.length > 0}
      size="small"
    >
      <p>{t('swiss.exchange.intro')}</p>
      <ExchangeFields plans={round.plans} value={chosen} onChange={setChosen} error={tried && !after && t('swiss.exchange.sameGame')} />
      {after && (
        <Stack>
          <ExchangeEffectNotice effect={exchangeEffect(groups, round.plans, after)} />
          {playing.map(({ id }) => (
            <Notice key={id} kind="warning">
              {t('swiss.exchange.playing', { game: gameName(id) })}
            </Notice>
          ))}
          {cleared.length > 0 && (
            <Notice kind="warning" title={t('swiss.lossResults', { count: cleared.length })}>
              <PartList $dense>
                {cleared.map(({ id, team1Score, team2Score }) => (
                  <li key={id}>{`${gameName(id)}, ${resultText(team1Score, team2Score)}`}</li>
                ))}
              </PartList>
            </Notice>
          )}
          {ownReferee.map(({ id, referee }) => (
            <Notice key={id} kind="info">
              {t('swiss.exchange.refereeing', { team: referee })}
            </Notice>
          ))}
        </Stack>
      )}
    </TaskDialog>
  );
}
