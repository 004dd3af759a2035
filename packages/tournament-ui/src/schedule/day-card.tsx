import { BREAK, courtLetter, daySlots, type Match, type MatchId, type MatchTimes, type ScheduleEntry, type TimetableSlot } from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { CoffeeIcon, StatusBadge } from '@courtside/ui';
import { memo, useMemo } from 'react';
import { useGrowing } from '../growing/use-growing';
import { passes, type ScheduleFilter } from './filter';
import { MatchRow } from './match-row';
import { matchPhase, type MatchPhase } from './match-state';
import { BreakRow, DaySheet, DayTable } from './schedule-style';
import type { ScheduleWords } from './schedule-words';

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

/** Blocks of a long day: these at once, the others as time allows. */
const growth = { first: 12, step: 8 };
/** Height of a game and of a heading in px, for the scroll bar while a day is out of sight. */
const height = { game: 74, heading: 64 };

/** A day or round: a table with one block of rows per time. Breaks stand where all courts are empty. */
export const DayCard = memo(function DayCard({ title, entries, dayIndex, times, matches, filter, running, next, changed }: DayCardProps) {
  const { t } = useTranslation('schedule');
  const slots = useMemo(() => daySlots(entries, times, dayIndex), [entries, times, dayIndex]);
  const courts = useMemo(() => new Map(Array.from({ length: times.numberOfCourts }, (_, court) => [courtLetter(court), t('court', { letter: courtLetter(court) })])), [times.numberOfCourts, t]);
  const blocks = useMemo(() => blocksOf(slots, matches, filter), [slots, matches, filter]);
  const shown = useGrowing(blocks.length, growth, `${filter.team} ${filter.court}`);
  if (blocks.length === 0) return null;
  const games = blocks.reduce((sum, block) => sum + Math.max(1, block.games.length), 0);
  return (
    <DaySheet data-short={blocks.length < 12 || undefined} style={{ containIntrinsicBlockSize: `auto ${height.heading + games * height.game}px` }}>
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
        {blocks.slice(0, shown).map((block) => (
          <BlockRows key={block.slot.slot} block={block} phase={phaseOf(block, running, next)} changed={changesIn(block, changed)} courts={courts} t={t} />
        ))}
      </DayTable>
    </DaySheet>
  );
});

interface Block {
  readonly slot: TimetableSlot;
  readonly games: ReadonlyArray<{ readonly row: TimetableSlot['rows'][number]; readonly match: Match }>;
}

function blocksOf(slots: readonly TimetableSlot[], matches: DayCardProps['matches'], filter: ScheduleFilter): readonly Block[] {
  const isFiltered = filter.team !== '' || filter.court !== '';
  return slots.flatMap((slot) => {
    const games = slot.rows.flatMap((row) => {
      const match = row.entry === BREAK ? undefined : matches.get(row.entry);
      return match && passes(filter, match, row) ? [{ row, match }] : [];
    });
    if (games.length > 0) return [{ slot, games }];
    return !isFiltered && slot.rows.every(({ entry }) => entry === BREAK) ? [{ slot, games }] : [];
  });
}

/** The games of a block run together. */
function phaseOf({ games }: Block, running: ReadonlySet<MatchId>, next: ReadonlySet<MatchId>): MatchPhase {
  const [first] = games;
  return first ? matchPhase(first.match, running, next) : 'open';
}

const changesIn = ({ games }: Block, changed: ReadonlySet<MatchId>): string =>
  games
    .filter(({ match }) => changed.has(match.id))
    .map(({ match }) => match.id)
    .join(' ');

interface BlockRowsProps {
  readonly block: Block;
  readonly phase: MatchPhase;
  /** Ids of matches that changed a moment ago, with blanks between. */
  readonly changed: string;
  readonly courts: ReadonlyMap<string, string>;
  readonly t: ScheduleWords;
}

const BlockRows = memo(function BlockRows({ block: { slot, games }, phase, changed, courts, t }: BlockRowsProps) {
  const changedIds = changed.split(' ');
  return (
    <tbody data-now={phase === 'live' || undefined}>
      {games.length === 0 ? (
        <tr>
          <Time {...{ slot, phase, t }} span={1} />
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
            courtLetter={row.courtLetter}
            courtLabel={courts.get(row.courtLetter) ?? ''}
            phase={phase === 'live' ? phase : matchPhase(match, nothing, nothing)}
            changed={changedIds.includes(match.id)}
            time={index === 0 ? <Time {...{ slot, phase, t }} span={games.length} /> : null}
            t={t}
          />
        ))
      )}
    </tbody>
  );
}, sameBlock);

const nothing: ReadonlySet<MatchId> = new Set();

/** Blocks are made anew when one score changes; those that hold the same games stay as they are. */
function sameBlock(before: BlockRowsProps, now: BlockRowsProps): boolean {
  const [a, b] = [before.block, now.block];
  const sameGames = a.slot === b.slot && a.games.length === b.games.length && a.games.every(({ match }, index) => match === b.games[index]?.match);
  return sameGames && before.phase === now.phase && before.changed === now.changed && before.courts === now.courts && before.t === now.t;
}

/** The time of a block, and whether it is on court or comes next. */
function Time({ slot, span, phase, t }: { readonly slot: TimetableSlot; readonly span: number; readonly phase: MatchPhase; readonly t: ScheduleWords }) {
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
