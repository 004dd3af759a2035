import type { GameId } from '../entities';
import { checkWithin } from '../limits';
import type { BracketTemplate, SlotSource, TemplateGame } from './types';

/**
 * Follows a source back through byes to what people wait for: a seed, or the winner or loser of a game that is
 * really played. A bye has no loser, so only winners lead on.
 */
export function realSource(games: readonly TemplateGame[], source: SlotSource): SlotSource {
  const feeder = 'game' in source ? games[source.game] : undefined;
  if (!feeder || feeder.kind === 'game') return source;
  const before = feeder.sources.map((side) => realSource(games, side)).find(({ kind }) => kind !== 'bye');
  return (source.kind === 'winner' && before) || { kind: 'bye' };
}

/**
 * The games that are really played, in waves of at most `courts` games that run at the same time. A game never
 * stands in the wave of a game it waits for, or before it. Games whose teams have rested for a wave go first,
 * then those with the longest way to the end before them, then those that stand first in the bracket.
 */
export function playOrder(games: readonly TemplateGame[], courts: number): number[][] {
  /** For each game how many it waits for, and which wait for it; byes looked through. */
  const open = games.map(() => 0);
  const followers = games.map((): number[] => []);
  const played = [...games.keys()].filter((index) => games[index]!.kind === 'game');
  const follows = (index: number, feeder: number): void => {
    followers[feeder]!.push(index);
    open[index]! += 1;
  };
  for (const index of played) {
    for (const side of games[index]!.sources) {
      const source = realSource(games, side);
      if ('game' in source) follows(index, source.game);
    }
    // The game for third place stands behind the final, which is played last and alone.
    if (games[index + 1]?.roundId === 'thirdPlace') follows(index, index + 1);
  }
  /** Games from each game to the end, on the longest way. */
  const way: number[] = [];
  for (const index of [...played].reverse()) way[index] = 1 + Math.max(0, ...followers[index]!.map((follower) => way[follower] ?? 0));
  const byUrgency = (a: number, b: number): number => way[b]! - way[a]! || a - b;

  const ready = played.filter((index) => open[index] === 0).sort(byUrgency);
  const waves: number[][] = [];
  let tired: number[] = [];
  while (ready.length > 0) {
    const wave = ready.splice(0, courts);
    waves.push(wave);
    if (tired.length > 0) ready.sort(byUrgency);
    // What this wave makes ready comes last in the next one: its teams have not rested yet.
    tired = [];
    for (const index of wave) for (const follower of followers[index]!) if (--open[follower]! === 0) tired.push(follower);
    ready.push(...tired.sort(byUrgency));
  }
  return waves;
}

/**
 * The order of play for times and courts: the games of one wave run side by side, court by court.
 * The second grand final stands last; it is played only when needed.
 * @param courts at least 1
 */
export function bracketPlayOrder(template: BracketTemplate, courts: number): GameId[][] {
  checkWithin('courts', courts, 1, Infinity);
  return playOrder(template.games, courts).map((wave) => wave.map((index) => template.games[index]!.id));
}
