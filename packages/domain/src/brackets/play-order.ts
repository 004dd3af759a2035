import type { GameId } from '../entities';
import { exchangeCourts } from '../exchange-courts';
import { checkWithin, limits } from '../limits';
import type { BracketTemplate, SlotSource, TemplateGame } from './types';

const COURTS = limits.times.maximumCourts;
/** The cost of two games that lead to one game being on two courts. A team that plays on the same court twice in a row costs 1. */
const APART = 0.6;

/**
 * Follows a source back through byes to its real origin: a seed, or the winner or loser of a game that is really played. A bye has no
 * loser, so only winners lead on.
 */
export function realSource(games: readonly TemplateGame[], source: SlotSource): SlotSource {
  const feeder = 'game' in source ? games[source.game] : undefined;
  if (!feeder || feeder.kind === 'game') return source;
  const before = feeder.sources.map((side) => realSource(games, side)).find(({ kind }) => kind !== 'bye');
  return (source.kind === 'winner' && before) || { kind: 'bye' };
}

/**
 * Returns the games that are really played, in waves of at most `courts` games that run at the same time. A game is always in a later wave
 * than the games it waits for. Games whose teams have rested for a wave come first, then those with the longest path to the end, then those
 * that come first in the bracket.
 * @param isApart puts equally urgent games that lead to the same game into different waves where possible
 */
export function playOrder(games: readonly TemplateGame[], courts: number, isApart = false): number[][] {
  /** For each game, the number of games it waits for, and the games that wait for it, byes skipped. */
  const open = games.map(() => 0);
  const followers = games.map((): number[] => []);
  const played = [...games.keys()].filter((index) => games[index]!.kind === 'game');
  const final = games.findIndex(({ winnerTier }) => winnerTier === 0);
  const follows = (index: number, feeder: number): void => {
    followers[feeder]!.push(index);
    open[index]! += 1;
  };
  for (const index of played) {
    for (const side of games[index]!.sources) {
      const source = realSource(games, side);
      if ('game' in source) follows(index, source.game);
    }
    // Games for a place lead nowhere, but the final is played last and alone.
    const { winnerTo, winnerTier } = games[index]!;
    if (winnerTo === null && winnerTier !== 0) follows(final, index);
  }
  /** The number of games on the longest path from each game to the end; a little more towards lower places, which are played first. */
  const way: number[] = [];
  for (const index of [...played].reverse())
    way[index] = 1 + Math.max((games[index]!.winnerTier ?? 0) / 1000, ...followers[index]!.map((follower) => way[follower] ?? 0));
  const byUrgency = (a: number, b: number): number => way[b]! - way[a]! || a - b;

  const ready = played.filter((index) => open[index] === 0).sort(byUrgency);
  const waves: number[][] = [];
  let tired: number[] = [];
  while (ready.length > 0) {
    const wave: number[] = [];
    let rested = ready.length - tired.length;
    while (wave.length < courts && ready.length > 0) {
      // A game that is as urgent as the next one, as rested, and leads to another game.
      const other = ready.findIndex(
        (index, place) =>
          place < rested &&
          way[index] === way[ready[0]!] &&
          !wave.some((one) => followers[one]!.some((f) => followers[index]!.includes(f))),
      );
      wave.push(...ready.splice(isApart && other >= 0 ? other : 0, 1));
      rested -= 1;
    }
    waves.push(wave);
    if (tired.length > 0) ready.sort(byUrgency);
    // Games that this wave makes ready come last in the next one: their teams have not rested yet.
    tired = [];
    for (const index of wave) for (const follower of followers[index]!) if (--open[follower]! === 0) tired.push(follower);
    ready.push(...tired.sort(byUrgency));
  }
  return waves;
}

/**
 * Sorts the games of each wave by court, so that teams play on all courts. The court of a game depends on the courts of its teams' earlier
 * games. These are on the same court where possible, so that the game between their winners is on another one for both. A wave with fewer
 * games than courts uses the first ones.
 */
function onCourts(games: readonly TemplateGame[], waves: readonly (readonly number[])[]): readonly (readonly number[])[] {
  /** The average number of games on each court of a team that comes from this game. */
  const played: number[][] = [];
  const courtOf: number[] = [];
  return waves.map((wave) => {
    const before = (index: number, court: number): number =>
      listFeeders(games, index).reduce((sum, feeder) => sum + played[feeder]![court]!, 0);
    const order = exchangeCourts(wave, (index, court) => {
      const { winnerTo } = games[index]!;
      const siblings = winnerTo === null ? [] : listFeeders(games, winnerTo);
      return before(index, court) + siblings.filter((sibling) => (courtOf[sibling] ?? court) !== court).length * APART;
    });
    order.forEach((index, own) => {
      courtOf[index] = own;
      played[index] = Array.from({ length: COURTS }, (_, court) => before(index, court) / 2 + (court === own ? 1 : 0));
    });
    return order;
  });
}

const listFeeders = (games: readonly TemplateGame[], index: number): number[] =>
  games[index]!.sources.map((side) => realSource(games, side)).flatMap((source) => ('game' in source ? [source.game] : []));

/**
 * Returns the order of play for times and courts: the games of one wave run at the same time, one per court. The second grand final is
 * last; it is played only when needed.
 * @param courts at least 1
 */
export function bracketPlayOrder(template: BracketTemplate, courts: number): GameId[][] {
  checkWithin('courts', courts, 1, Infinity);
  const { games, courtsVersion } = template;
  const plain = playOrder(games, courts);
  const waves = courtsVersion > 1 ? onCourts(games, noWorse(games, plain, playOrder(games, courts, true))) : plain;
  return waves.map((wave) => wave.map((index) => games[index]!.id));
}

/** Returns the waves with games apart, unless these take longer or give fewer teams a rest. */
function noWorse(games: readonly TemplateGame[], plain: number[][], apart: number[][]): number[][] {
  const hurried = (waves: number[][]): number =>
    waves.reduce(
      (sum, wave, at) =>
        sum + wave.flatMap((index) => listFeeders(games, index)).filter((feeder) => waves[at - 1]?.includes(feeder)).length,
      0,
    );
  return apart.length <= plain.length && hurried(apart) <= hurried(plain) ? apart : plain;
}
