import { BREAK, daySlots, type Match, type MatchId, type MatchTimes, type ScheduleEntry, type TimetableSlot } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { CoffeeIcon } from '@courtside/ui';
import { memo, type ReactNode } from 'react';
import { passes, type ScheduleFilter } from './filter';
import { MatchRow } from './match-row';
import { matchPhase } from './match-state';
import { BreakRow, DayTable } from './schedule-style';

export interface DayCardProps {
  readonly title: string;
  readonly entries: readonly ScheduleEntry[];
  readonly dayIndex: number;
  readonly times: MatchTimes;
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly filter: ScheduleFilter;
  readonly running: ReadonlySet<MatchId>;
  readonly next: ReadonlySet<MatchId>;
  readonly changed: ReadonlySet<MatchId>;
}

/** A day or round: a table with one block of rows per time. Breaks stand where all courts are empty. */
export const DayCard = memo(function DayCard({ title, entries, dayIndex, times, matches, filter, running, next, changed }: DayCardProps) {
  const { t } = useTranslation('schedule');
  const isFiltered = filter.team !== '' || filter.court !== '';
  const blocks = daySlots(entries, times, dayIndex).flatMap((slot) => {
    const games = slot.rows.flatMap((row) => {
      const match = row.entry === BREAK ? undefined : matches.get(row.entry);
      return match && passes(filter, match, row) ? [{ row, match }] : [];
    });
    if (games.length > 0) return [{ slot, games }];
    return !isFiltered && slot.rows.every(({ entry }) => entry === BREAK) ? [{ slot, games }] : [];
  });
  if (blocks.length === 0) return null;
  return (
    <DayTable>
      <caption>
        {title} <small>{t('rhythm', { length: times.gameLength, interval: times.interval, courts: t('courts', { count: times.numberOfCourts }) })}</small>
      </caption>
      {blocks.map(({ slot, games }) => (
        <tbody key={slot.slot} data-now={slot.rows.some(({ entry }) => entry !== BREAK && running.has(entry)) || undefined}>
          {games.length === 0 ? (
            <tr>
              <Time slot={slot} span={1} />
              <BreakRow colSpan={3}>
                <span>
                  <CoffeeIcon size={18} aria-hidden="true" />
                  {t('break')}
                </span>
              </BreakRow>
            </tr>
          ) : (
            games.map(({ row, match }, index) => (
              <MatchRow
                key={match.id}
                match={match}
                row={row}
                phase={matchPhase(match, running, next)}
                changed={changed.has(match.id)}
                time={index === 0 ? <Time slot={slot} span={games.length} /> : null}
              />
            ))
          )}
        </tbody>
      ))}
    </DayTable>
  );
});

function Time({ slot, span }: { readonly slot: TimetableSlot; readonly span: number }): ReactNode {
  const { t } = useTranslation('schedule');
  return (
    <th scope="rowgroup" rowSpan={span}>
      <time>{slot.time}</time>
      {slot.plusDays > 0 && <small>{t('plusDays', { count: slot.plusDays })}</small>}
    </th>
  );
}
