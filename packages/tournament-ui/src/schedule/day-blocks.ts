import { BREAK, type Match, type MatchId, type TimetableSlot } from '@courtside/domain';
import { passes, type ScheduleFilter } from './filter';
import { getMatchGroup } from './match-labels';

/** The games of one time. Without games it is a break. */
export interface Block {
  readonly slot: TimetableSlot;
  readonly games: ReadonlyArray<{
    readonly row: TimetableSlot['rows'][number];
    readonly match: Match;
    readonly number: number;
    readonly group: string | undefined;
  }>;
}

interface BlockSource {
  readonly matches: ReadonlyMap<MatchId, Match>;
  readonly numbers: ReadonlyMap<MatchId, number>;
  readonly groups: ReadonlyMap<string, string>;
  readonly filter: ScheduleFilter;
}

/** Returns the blocks of a day that have games which pass the filter; breaks only without a filter. */
export function listBlocks(slots: readonly TimetableSlot[], { matches, numbers, groups, filter }: BlockSource): readonly Block[] {
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

/** Returns the ids of the games that have just changed, with blanks between. */
export const listChanges = ({ games }: Block, changed: ReadonlySet<MatchId>): string =>
  games
    .filter(({ match }) => changed.has(match.id))
    .map(({ match }) => match.id)
    .join(' ');

/** Returns a function that tells whether an element of the page is the row of one of these games. */
export const createRowTest = (blocks: readonly Block[]): ((elementId: string) => boolean) => {
  const ids = new Set(blocks.flatMap(({ games }) => games.map(({ match }) => `match-${match.id}`)));
  return (elementId: string) => ids.has(elementId);
};
