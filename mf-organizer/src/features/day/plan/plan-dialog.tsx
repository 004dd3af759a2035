import { changePlan, isStopped } from '@courtside/domain/day';
import { useConnection } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { Notice, SelectField, space } from '@courtside/ui';
import { useState } from 'react';
import { TaskDialog } from '../../../saving/task-dialog';
import { useTask } from '../../../saving/use-task';
import { changePlanOfDay } from './change-plan-of-day';
import { useDay, type PlanKind, type Sheet } from '../data/day-context';
import { toPlanChange, timeIn, type PlanEntry } from './plan-change';
import { PlanEffectView } from './plan-effect-view';
import { PlanFields } from './plan-fields';
import { usePlanWords } from './use-plan-words';

export interface PlanDialogProps {
  readonly asked: Extract<Sheet, { kind: 'plan' }>;
  readonly onClose: () => void;
}

/** One change of the plan. Its effects are shown before it is saved, and it can be undone in one step. */
export function PlanDialog({ asked, onClose }: PlanDialogProps) {
  const { t } = useTranslation(['organizerDay', 'errors']);
  const { tournament, plan, seen, now, did } = useDay();
  const { status } = useConnection();
  const words = usePlanWords();
  const task = useTask((message) => t('plan.notDone', { message }), { needsNetwork: true });
  const [entry, setEntry] = useState<PlanEntry>(() => ({
    kind: asked.change,
    minutes: 10,
    court: asked.court ?? null,
    resumeAt: timeIn(now, 30),
    one: asked.game ?? '',
    other: '',
  }));
  const isHeld = isStopped(plan, now);
  const kinds: readonly PlanKind[] = [
    'late',
    'stop',
    ...(isHeld ? (['resume'] as const) : []),
    'closeCourt',
    'openCourt',
    'swap',
    'tomorrow',
  ];
  const change = toPlanChange(entry);
  const verdict = change && changePlan(plan, change, now);
  const running = entry.kind === 'stop' ? [...plan.games.values()].filter(({ phase }) => phase === 'playing') : [];
  const submit = async () => {
    if (!change || !verdict?.allowed) return;
    const undo: { do?: () => Promise<void> } = {};
    const isDone = await task.run(async () => {
      undo.do = await changePlanOfDay({ tournamentId: tournament.id, plan, seen }, verdict, running);
    });
    if (!isDone || !undo.do) return;
    did({ text: words.done(change), undo: undo.do });
    onClose();
  };
  return (
    <TaskDialog
      task={task}
      onClose={onClose}
      onSubmit={submit}
      title={t('plan.title')}
      submitLabel={words.submit(entry)}
      submitDisabled={!verdict?.allowed}
      gap={space[3]}
    >
      <SelectField
        label={t('plan.what')}
        value={entry.kind}
        onChange={({ currentTarget }) => {
          task.clear();
          setEntry({ ...entry, kind: currentTarget.value as PlanKind });
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`plan.kind.${kind}`)}
          </option>
        ))}
      </SelectField>
      <PlanFields entry={entry} onChange={setEntry} />
      {status === 'offline' && <Notice kind="offline">{t('plan.offline')}</Notice>}
      {verdict && !verdict.allowed && <Notice kind="warning">{t(`plan.reason.${verdict.reason}`)}</Notice>}
      {verdict?.allowed && <PlanEffectView effect={verdict.effect} paused={running.length} />}
    </TaskDialog>
  );
}
