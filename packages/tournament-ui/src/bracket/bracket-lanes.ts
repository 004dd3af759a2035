import type { DrawnGame } from './drawn-game';

/** Rows closer than this are one line. */
const SAME = 1e-6;

/** The lines that lead to one game: one vertical in the gap before its column, which all its feeders share. */
interface Bundle {
  readonly target: DrawnGame;
  readonly feeders: readonly number[];
  readonly from: number;
  readonly to: number;
}

const meet = (a: Bundle, b: Bundle): boolean => a.from <= b.to + SAME && b.from <= a.to + SAME;
/** A feeder of one enters at the height at which the other leaves: beyond its own vertical line it would overlap the other's line. */
const mustStandBefore = (a: Bundle, b: Bundle): boolean => a.feeders.some((row) => Math.abs(row - b.target.row) < SAME);

/**
 * Returns where the lines to each game turn up or down, as a fraction of the gap before its column (0 to 1). Lines of different games that would
 * overlap get separate lanes, so that it is clear which game feeds which.
 * @param links pairs of games: the winner of the first advances to the second
 * @returns by index of the game that is fed
 */
export function connectorLanes(links: readonly (readonly [DrawnGame, DrawnGame])[]): ReadonlyMap<number, number> {
  const targets = new Map(links.map(([, target]) => [target.index, target]));
  const bundles = [...targets.values()].map((target): Bundle => {
    const feeders = links.flatMap(([from, to]) => (to.index === target.index ? [from.row] : []));
    return { target, feeders, from: Math.min(target.row, ...feeders), to: Math.max(target.row, ...feeders) };
  });
  const lanes = new Map<number, number>();
  for (const column of new Set(bundles.map(({ target }) => target.column))) {
    const placed = placeInLanes(bundles.filter(({ target }) => target.column === column));
    const count = Math.max(...placed.values()) + 1;
    for (const [index, lane] of placed) lanes.set(index, (lane + 1) / (count + 1));
  }
  return lanes;
}

/** Assigns the lanes of one gap, from the left: bundles that meet get different lanes, in the required order. */
function placeInLanes(bundles: readonly Bundle[]): Map<number, number> {
  const lanes = new Map<number, number>();
  const open = [...bundles].sort((a, b) => a.from - b.from || a.target.row - b.target.row);
  while (open.length > 0) {
    // If two lanes would each have to come before the other, they keep their order, and the lines cross once.
    const free = open.findIndex(
      (bundle) => !open.some((other) => other !== bundle && meet(other, bundle) && mustStandBefore(other, bundle)),
    );
    const [bundle] = open.splice(Math.max(0, free), 1) as [Bundle];
    const neighbours = bundles.filter((other) => lanes.has(other.target.index) && meet(other, bundle));
    const taken = new Set(neighbours.map(({ target }) => lanes.get(target.index)));
    let lane = Math.max(
      0,
      ...neighbours.filter((other) => mustStandBefore(other, bundle)).map(({ target }) => (lanes.get(target.index) ?? 0) + 1),
    );
    while (taken.has(lane)) lane += 1;
    lanes.set(bundle.target.index, lane);
  }
  return lanes;
}
