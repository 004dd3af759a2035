import {
  courtLetter,
  courtsOfDay,
  daySlots,
  rhythmOfDay,
  type Match,
  type MatchId,
  type MatchTimes,
  type ScheduleEntry,
} from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { isToCome, type GameState } from '@courtside/domain/wall';
import { memo, useMemo, useState } from 'react';
import { useGrowing } from '../growing/use-growing';
import { usePrinting } from '../print/use-printing';
import { BlockRows } from './block-rows';
import { ByeRow } from './bye-row';
import { createRowTest, listBlocks, listChanges, type Block } from './day-blocks';
import { EarlierGames } from './earlier-games';
import { earlierRun, type ScheduleNow } from './earlier-run';
import { showsBye, type ScheduleFilter } from './filter';
import { DaySheet, DayTable } from './day-style';
import { tableRoles } from './table-roles';

export interface DayCardProps extends ScheduleNow {
  readonly title: string;
  /** The event's name, which each printed sheet shows. */
  readonly event: string;
  readonly entries: readonly ScheduleEntry[];
  readonly dayIndex: number;
  readonly times: MatchTimes;
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** Numbers of all games, see `matchNumbers`. */
  readonly numbers: ReadonlyMap<MatchId, number>;
  /** Letters of the groups by team, see `groupLetters`. */
  readonly groups: ReadonlyMap<string, string>;
  readonly filter: ScheduleFilter;
  readonly changed: ReadonlySet<MatchId>;
  /** Shows the order of the blocks instead of their times. */
  readonly hidesTimes: boolean;
  /** The teams that have a bye in this round, with blanks between: a text stays equal when the page renders again. */
  readonly resting?: string;
  /** Name, unique in the page, of the fold with the finished games of a running day; without one all games are shown. */
  readonly fold?: string | undefined;
}

/** Games of a long day: about these many at once, the others as time allows. */
const growth = { first: 24, step: 18 };

/** A day with so many games fits on one printed sheet. */
const GAMES_OF_A_SHEET = 16;

/** A day or round: a table with one block of rows per time. A time without games is a break. */
export const DayCard = memo(function DayCard({
  title,
  event,
  entries,
  dayIndex,
  times,
  matches,
  numbers,
  groups,
  filter,
  states,
  next,
  lately,
  changed,
  hidesTimes,
  resting = '',
  fold,
}: DayCardProps) {
  const { t } = useTranslation('schedule');
  const printing = usePrinting();
  const rhythm = rhythmOfDay(times, dayIndex);
  const slots = useMemo(() => daySlots(entries, times, dayIndex), [entries, times, dayIndex]);
  const count = courtsOfDay(times, dayIndex);
  const place = times.venues?.[dayIndex]?.place;
  const courts = useMemo(
    () => new Map(Array.from({ length: count }, (_, court) => [courtLetter(court), t('court', { letter: courtLetter(court) })])),
    [count, t],
  );
  const blocks = useMemo(() => listBlocks(slots, { matches, numbers, groups, filter }), [slots, matches, numbers, groups, filter]);
  const inBlocks = (games: number) => Math.max(2, Math.ceil(games / count));
  const folded = useFolded(blocks, { states, next, lately }, fold !== undefined && filter.team === '' && filter.court === '');
  const earlier = useMemo(() => blocks.slice(0, folded), [blocks, folded]);
  const holdsEarlier = useMemo(() => createRowTest(earlier), [earlier]);
  const later = blocks.length - folded;
  const shown = useGrowing(later, { first: inBlocks(growth.first), step: inBlocks(growth.step) }, `${filter.team} ${filter.court}`);
  // The games of one team or one court are a list.
  const isBeside = count > 1 && filter.team === '' && filter.court === '';
  const rests = resting.split(' ').filter((team) => team && showsBye(filter, team));
  if (blocks.length + rests.length === 0) return null;
  const stateOf = ({ id }: Match): GameState => states.get(id) ?? 'planned';
  const allGames = blocks.flatMap((block) => block.games);
  const rowsOf = (block: Block) => (
    <BlockRows
      key={block.slot.slot}
      block={block}
      states={block.games.map(({ match }) => stateOf(match)).join(' ')}
      isNext={block.games.some(({ match }) => next.has(match.id) && isToCome(stateOf(match)))}
      changed={listChanges(block, changed)}
      courts={courts}
      hidesTimes={hidesTimes}
      isBeside={isBeside}
      t={t}
    />
  );
  const caption = (
    <>
      {place ? `${title} · ${place}` : title}{' '}
      <small>{t('rhythm', { length: rhythm.gameLength, interval: rhythm.interval, courts: t('courts', { count }) })}</small>
    </>
  );
  return (
    <DaySheet data-short={allGames.length <= GAMES_OF_A_SHEET || undefined}>
      <DayTable {...tableRoles.table} data-live={allGames.some(({ match }) => stateOf(match) === 'live') || undefined}>
        {!printing && <caption>{caption}</caption>}
        <thead {...tableRoles.rowgroup}>
          {/* The browser repeats it on each sheet. */}
          {printing && (
            <tr {...tableRoles.row} data-paper>
              <th colSpan={3}>
                <small>{event}</small>
                {caption}
              </th>
            </tr>
          )}
          <tr {...tableRoles.row}>
            {([hidesTimes ? 'order' : 'time', 'court', 'game'] as const).map((column) => (
              <th key={column} {...tableRoles.columnheader} scope="col">
                <span>{t(`column.${column}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {fold !== undefined && earlier.length > 0 && (
          <EarlierGames name={fold} games={earlier.reduce((sum, { games }) => sum + games.length, 0)} holds={holdsEarlier} t={t}>
            {earlier.map(rowsOf)}
          </EarlierGames>
        )}
        {blocks.slice(folded, folded + shown).map(rowsOf)}
        {rests.map((team) => (
          <ByeRow key={team} team={team} t={t} />
        ))}
      </DayTable>
    </DaySheet>
  );
});

/** Returns the number of folded blocks: those that were over when the user first saw the day, so that nothing folds while they read. */
function useFolded(blocks: readonly Block[], now: ScheduleNow, folds: boolean): number {
  const run = folds
    ? earlierRun(
        blocks.map(({ games }) => games.map(({ match }) => match)),
        now,
      )
    : 0;
  const [first, setFirst] = useState<number | null>(null);
  if (folds && first === null && blocks.length > 0) setFirst(run);
  return Math.min(run, first ?? run);
}
