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
  const { open, followers } = dependencies(games);
  const ready = games.flatMap((game, index) => (game.kind === 'game' && open[index] === 0 ? [index] : []));
  /** The first wave in which the teams of a game have had a rest. */
  const rested = new Int32Array(games.length);
  const waves: number[][] = [];
  while (ready.length > 0) {
    const wave: number[] = [];
    const now = waves.push(wave) - 1;
    while (wave.length < courts && ready.length > 0) {
      let at = 0;
      for (let other = 1; other < ready.length; other++) if (comesBefore(ready[other]!, ready[at]!)) at = other;
      wave.push(ready[at]!);
      ready[at] = ready[ready.length - 1]!;
      ready.pop();
    }
    for (const index of wave) {
      for (const follower of followers[index]!) {
        rested[follower] = now + 2;
        open[follower] = open[follower]! - 1;
        if (open[follower] === 0) ready.push(follower);
      }
    }
  }
  return waves;

  function comesBefore(a: number, b: number): boolean {
    const now = waves.length - 1;
    const tired = Number(rested[a]! > now) - Number(rested[b]! > now);
    return (tired || length[b]! - length[a]! || a - b) < 0;
  }
}

/** For each game how many games it waits for, and which games wait for it; byes looked through. */
function dependencies(games: readonly Node[]): { open: Int32Array; followers: number[][] } {
  const open = new Int32Array(games.length);
  const followers: number[][] = games.map(() => []);
  const wait = (follower: number, feeder: number): void => {
    if (followers[feeder]!.includes(follower)) return;
    followers[feeder]!.push(follower);
    open[follower] = open[follower]! + 1;
  };
  const third = games.findIndex((game) => game.winnerTier === THIRD && game.kind === 'game');
  games.forEach((game, index) => {
    if (game.kind !== 'game') return;
    for (const side of game.sources) {
      const source = realSource(games, side);
      if (source.kind === 'winner' || source.kind === 'loser') wait(index, source.game);
    }
    // The final is played last and alone.
    if (game.winnerTier === 0 && third >= 0) wait(index, third);
  });
  return { open, followers };
}

/** Games still to come after each game on the longest way a team of it can take, and the game itself. */
function wayToTheEnd(games: readonly Node[]): Int32Array {
  const length = new Int32Array(games.length);
  for (let index = games.length - 1; index >= 0; index--) {
    const { kind, winnerTo, loserTo } = games[index]!;
    const ahead = Math.max(winnerTo === null ? 0 : length[winnerTo]!, loserTo === null ? 0 : length[loserTo]!);
    length[index] = ahead + (kind === 'game' ? 1 : 0);
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
