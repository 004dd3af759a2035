import type { GameId } from '../entities';
import type { BracketTemplate, SlotSource, TemplateGame } from './types';

type Node = Pick<TemplateGame, 'kind' | 'sources' | 'winnerTo' | 'loserTo' | 'winnerTier'>;

/** Tier of the team that takes third place in a game of its own. */
const THIRD = 2;

/**
 * Follows a source back through byes to what people wait for: a seed, or the winner or loser of a game that is
 * really played. A bye has no loser, so only winners lead on.
 */
export function realSource(games: readonly Pick<TemplateGame, 'kind' | 'sources'>[], source: SlotSource): SlotSource {
  if (source.kind !== 'winner' && source.kind !== 'loser') return source;
  const feeder = games[source.game];
  if (!feeder || feeder.kind === 'game') return source;
  if (feeder.kind === 'void' || source.kind === 'loser') return { kind: 'bye' };
  const [first, second] = [realSource(games, feeder.sources[0]), realSource(games, feeder.sources[1])];
  return first.kind === 'bye' ? second : first;
}

/**
 * The games that are really played, in waves of at most `courts` games that run at the same time. A game never
 * stands in the wave of a game it waits for, or before it. Games whose teams have rested for a wave go first,
 * then those with the longest way to the end before them, then those that stand first in the bracket.
 */
export function playOrder(games: readonly Node[], courts: number): number[][] {
  const length = wayToTheEnd(games);
  const open = new Map<number, number>();
  const ready: number[] = [];
  const earliest = new Map<number, number>();
  const next = new Map<number, number[]>();
  games.forEach((game, index) => {
    if (game.kind !== 'game') return;
    const feeders = new Set<number>();
    for (const side of game.sources) {
      const source = realSource(games, side);
      if (source.kind === 'winner' || source.kind === 'loser') feeders.add(source.game);
    }
    // The final is played last and alone: it waits for the game for third place too.
    if (game.winnerTier === 0) games.forEach((other, i) => other.winnerTier === THIRD && other.kind === 'game' && feeders.add(i));
    for (const feeder of feeders) {
      const followers = next.get(feeder);
      if (followers) followers.push(index);
      else next.set(feeder, [index]);
    }
    open.set(index, feeders.size);
    if (feeders.size === 0) ready.push(index);
  });
  const waves: number[][] = [];
  while (ready.length > 0) {
    const now = waves.length;
    const tired = (index: number): number => Number((earliest.get(index) ?? -1) >= now);
    ready.sort((a, b) => tired(a) - tired(b) || (length[b] ?? 0) - (length[a] ?? 0) || a - b);
    const wave = ready.splice(0, courts);
    waves.push(wave);
    for (const index of wave) {
      for (const follower of next.get(index) ?? []) {
        const left = (open.get(follower) ?? 1) - 1;
        open.set(follower, left);
        earliest.set(follower, now + 1);
        if (left === 0) ready.push(follower);
      }
    }
  }
  return waves;
}

/** Games still to come after each game on the longest way a team of it can take. */
function wayToTheEnd(games: readonly Node[]): number[] {
  const length = new Array<number>(games.length).fill(0);
  for (let index = games.length - 1; index >= 0; index--) {
    const game = games[index];
    if (!game) continue;
    const ahead = [game.winnerTo, game.loserTo].map((to) => (to === null ? -1 : (length[to] ?? 0)));
    length[index] = Math.max(...ahead) + (game.kind === 'game' ? 1 : 0);
  }
  return length;
}

/**
 * The order of play for times and courts: the games of one wave run side by side, court by court.
 * The second grand final stands last; it is played only when needed.
 * @param courts at least 1
 */
export function bracketPlayOrder(template: BracketTemplate, courts: number): GameId[][] {
  if (!Number.isInteger(courts) || courts < 1) throw new RangeError('At least one court is needed');
  return playOrder(template.games, courts).map((wave) => wave.flatMap((index) => template.games[index]?.id ?? []));
}
