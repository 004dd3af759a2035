import { BREAK, daySlots, type Match, type MatchId, type MatchTimes, type ScheduleEntry, type TimetableSlot } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { CoffeeIcon, StatusBadge } from '@courtside/ui';
import { memo, type ReactNode } from 'react';
import { passes, type ScheduleFilter } from './filter';
import { MatchRow } from './match-row';
import { matchPhase, type MatchPhase } from './match-state';
import { BreakRow, DaySheet, DayTable } from './schedule-style';

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
    <DaySheet data-short={blocks.length < 12 || undefined}>
      <DayTable>
        <caption>
          {title} <small>{t('rhythm', { length: times.gameLength, interval: times.interval, courts: t('courts', { count: times.numberOfCourts }) })}</small>
        </caption>
        <thead>
          <tr>
            {(['time', 'court', 'game'] as const).map((column) => (
              <th key={column} scope="col">
                <span>{t(`column.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {blocks.map(({ slot, games }) => (
          <tbody key={slot.slot} data-now={slot.rows.some(({ entry }) => entry !== BREAK && running.has(entry)) || undefined}>
            {games.length === 0 ? (
              <tr>
                <Time slot={slot} span={1} phase="open" />
                <BreakRow colSpan={2}>
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
                  time={index === 0 ? <Time slot={slot} span={games.length} phase={matchPhase(match, running, next)} /> : null}
                />
              ))
            )}
          </tbody>
        ))}
      </DayTable>
    </DaySheet>
  );
});

/** The time of a block. Its games run together, so "live" and "next" stand here once. */
function Time({ slot, span, phase }: { readonly slot: TimetableSlot; readonly span: number; readonly phase: MatchPhase }): ReactNode {
  const { t } = useTranslation('schedule');
  return (
    <th scope="rowgroup" rowSpan={span}>
      <time>{slot.time}</time>
      {slot.plusDays > 0 && <small>{t('plusDays', { count: slot.plusDays })}</small>}
      {phase === 'live' && (
        <span data-print="no">
          <StatusBadge status="live" size="small">
            {t('live')}
          </StatusBadge>
        </span>
      )}
      {phase === 'next' && <small data-print="no">{t('next')}</small>}
    </th>
  );
}
