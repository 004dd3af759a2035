import type { PlayerId } from '../entities';
import { seededRandom, type Random } from '../random';
import {
  drawShuffleRound,
  parseShuffle,
  roundTiming,
  storedResult,
  storedRound,
  type DrawnRound,
  type Shuffle,
  type ShuffleResult,
} from '.';

export const playersNamed = (count: number, from = 1): PlayerId[] =>
  Array.from({ length: count }, (_, index) => `P${from + index}` as PlayerId);

/** A shuffle as it is stored. */
export interface StoredShuffle {
  readonly teamSize: number;
  readonly courts?: number;
  readonly players: readonly PlayerId[];
  readonly away: readonly PlayerId[];
  readonly rounds: readonly string[];
  readonly results: Readonly<Record<string, string>>;
}

export const emptyShuffle = (teamSize: number): StoredShuffle => ({ teamSize, players: [], away: [], rounds: [], results: {} });

/** Reads a stored shuffle. @throws Error if it can't be read */
export function readShuffle(stored: object): Shuffle {
  const result = parseShuffle(stored);
  if (!result.ok) throw new Error(result.issues.map(({ message }) => message).join());
  return result.value;
}

/** Draws a round of these players, and stores it. */
export function playRound(
  stored: StoredShuffle,
  present: readonly PlayerId[],
  { seed, skillOf = () => null }: { readonly seed: string; readonly skillOf?: (id: PlayerId) => number | null },
): { readonly stored: StoredShuffle; readonly drawn: DrawnRound } {
  const shuffle = readShuffle(stored);
  const { rounds } = shuffle;
  const drawn = drawShuffleRound({
    players: present.map((id) => ({ id, skill: skillOf(id) })),
    teamSize: stored.teamSize,
    rounds,
    random: seededRandom(`${seed} ${rounds.length}`),
  });
  const players = [...stored.players, ...present.filter((id) => !stored.players.includes(id))];
  const text = storedRound({ date: '2027-06-12', start: '10:00', ...roundTiming(shuffle), ...drawn }, players);
  return { stored: { ...stored, players, rounds: [...stored.rounds, text] }, drawn };
}

/** Gives each game of the last round a result, or the games that are named another one. */
export function score(stored: StoredShuffle, random: Random): StoredShuffle {
  const goals = () => Math.floor(random() * 6);
  const games = readShuffle(stored).rounds.at(-1)?.games ?? [];
  const results = Object.fromEntries(games.map(({ id }) => [id, storedResult([goals(), goals()] as ShuffleResult)]));
  return { ...stored, results: { ...stored.results, ...results } };
}
