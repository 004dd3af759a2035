import type { PlayerId } from '@courtside/domain';
import type { Random } from '@courtside/domain/engines';
import {
  addMinutes,
  defaultShuffle,
  drawShuffleRound,
  roundMinutes,
  roundTiming,
  storedResult,
  storedRound,
  toRound,
  type ShuffleRound,
} from '@courtside/domain/shuffle';

interface PlayedShuffle {
  readonly players: readonly { readonly id: PlayerId; readonly skill: number }[];
  /** `YYYY-MM-DD`. */
  readonly date: string;
  /** `HH:MM`. */
  readonly start: string;
  readonly courts: number;
  readonly rounds: number;
  readonly random: Random;
}

/** Returns a shuffle as it is stored, with all results: the stronger team usually has more goals. */
export function playShuffle({ players, date, start, courts, rounds, random }: PlayedShuffle): object {
  const rules = { ...defaultShuffle, courts };
  const ids = players.map(({ id }) => id);
  const skills = new Map(players.map(({ id, skill }) => [id, skill]));
  const goalsOf = (team: readonly PlayerId[]) =>
    Math.floor((random() * team.reduce((sum, id) => sum + (skills.get(id) ?? 0), 0)) / team.length);
  const played: ShuffleRound[] = [];
  for (let number = 1; number <= rounds; number += 1) {
    const last = played.at(-1);
    const { teams, resting } = drawShuffleRound({ players, teamSize: rules.teamSize, rounds: played, random });
    const begin = last ? addMinutes(last.start, roundMinutes(last)) : start;
    played.push(toRound({ date, start: begin, ...roundTiming(rules), teams, resting }, number, {}));
  }
  return {
    ...rules,
    ...{ players: ids, away: [] },
    rounds: played.map((round) => storedRound(round, ids)),
    results: Object.fromEntries(
      played.flatMap(({ games }) => games.map(({ id, teams: [one, other] }) => [id, storedResult([goalsOf(one), goalsOf(other)])])),
    ),
  };
}
