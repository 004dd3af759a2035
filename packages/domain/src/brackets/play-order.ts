import type { GameId } from '../entities';
import { exchangeCourts } from '../exchange-courts';
import { checkWithin, limits } from '../limits';
import type { BracketTemplate, SlotSource, TemplateGame } from './types';

const COURTS = limits.times.maximumCourts;
/** What it costs if two games that lead to one game are on two courts; a game of their teams on the same court before costs 1. */
const APART = 0.6;

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
 * @param isApart of equally urgent games, those that lead to one game are in different waves where that can be
 */
export function playOrder(games: readonly TemplateGame[], courts: number, isApart = false): number[][] {
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
    const wave: number[] = [];
    let rested = ready.length - tired.length;
    while (wave.length < courts && ready.length > 0) {
      // As urgent as the next one, as rested, and of another game to come.
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
    // What this wave makes ready comes last in the next one: its teams have not rested yet.
    tired = [];
    for (const index of wave) for (const follower of followers[index]!) if (--open[follower]! === 0) tired.push(follower);
    ready.push(...tired.sort(byUrgency));
  }
  return waves;
}

/**
 * The games of each wave by court, so that teams play on all of them. Where a game goes depends on the courts of the games that its teams come from,
 * and these are on one court where that can be, so that the game between their winners is on another one for both. A wave with fewer games than
 * courts is on the first ones.
 */
function onCourts(games: readonly TemplateGame[], waves: readonly (readonly number[])[]): readonly (readonly number[])[] {
  /** How often a team that comes from a game has played on each court, on average. */
  const played: number[][] = [];
  const courtOf: number[] = [];
  return waves.map((wave) => {
    const before = (index: number, court: number): number =>
      feedersOf(games, index).reduce((sum, feeder) => sum + played[feeder]![court]!, 0);
    const order = exchangeCourts(wave, (index, court) => {
      const { winnerTo } = games[index]!;
      const siblings = winnerTo === null ? [] : feedersOf(games, winnerTo);
      return before(index, court) + siblings.filter((sibling) => (courtOf[sibling] ?? court) !== court).length * APART;
    });
    order.forEach((index, own) => {
      courtOf[index] = own;
      played[index] = Array.from({ length: COURTS }, (_, court) => before(index, court) / 2 + (court === own ? 1 : 0));
    });
    return order;
  });
}

const feedersOf = (games: readonly TemplateGame[], index: number): number[] =>
  games[index]!.sources.map((side) => realSource(games, side)).flatMap((source) => ('game' in source ? [source.game] : []));

/**
 * The order of play for times and courts: the games of one wave run side by side, court by court.
 * The second grand final stands last; it is played only when needed.
 * @param courts at least 1
 */
export function bracketPlayOrder(template: BracketTemplate, courts: number): GameId[][] {
  checkWithin('courts', courts, 1, Infinity);
  const { games, courtsVersion } = template;
  const plain = playOrder(games, courts);
  const waves = courtsVersion > 1 ? onCourts(games, noWorse(games, plain, playOrder(games, courts, true))) : plain;
  return waves.map((wave) => wave.map((index) => games[index]!.id));
}

/** The waves in which games are apart, unless they take longer or give fewer teams a rest. */
function noWorse(games: readonly TemplateGame[], plain: number[][], apart: number[][]): number[][] {
  const hurried = (waves: number[][]): number =>
    waves.reduce(
      (sum, wave, at) => sum + wave.flatMap((index) => feedersOf(games, index)).filter((feeder) => waves[at - 1]?.includes(feeder)).length,
      0,
    );
  return apart.length <= plain.length && hurried(apart) <= hurried(plain) ? apart : plain;
}
