import type { MatchTimes } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { Notice } from '@courtside/ui';
import { mergeEdits, mergeListEdits } from '../saving/merge-edits';
import { TaskDialog } from '../saving/task-dialog';
import { useDraft } from '../saving/use-draft';
import { useTask } from '../saving/use-task';
import { badDays, DayDates, type EventDates } from '../fields/day-dates';
import { DayVenues } from '../fields/day-venues';
import { toTimesDraft, toMatchTimes, type TimesDraft } from '../fields/times-draft';
import { TimesFields, type TimesFieldsProps } from '../fields/times-fields';

export interface TimesDialogProps {
  /** The name under which typed text survives a reload: the tournament and the stage. */
  readonly keptAs: string;
  readonly title: string;
  readonly times: MatchTimes;
  /** The number of starts. */
  readonly days: number;
  readonly startsOf: TimesFieldsProps['startsOf'];
  /** The tournament's dates, if the dates of its days can be chosen. */
  readonly dates?: EventDates | undefined;
  /** Whether each day can have its own place and courts. */
  readonly hasVenues?: boolean;
  /** Returns a warning about these times, shown at the first start before they are saved; null for none. */
  readonly warningOf?: (times: MatchTimes) => string | null;
  readonly onClose: () => void;
  /** Called only with times within their limits, and with the times that the dialog has shown before. A plain update; see `useTask`. */
  readonly save: (times: MatchTimes, seen: MatchTimes) => Promise<unknown>;
}

/** Merges typed times into those that another user has stored: each start is a separate field. */
const mergeDrafts = (mine: TimesDraft, seen: TimesDraft, now: TimesDraft): TimesDraft => ({
  ...mergeEdits(mine, seen, now),
  startTimes: mergeListEdits(mine.startTimes, seen.startTimes, now.startTimes),
});

/** Returns the courts of each day. */
const listCourts = (times: TimesDraft, days: number): string =>
  Array.from({ length: days }, (_, day) => times.venues?.[day]?.courts ?? times.numberOfCourts).join();

/** Set Match Times, and Set Game Times of a bracket. If a time is outside its limits, saving only shows the field. */
export function TimesDialog({
  keptAs,
  title,
  times,
  days,
  startsOf,
  dates,
  hasVenues = false,
  warningOf,
  onClose,
  save,
}: TimesDialogProps) {
  const { t } = useTranslation(['organizerSchedule', 'common']);
  const { draft, setDraft, seen, onConflict, clash } = useDraft({
    stored: times,
    toDraft: (stored) => toTimesDraft(stored, days),
    merge: mergeDrafts,
    keptAs: `${keptAs}.times`,
  });
  const task = useTask((message) => t('problem.notSaved', { message }), { queued: true, onConflict });
  const good = toMatchTimes(draft);
  const warning = good && warningOf?.(good);
  const hasBadDays = dates !== undefined && badDays(draft, dates).size > 0;
  const submit = async () => {
    const next = toMatchTimes(draft);
    // A day without a start of its own shows the one before.
    const shown = { ...seen, startTimes: toTimesDraft(seen, draft.startTimes.length).startTimes };
    if (next && !hasBadDays && (await task.run(() => save(next, shown)))) onClose();
  };
  return (
    <TaskDialog task={task} clash={clash} onClose={onClose} onSubmit={submit} title={title} submitLabel={t('times.save')}>
      <TimesFields value={draft} onChange={setDraft} startsOf={startsOf} warningsOf={(day) => (warning && day === 0 ? [warning] : [])} />
      {dates && <DayDates value={draft} onChange={setDraft} event={dates} />}
      {hasVenues && <DayVenues value={draft} onChange={setDraft} isSwiss={startsOf === 'round'} />}
      {listCourts(draft, days) !== listCourts(times, days) && <Notice kind="warning">{t('times.courtsMove')}</Notice>}
    </TaskDialog>
  );
}
