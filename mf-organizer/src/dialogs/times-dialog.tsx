import type { MatchTimes } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Notice, useCarriedState } from '@courtside/ui';
import { TaskDialog } from '../saving/task-dialog';
import { useTask } from '../saving/use-task';
import { draftOf, timesOf } from '../fields/times-draft';
import { TimesFields, type TimesFieldsProps } from '../fields/times-fields';

export interface TimesDialogProps {
  /** What was typed is carried over a reload under this name: the tournament and the stage. */
  readonly keptAs: string;
  readonly title: string;
  readonly times: MatchTimes;
  /** How many starts there are. */
  readonly days: number;
  readonly startsOf: TimesFieldsProps['startsOf'];
  /** Returns what to think about before these times are saved; shown at the first start. Null for nothing. */
  readonly warningOf?: (times: MatchTimes) => string | null;
  readonly onClose: () => void;
  /** Called with times inside their limits only, and with those that the dialog was opened with. A plain update; see `useTask`. */
  readonly save: (times: MatchTimes, seen: MatchTimes) => Promise<unknown>;
}

/** Set Match Times, and Set Game Times of a bracket. Out of the limits, saving does nothing but show where. */
export function TimesDialog({ keptAs, title, times, days, startsOf, warningOf, onClose, save }: TimesDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const [draft, setDraft] = useCarriedState(`${keptAs}.times`, () => draftOf(times, days));
  const [seen] = useCarriedState(`${keptAs}.timesBefore`, () => ({ ...times, startTimes: draft.startTimes }));
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true });
  const good = timesOf(draft);
  const warning = good && warningOf?.(good);
  const submit = async () => {
    const next = timesOf(draft);
    if (next && (await task.run(() => save(next, seen)))) onClose();
  };
  return (
    <TaskDialog task={task} onClose={onClose} onSubmit={submit} title={title} submitLabel={t('times.save')}>
      <TimesFields value={draft} onChange={setDraft} startsOf={startsOf} warningsOf={(day) => (warning && day === 0 ? [warning] : [])} />
      {draft.numberOfCourts !== times.numberOfCourts && <Notice kind="warning">{t('times.courtsMove')}</Notice>}
    </TaskDialog>
  );
}
