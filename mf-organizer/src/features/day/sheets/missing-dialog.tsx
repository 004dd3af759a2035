import { useTranslation } from '@courtside/i18n';
import { ChoiceCards, space } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../../saving/task-dialog';
import { useTask } from '../../../saving/use-task';
import type { BoardGame } from '../data/board-model';
import { useDay, type Sheet } from '../data/day-context';
import { changePlanOfDay } from '../plan/change-plan-of-day';
import { isPlanAction, useMissingActions, type MissingAction } from './use-missing-actions';
import { useMissingDecision } from './use-missing-decision';

export interface MissingDialogProps {
  readonly asked: Extract<Sheet, { kind: 'missing' }>;
  readonly onClose: () => void;
}

/** Actions for a missing team, the mildest first, each with its effects. */
export function MissingDialog({ asked, onClose }: MissingDialogProps) {
  const { plan } = useDay();
  const game = plan.games.get(asked.game);
  // Another user has changed the schedule in the meantime.
  return game ? <Actions game={game} side={asked.side} onClose={onClose} /> : null;
}

interface ActionsProps {
  readonly game: BoardGame;
  readonly side: 0 | 1;
  readonly onClose: () => void;
}

function Actions({ game, side, onClose }: ActionsProps) {
  const { t } = useTranslation('organizerDay');
  const { tournament, plan, seen, did } = useDay();
  const task = useTask((message) => t('failed.title', { message }), { queued: true });
  // A change of the plan depends on what the server has, so it fails without a network.
  const planTask = useTask((message) => t('plan.notDone', { message }), { needsNetwork: true });
  const [chosen, setChosen] = useState<MissingAction>('noShow');
  const { isAhead, choices, planChanges, missing } = useMissingActions(game, side);
  const decide = useMissingDecision(game, side, missing);
  const changePlan = async ({ verdict, text }: NonNullable<(typeof planChanges)['wait']>) => {
    if (!verdict.allowed) return;
    did({ text, undo: await changePlanOfDay({ tournamentId: tournament.id, plan, seen }, verdict) });
  };
  const submit = async () => {
    if (isPlanAction(chosen)) {
      const change = planChanges[chosen];
      if (change === null || (await planTask.run(() => changePlan(change)))) onClose();
      return;
    }
    const { run, ...done } = decide(chosen);
    if (!(await task.run(run))) return;
    did(done);
    onClose();
  };
  return (
    <TaskDialog
      task={isPlanAction(chosen) ? planTask : task}
      onClose={onClose}
      onSubmit={submit}
      title={t(isAhead ? 'missing.title' : 'missing.titleOn', { team: missing.team })}
      submitLabel={t(`missing.submit.${chosen}`)}
      destructive={chosen === 'withdraw'}
      size="small"
      gap={space[3]}
    >
      <ChoiceCards legend={t('missing.what')} choices={choices} value={chosen} onChange={setChosen} />
    </TaskDialog>
  );
}
