import type { EntryProblem, StageId } from '@courtside/domain/stages';
import { useFormat, useTranslation } from '@courtside/i18n';
import { useSchedule } from '../../games/schedule-context';
import { useEventStages } from '../../stages/event-stages';
import { Warnings } from '../../dialogs/warnings';
import type { FurtherStages } from './further-stages';

interface EntryProblemsProps {
  readonly problems: readonly EntryProblem[];
  /** The stage whose overlaps are shown. */
  readonly about: StageId;
  readonly stages: Pick<FurtherStages, 'plans'>;
}

/** Warns of teams that would play in two brackets, and of teams that would be skipped. */
export function EntryProblems({ problems, about, stages }: EntryProblemsProps) {
  const { t } = useTranslation('organizerBracket');
  const format = useFormat();
  const { nameOf } = useSchedule();
  const { groups } = useEventStages();
  const named = [...stages.plans, ...groups.map(({ plan }) => plan)];
  const stageName = (id: StageId) => named.find((plan) => plan.id === id)?.name ?? t('stage.first');
  return (
    <Warnings>
      {problems.map((problem) => {
        const teams = { count: problem.teamIds.length, teams: format.list(problem.teamIds.map(nameOf)) };
        if (problem.kind === 'gap') return t('stage.gap', teams);
        const others = problem.stages.filter((id) => id !== about);
        return others.length < problem.stages.length && t('stage.overlap', { ...teams, stages: format.list(others.map(stageName)) });
      })}
    </Warnings>
  );
}
