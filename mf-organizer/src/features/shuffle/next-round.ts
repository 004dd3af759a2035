import type { PlayerId, Tournament } from '@courtside/domain';
import { seededRandom } from '@courtside/domain/engines';
import {
  addMinutes,
  drawShuffleRound,
  gamesOfRound,
  roundMinutes,
  roundTiming,
  toRound,
  type DrawnRound,
  type Shuffle,
  type ShuffleRound,
} from '@courtside/domain/shuffle';

/** Returns the players who are drawn: those of the tournament who are there. */
export const presentPlayers = ({ playerIds }: Pick<Tournament, 'playerIds'>, { away }: Pick<Shuffle, 'away'>): readonly PlayerId[] =>
  playerIds.filter((id) => !away.includes(id));

/** Whether these players are enough for a game. */
export const isEnough = (players: readonly PlayerId[], { teamSize }: Pick<Shuffle, 'teamSize'>): boolean =>
  gamesOfRound(players.length, teamSize) > 0;

/**
 * Draws the next round. The same tournament, players, round and number of the draw give the same teams on every device.
 * @param number of the draw, from 1
 */
export const drawNext = (
  tournamentId: string,
  { rounds, teamSize }: Shuffle,
  players: readonly PlayerId[],
  skillOf: (player: PlayerId) => number | null,
  number: number,
): DrawnRound =>
  drawShuffleRound({
    players: players.map((id) => ({ id, skill: skillOf(id) })),
    teamSize,
    rounds,
    random: seededRandom(`${tournamentId} ${rounds.length + 1} ${number}`),
  });

/** Returns when the next round begins if no one says otherwise: after the one before, or at ten on the first day. */
export function nextStart(shuffle: Shuffle, startDate: string): { readonly date: string; readonly start: string } {
  const last = shuffle.rounds.at(-1);
  if (!last) return { date: startDate, start: '10:00' };
  return { date: last.date, start: addMinutes(last.start, roundMinutes(last)) };
}

/** Returns a drawn round with its games, before it is stored. */
export const toPreview = (drawn: DrawnRound, when: { readonly date: string; readonly start: string }, shuffle: Shuffle): ShuffleRound =>
  toRound({ ...when, ...roundTiming(shuffle), teams: drawn.teams, resting: drawn.resting }, shuffle.rounds.length + 1, {});
