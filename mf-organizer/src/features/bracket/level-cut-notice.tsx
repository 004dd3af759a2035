import type { TeamId } from '@courtside/domain';
import { addTieBreakerMatch, newDocumentId } from '@courtside/firebase';
import { useFormat, useTranslation } from '@courtside/i18n';
import { Button, Cluster, Notice } from '@courtside/ui';
import { useState } from 'react';
import { useSchedule } from '../../games/schedule-context';
import { useTask } from '../../saving/use-task';
import { useBracketStage } from './bracket-stage';
import type { LevelCut } from './create-bracket-model';

export interface LevelCutNoticeProps {
  readonly cut: LevelCut;
  /** The teams that advance by lot; null if no lots were drawn. */
  readonly listAdvancing: readonly TeamId[] | null;
  readonly onDraw: () => void;
}

/** Warns that no played game decides which teams advance, and offers lots or, between two teams, a play-off. */
export function LevelCutNotice({ cut: { by, teams, places }, listAdvancing, onDraw }: LevelCutNoticeProps) {
  const { t } = useTranslation('organizerBracket');
  const format = useFormat();
  const { tournament, matches, dayIds, nameOf } = useSchedule();
  const names = (ids: readonly TeamId[]) => format.list(ids.map(nameOf));
  const { source } = useBracketStage();
  // One id for all attempts, so that a retry is the same game.
  const [matchId] = useState(() => (source ? `${source.id}-${newDocumentId()}` : newDocumentId()));
  const task = useTask((message) => t('create.playOffFailed', { message }), { queued: true });
  const [one, other] = teams;
  const day = dayIds.at(-1);
  const isPlanned = [...matches.values()].some(
    ({ isTieBreaker, team1Id, team2Id }) => isTieBreaker && teams.includes(team1Id) && teams.includes(team2Id),
  );
  if (listAdvancing) return <Notice kind="success">{t('create.lotsDrawn', { count: places, teams: names(listAdvancing) })}</Notice>;
  const addPlayOff = () => {
    if (day && one && other)
      void task.run(() =>
        addTieBreakerMatch(tournament.id, day, matchId, { team1Id: one, team2Id: other }, ...(source ? [source.id] : [])),
      );
  };
  return (
    <Notice
      kind="warning"
      title={t(by === 'groups' ? 'create.levelGroups' : 'create.level')}
      action={
        <Cluster>
          <Button size="small" onClick={onDraw}>
            {t('create.drawLots')}
          </Button>
          {teams.length === 2 && day && !isPlanned && (
            <Button variant="secondary" size="small" loading={task.busy} onClick={addPlayOff}>
              {t('create.addPlayOff')}
            </Button>
          )}
        </Cluster>
      }
    >
      {t('create.levelTeams', { count: places, teams: names(teams) })} {isPlanned && t('create.playOffPlanned')} {task.problem}
    </Notice>
  );
}
