import { dayOffsets, defaultTimes, type ChosenDays, type Tournament } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { addDays, daysBetween, useFormatDay } from '@courtside/tournament-ui';
import { Checkbox, Columns, DateField, space, Stack } from '@courtside/ui';
import type { TimesDraft } from './times-draft';

/** The tournament's dates, between which its days or rounds are. */
export type EventDates = Pick<Tournament, 'startDate' | 'endDate' | 'scheduleType'>;

/** Returns the days after the first that are shown: the chosen ones even if they can't be saved, else those that follow. */
function shownDays({ startTimes, days = [] }: TimesDraft, { scheduleType }: EventDates): readonly number[] {
  const offsets = dayOffsets(startTimes.length, scheduleType, { ...defaultTimes, startTimes, days });
  return offsets.map((offset, index) => days[index] ?? offset);
}

/** Why a day can't be chosen: it is not after the day before, or after the tournament's last day. */
type DayProblem = 'order' | 'late';

/** Returns why chosen days can't be saved, by the index of the day. */
export function badDays(draft: TimesDraft, event: EventDates): ReadonlyMap<number, DayProblem> {
  const shown = shownDays(draft, event);
  const last = daysBetween(event.startDate, event.endDate);
  // Swiss rounds can share a day.
  const least = event.scheduleType === 'swissRounds' ? 0 : 1;
  return new Map(
    shown.flatMap((day, index): (readonly [number, DayProblem])[] => {
      if ((draft.days?.[index] ?? null) === null) return [];
      if (index > 0 && !(day >= (shown[index - 1] ?? 0) + least)) return [[index, 'order']];
      return day > last ? [[index, 'late']] : [];
    }),
  );
}

export interface DayDatesProps {
  readonly value: TimesDraft;
  readonly onChange: (value: TimesDraft) => void;
  readonly event: EventDates;
}

/** Chooses the dates of days or rounds that do not follow each other, like those of a league. The first one is on the tournament's first day. */
export function DayDates({ value, onChange, event }: DayDatesProps) {
  const { t } = useTranslation('organizerSchedule');
  const formatDay = useFormatDay();
  const shown = shownDays(value, event);
  const isSwiss = event.scheduleType === 'swissRounds';
  const bad = badDays(value, event);
  const change = (days: ChosenDays | undefined) => onChange({ ...value, days });
  const choose = (index: number, date: string) =>
    change(shown.map((_, at) => (at !== index ? (value.days?.[at] ?? null) : date === '' ? null : daysBetween(event.startDate, date))));
  const errorAt = (index: number) => {
    const problem = bad.get(index);
    if (problem === undefined) return undefined;
    if (problem === 'order') return t(isSwiss ? 'times.dateOrderOfRound' : 'times.dateOrder', { number: index });
    return t('times.dateLate', { date: formatDay(event.endDate) });
  };
  return (
    <Stack $gap={space[2]}>
      <Checkbox
        label={t(isSwiss ? 'times.ownDatesOfRounds' : 'times.ownDates')}
        checked={value.days !== undefined}
        onChange={({ currentTarget }) => change(currentTarget.checked ? [] : undefined)}
      />
      {value.days && (
        <Columns $min="10rem" $gap={space[3]}>
          {shown.slice(1).map((day, at) => (
            <DateField
              key={at}
              label={t(isSwiss ? 'times.dateOfRound' : 'times.dateOfDay', { number: at + 2 })}
              value={addDays(event.startDate, day)}
              min={addDays(event.startDate, (shown[at] ?? 0) + (isSwiss ? 0 : 1))}
              max={event.endDate}
              error={errorAt(at + 1)}
              onChange={({ currentTarget }) => choose(at + 1, currentTarget.value)}
            />
          ))}
        </Columns>
      )}
    </Stack>
  );
}
