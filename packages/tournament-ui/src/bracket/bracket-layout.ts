import { bracketRounds, getRoundPlaces, type BracketLevel, type BracketTemplate } from '@courtside/domain';
import { connectorLanes } from './bracket-lanes';
import type { DrawnGame } from './drawn-game';

/** A round of the drawing. */
export interface DrawnRound {
  readonly level: BracketLevel;
  readonly roundId: string;
  readonly column: number;
  /** Row of its heading: above the first game of its level, or above its own game if it shares a column. */
  readonly headingRow: number;
  readonly games: readonly DrawnGame[];
}

export interface BracketLayout {
  readonly rounds: readonly DrawnRound[];
  /** Pairs of games: the winner of the first advances to the second. */
  readonly links: readonly (readonly [DrawnGame, DrawnGame])[];
  /** Where the lines to a game turn, see `connectorLanes`. */
  readonly lanes: ReadonlyMap<number, number>;
  readonly columns: number;
  readonly rows: number;
}

/** The two parts of a drawing, side by side: each with its levels below each other. */
const parts = [
  ['hayesUpper', 'hayesLower'],
  ['upper', 'lower'],
] as const;
/** Rows between two levels. */
const LEVEL_GAP = 0.75;
/** Whether a round is drawn below the last game of its column: for the lower places of its tree. */
const isBelow = (roundId: string, tree: number) =>
  roundId === 'thirdPlace' || roundId === 'grandFinalReset' || (tree > 0 && getRoundPlaces(roundId)?.from !== tree + 1);
const isNumbered = (roundId: string) => roundId.startsWith('round');

/**
 * Lays out the games of a bracket: one column per round, levels below each other. A game is centered between the games of its level that feed
 * it; games without feeders are listed from top to bottom. The lower tier of a Hayes bracket is played first, so it is at the left, from the top
 * like the main bracket. Games for the places behind the fourth are small trees below the bracket, whose last games are in its last column. The
 * grand final is to the right of both sides, with the deciding game below it, so that it takes no column. Games that
 * are never played are left out.
 * @param from the first column: earlier rounds are left out, and the others move up to where those were
 */
export function layOutBracket(template: BracketTemplate, from = 0): BracketLayout {
  const rounds = bracketRounds(template)
    .map((round) => ({ ...round, games: round.games.filter((index) => template.games[index]?.kind === 'game') }))
    .filter(({ games }) => games.length > 0);
  const columnsOf = (level: BracketLevel) => rounds.filter((round) => round.level === level && isNumbered(round.roundId)).length;
  const tierColumns = Math.max(columnsOf('hayesUpper'), columnsOf('hayesLower'));
  const mainColumns = Math.max(columnsOf('upper'), columnsOf('lower'));
  const drawn = new Map<number, DrawnGame>();
  const drawnRounds: DrawnRound[] = [];
  let rows = 0;
  for (const [part, levels] of parts.entries()) {
    rows = Math.max(rows, placeLevels(levels, part === 0 ? 0 : tierColumns));
  }
  const games = [...drawn.values()];
  const links = games.flatMap((game) => {
    const next = drawn.get(template.games[game.index]?.winnerTo ?? -1);
    return next && next.column > game.column ? [[game, next] as const] : [];
  });
  return { rounds: drawnRounds, links, lanes: connectorLanes(links), columns: Math.max(0, ...games.map(({ column }) => column + 1)), rows };

  /** Places levels below each other. @returns how many rows they take */
  function placeLevels(levels: readonly BracketLevel[], offset: number): number {
    let top = 0;
    for (const level of levels) top = placeLevel(level, offset, top);
    return Math.max(0, top - LEVEL_GAP);
  }

  /** @returns the row at which the next level begins */
  function placeLevel(level: BracketLevel, offset: number, top: number): number {
    const ofLevel = rounds.filter((round) => round.level === level);
    let bottom = top;
    let tree = 0;
    ofLevel.forEach(({ roundId, games }, place) => {
      const column = offset + columnOf(roundId, place, columnsOf(level), mainColumns) - from;
      if (column < 0) return;
      // The games for places 5 to 8, for 9 to 16, and so on are trees below each other, played at about the time of the columns above.
      if (getTree(roundId) > tree) {
        tree = getTree(roundId);
        top = bottom + LEVEL_GAP;
      }
      const isOwn = isBelow(roundId, tree);
      let free = isOwn ? Math.max(tree > 0 ? top : 0, bottomOf(drawnRounds, level, column) + LEVEL_GAP) : top;
      let headingRow = top;
      const placed = games.map((index, at) => {
        const row = Math.max(free, middleOfFeeders(template, drawn, index, level) ?? free);
        if (isOwn && at === 0) headingRow = row;
        free = row + 1;
        bottom = Math.max(bottom, free);
        const game = { index, column, row };
        drawn.set(index, game);
        return game;
      });
      drawnRounds.push({ level, roundId, column, headingRow, games: placed });
    });
    return ofLevel.length > 0 ? bottom + LEVEL_GAP : top;
  }
}

/** Returns how many teams are ahead of the tree that a round belongs to: 4 for places 5 to 8; 0 for the tree of the first places. */
function getTree(roundId: string): number {
  const { from } = getRoundPlaces(roundId) ?? { from: 1 };
  return from > 4 ? 2 ** Math.floor(Math.log2(from - 1)) : 0;
}

function columnOf(roundId: string, place: number, numbered: number, mainColumns: number): number {
  const places = getRoundPlaces(roundId);
  if (places) return numbered - Math.log2(places.to - places.from + 1);
  return roundId === 'grandFinal' || roundId === 'grandFinalReset' ? mainColumns : place;
}

const bottomOf = (rounds: readonly DrawnRound[], level: BracketLevel, column: number): number =>
  Math.max(
    0,
    ...rounds.filter((round) => round.level === level && round.column === column).flatMap(({ games }) => games.map(({ row }) => row + 1)),
  );

/** Returns the middle of the feeding games of the same level; byes are skipped. */
function middleOfFeeders(
  template: BracketTemplate,
  drawn: ReadonlyMap<number, DrawnGame>,
  index: number,
  level: BracketLevel,
): number | null {
  const rows = (template.games[index]?.sources ?? []).flatMap((source) => {
    const feeder = source.kind === 'winner' ? drawn.get(source.game) : undefined;
    return feeder && template.games[feeder.index]?.level === level ? [feeder.row] : [];
  });
  return rows.length > 0 ? rows.reduce((sum, row) => sum + row, 0) / rows.length : null;
}
