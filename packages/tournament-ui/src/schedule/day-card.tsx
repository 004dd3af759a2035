import {
  BREAK,
  courtLetter,
  daySlots,
  rhythmOfDay,
  type Match,
  type MatchId,
  type MatchTimes,
  type ScheduleEntry,
  type TimetableSlot,
} from '@courtside/domain';
import { useTranslation } from '@courtside/i18n';
import { isToCome, type GameState } from '@courtside/domain/wall';
import { CoffeeIcon, StatusBadge } from '@courtside/ui';
import { memo, useMemo, useState } from 'react';
import { usePlayDay } from '../day/day-context';
import { skipRenderingOffscreen } from '../growing/skip-rendering-offscreen';
import { useGrowing } from '../growing/use-growing';
import { ByeRow } from './bye-row';
import { EarlierGames } from './earlier-games';
import { earlierRun, type ScheduleNow } from './earlier-run';
import { passes, showsBye, type ScheduleFilter } from './filter';
import { getMatchGroup } from './match-labels';
import { MatchRow } from './match-row';
import { isOtherTime, PlannedTime } from './planned-time';
import { DaySheet, DayTable } from './day-style';
import { BreakRow } from './game-style';
import type { ScheduleWords } from './schedule-words';
import { tableRoles } from './table-roles';

export interface DayCardProps extends ScheduleNow {
  readonly title: string;
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
  const rhythm = rhythmOfDay(times, dayIndex);
  const slots = useMemo(() => daySlots(entries, times, dayIndex), [entries, times, dayIndex]);
  const courts = useMemo(
    () =>
      new Map(Array.from({ length: times.numberOfCourts }, (_, court) => [courtLetter(court), t('court', { letter: courtLetter(court) })])),
    [times.numberOfCourts, t],
  );
  const blocks = useMemo(() => blocksOf(slots, { matches, numbers, groups, filter }), [slots, matches, numbers, groups, filter]);
  const inBlocks = (games: number) => Math.max(2, Math.ceil(games / times.numberOfCourts));
  const folded = useFolded(blocks, { states, next, lately }, fold !== undefined && filter.team === '' && filter.court === '');
  const earlier = useMemo(() => blocks.slice(0, folded), [blocks, folded]);
  const holdsEarlier = useMemo(() => holdsAny(earlier), [earlier]);
  const later = blocks.length - folded;
  const shown = useGrowing(later, { first: inBlocks(growth.first), step: inBlocks(growth.step) }, `${filter.team} ${filter.court}`);
  // The games of one team or one court are a list.
  const isBeside = times.numberOfCourts > 1 && filter.team === '' && filter.court === '';
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
      changed={changesIn(block, changed)}
      courts={courts}
      hidesTimes={hidesTimes}
      isBeside={isBeside}
      t={t}
    />
  );
  return (
    <DaySheet data-short={allGames.length <= GAMES_OF_A_SHEET || undefined}>
      <DayTable {...tableRoles.table} data-live={allGames.some(({ match }) => stateOf(match) === 'live') || undefined}>
        <caption>
          {title}{' '}
          <small>
            {t('rhythm', { length: rhythm.gameLength, interval: rhythm.interval, courts: t('courts', { count: times.numberOfCourts }) })}
          </small>
        </caption>
        <thead {...tableRoles.rowgroup}>
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

/** How many blocks are folded: those that were behind when the user first saw the day, for nothing folds under their eyes. */
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

const holdsAny = (blocks: readonly Block[]) => {
  const ids = new Set(blocks.flatMap(({ games }) => games.map(({ match }) => `match-${match.id}`)));
  return (elementId: string) => ids.has(elementId);
};

interface Block {
  readonly slot: TimetableSlot;
  readonly games: ReadonlyArray<{
    readonly row: TimetableSlot['rows'][number];
    readonly match: Match;
    readonly number: number;
    readonly group: string | undefined;
  }>;
}

function blocksOf(
  slots: readonly TimetableSlot[],
  { matches, numbers, groups, filter }: Pick<DayCardProps, 'matches' | 'numbers' | 'groups' | 'filter'>,
): readonly Block[] {
  const isFiltered = filter.team !== '' || filter.court !== '';
  return slots.flatMap((slot) => {
    const games = slot.rows.flatMap((row) => {
      const match = row.entry === BREAK ? undefined : matches.get(row.entry);
      return match && passes(filter, match, row)
        ? [{ row, match, number: numbers.get(match.id) ?? 0, group: getMatchGroup(match, groups) }]
        : [];
    });
    if (games.length > 0) return [{ slot, games }];
    return !isFiltered && slot.rows.every(({ entry }) => entry === BREAK) ? [{ slot, games }] : [];
  });
}

const changesIn = ({ games }: Block, changed: ReadonlySet<MatchId>): string =>
  games
    .filter(({ match }) => changed.has(match.id))
    .map(({ match }) => match.id)
    .join(' ');

interface BlockRowsProps {
  readonly block: Block;
  /** The states of its games, with blanks between. */
  readonly states: string;
  /** Whether one of its games is the next one on its court. */
  readonly isNext: boolean;
  /** Ids of matches that changed a moment ago, with blanks between. */
  readonly changed: string;
  readonly courts: ReadonlyMap<string, string>;
  readonly hidesTimes: boolean;
  /** On wide screens its games are next to each other: those of the first court at one side, those of the second at the other. */
  readonly isBeside: boolean;
  readonly t: ScheduleWords;
}

const sideOf = (courtLetter: string): 1 | 2 => (courtLetter.charCodeAt(0) % 2 === 1 ? 1 : 2);

const BlockRows = memo(function BlockRows({
  block: { slot, games },
  states,
  isNext,
  changed,
  courts,
  hidesTimes,
  isBeside,
  t,
}: BlockRowsProps) {
  const stateOfGame = states === '' ? [] : (states.split(' ') as GameState[]);
  const isLive = stateOfGame.includes('live');
  const saysNext = isNext && !isLive && !stateOfGame.includes('pending');
  const { expected } = usePlayDay();
  // If all games of one time start at another one, the block shows it; otherwise each game shows its own.
  const starts = games.map(({ match }) => expected.get(match.id)).filter(isOtherTime);
  const others = new Set(starts.map((start) => start?.time));
  const isChanged = !hidesTimes && games.length > 0 && starts.length === games.length;
  const other = isChanged && others.size === 1 ? [...others].join() : null;
  const clock = { isChanged, other };
  // Games of one time no longer begin together once they are run from the board.
  const isWhollyLive = isLive && stateOfGame.every((one) => one === 'live');
  const changedIds = changed.split(' ');
  return (
    <tbody
      {...tableRoles.rowgroup}
      data-now={isLive || undefined}
      data-own-times={(others.size > 0 && other === null) || undefined}
      data-beside={(isBeside && games.length > 0) || undefined}
      ref={skipRenderingOffscreen}
    >
      {games.length === 0 ? (
        <tr {...tableRoles.row}>
          <Time {...{ slot, isNext: saysNext, isWhollyLive, hidesTimes, clock, t }} span={1} />
          <BreakRow {...tableRoles.cell} colSpan={2}>
            <span>
              <CoffeeIcon size={18} aria-hidden="true" />
              {t('break')}
            </span>
          </BreakRow>
        </tr>
      ) : (
        games.map(({ row, match, number, group }, index) => (
          <MatchRow
            key={match.id}
            match={match}
            courtLetter={row.courtLetter}
            courtLabel={courts.get(row.courtLetter) ?? ''}
            number={number}
            group={group}
            state={stateOfGame[index] ?? 'planned'}
            saysLive={!isWhollyLive}
            side={sideOf(row.courtLetter)}
            changed={changedIds.includes(match.id)}
            isTold={other !== null}
            time={index === 0 ? <Time {...{ slot, isNext: saysNext, isWhollyLive, hidesTimes, clock, t }} span={games.length} /> : null}
            t={t}
          />
        ))
      )}
    </tbody>
  );
}, sameBlock);

/** A changed score creates all blocks again; those with the same games keep their object. */
function sameBlock(before: BlockRowsProps, now: BlockRowsProps): boolean {
  const [a, b] = [before.block, now.block];
  const sameGames =
    a.slot === b.slot &&
    a.games.length === b.games.length &&
    a.games.every(
      ({ match, number, group }, index) =>
        match === b.games[index]?.match && number === b.games[index]?.number && group === b.games[index]?.group,
    );
  return (
    sameGames &&
    before.states === now.states &&
    before.isNext === now.isNext &&
    before.changed === now.changed &&
    before.hidesTimes === now.hidesTimes &&
    before.isBeside === now.isBeside &&
    before.courts === now.courts &&
    before.t === now.t
  );
}

/** The current time of a block. */
interface BlockClock {
  /** Whether none of its games starts at the scheduled time. */
  readonly isChanged: boolean;
  /** The time at which all of them begin; null where they begin as planned, or each at its own. */
  readonly other: string | null;
}

/** The time of a block, and whether it is on court or next. */
function Time({
  slot,
  span,
  isNext,
  isWhollyLive,
  hidesTimes,
  clock,
  t,
}: {
  readonly slot: TimetableSlot;
  readonly span: number;
  readonly isNext: boolean;
  readonly isWhollyLive: boolean;
  readonly hidesTimes: boolean;
  readonly clock: BlockClock;
  readonly t: ScheduleWords;
}) {
  return (
    <th {...tableRoles.rowheader} scope="rowgroup" rowSpan={span} aria-rowspan={span}>
      {hidesTimes ? slot.slot + 1 : <PlannedTime time={slot.time} isPast={clock.isChanged} />}
      {clock.other !== null && <time>{clock.other}</time>}
      {!hidesTimes && slot.plusDays > 0 && <small>{t('plusDays', { count: slot.plusDays })}</small>}
      {isWhollyLive && (
        <span data-print="no">
          <StatusBadge status="live" size="small">
            {t('live')}
          </StatusBadge>
        </span>
      )}
      {isNext && <small data-print="no">{t('next')}</small>}
    </th>
  );
}
