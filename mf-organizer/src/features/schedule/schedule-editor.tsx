import { courtsOfDay, type DayId, type MatchId, type TimetableRow } from '@courtside/domain';
import { breakRemoval } from '@courtside/domain/engines';
import { useConnection } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Section } from '@courtside/tournament-ui';
import { Notice, Stack, useCarriedState } from '@courtside/ui';
import { useCallback, useState } from 'react';
import { ResultDialog } from '../../results/result-dialog';
import { ScoreNotices } from '../../score-book/score-notices';
import { DeleteMatchDialog } from './dialogs/delete-match-dialog';
import { MoveDialog } from './moves/move-dialog';
import { RefereesDialog } from './dialogs/referees-dialog';
import { ScheduleBoard } from './board/schedule-board';
import { useSchedule } from '../../games/schedule-context';
import { ScheduleDialogs } from './schedule-dialogs';
import type { ScheduleParts } from './schedule-parts';
import { SightTools } from './sight/schedule-sight';
import { SectionVisibility } from '../../visibility/section-visibility';
import { ScheduleTools, type ScheduleTask } from './schedule-tools';
import type { RowTask } from './rows/schedule-row';
import { useBackground } from '../../saving/use-background';
import { useMoveUndo } from './moves/use-move-undo';
import { useMoves } from './moves/use-moves';
import { useBracketsOfSchedule } from './problems/brackets-of-schedule';
import { useProblems } from './problems/use-problems';
import { useRemoveBreak } from './moves/use-remove-break';
import { useScheduleSight } from './sight/use-schedule-sight';
import { getKeptName, useGroupsStage } from '../../stages/groups-stage';

export interface ScheduleEditorProps {
  readonly parts: ScheduleParts;
}

/** The schedule's section once there is one. */
export function ScheduleEditor({ parts }: ScheduleEditorProps) {
  const { t } = useTranslation('organizerSchedule');
  const { tournament, dayIds, gameName, isLocked, isBelowGroups, isSwiss } = useSchedule();
  const groups = useGroupsStage();
  const { plan } = groups;
  const { brackets } = useBracketsOfSchedule();
  const background = useBackground();
  const { start } = background;
  const { schedule, move, problem: unmoved } = useMoves(tournament, (message) => t('problem.notSaved', { message }), useMoveUndo());
  const [task, setTask] = useCarriedState<ScheduleTask | null>(getKeptName(tournament.id, groups, 'schedule'), null);
  const [rowTask, setRowTask] = useState<{ readonly task: RowTask; readonly dayId: DayId; readonly row: TimetableRow } | null>(null);
  const { pending, status } = useConnection();
  const removeBreak = useRemoveBreak();
  const sight = useScheduleSight(brackets);
  const problems = useProblems();
  const closeRow = () => setRowTask(null);
  const onRowTask = useCallback(
    (next: RowTask, dayId: DayId, row: TimetableRow) => {
      if (next === 'history') return parts.openHistory(row.entry);
      if (next !== 'removeBreak') return setRowTask({ task: next, dayId, row });
      const gone = breakRemoval(schedule[dayId] ?? [], courtsOfDay(tournament.scheduleTimes, dayIds.indexOf(dayId)), row.index);
      if (gone) start(() => removeBreak(schedule[dayId] ?? [], { dayId, index: gone.index }, gone.slots));
    },
    [tournament, dayIds, start, schedule, parts, removeBreak],
  );
  const problem = unmoved ?? background.problem;
  return (
    <Section
      {...(plan ? { id: `stage-${plan.id}`, title: plan.name } : { id: 'schedule' })}
      state={<SectionVisibility tournament={tournament} section="schedule" />}
      actions={<ScheduleTools onTask={(next) => (next === 'history' ? parts.openHistory() : setTask(next))} />}
    >
      <Stack>
        {isLocked && <Notice kind="info">{isBelowGroups ? t('lockedByGroups') : t('locked')}</Notice>}
        {problem && <Notice kind="error">{problem}</Notice>}
        {status === 'offline' && pending && <Notice kind="offline">{t('score.pending')}</Notice>}
        <ScoreNotices gameName={gameName} />
        <SightTools sight={sight} problems={problems}>
          <ScheduleBoard
            schedule={schedule}
            sight={sight}
            problems={problems}
            brackets={brackets}
            onMove={move}
            onTask={onRowTask}
            noteOf={isSwiss || isLocked ? (dayId) => <parts.RoundNote dayId={dayId} background={background} /> : undefined}
          />
        </SightTools>
      </Stack>
      <ScheduleDialogs task={task} onClose={() => setTask(null)} parts={parts} />
      {rowTask?.task === 'move' && (
        <MoveDialog entry={rowTask.row.entry} from={{ dayId: rowTask.dayId, index: rowTask.row.index }} onClose={closeRow} />
      )}
      {rowTask?.task === 'delete' && <DeleteMatchDialog dayId={rowTask.dayId} matchId={rowTask.row.entry as MatchId} onClose={closeRow} />}
      {rowTask?.task === 'result' && (
        <ResultDialog
          game={{ stage: 'match', id: rowTask.row.entry, ...(plan && { further: plan.id }) }}
          games={null}
          name={gameName(rowTask.row.entry)}
          gameOf={() => null}
          onClose={closeRow}
        />
      )}
      {rowTask?.task === 'referee' && <RefereesDialog only={rowTask.row.entry as MatchId} onClose={closeRow} />}
    </Section>
  );
}
