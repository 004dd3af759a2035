import { checkDistinct } from '../limits';
import type { SwissInput } from './types';

/**
 * Returns the teams with a bye and its round (from 1). If a round does not list its byes, they are the teams that did not play it although
 * they had not withdrawn: they still play, or played a later round.
 * @throws RangeError for a team listed twice
 */
export function swissByes<Id extends string>(input: SwissInput<Id>): { round: number; byes: Id[] }[] {
  checkDistinct('team', input.teams);
  const seedOf = new Map(input.teams.map((id, seed) => [id, seed]));
  return byesBySeed(input, seedOf).map((seeds, index) => ({ round: index + 1, byes: seeds.map((seed) => input.teams[seed]!) }));
}

/** Returns the same by seeds (from 0), for a caller that has them. */
export function byesBySeed<Id extends string>({ teams, withdrawn, rounds }: SwissInput<Id>, seedOf: ReadonlyMap<Id, number>): number[][] {
  const gone = new Set(withdrawn);
  // Read last to first, so the value is the next round in which the team played; 0 if there is none.
  const played = new Int32Array(teams.length);
  const found: number[][] = [];
  for (let round = rounds.length; round >= 1; round--) {
    const { games, byes } = rounds[round - 1]!;
    const before = gone.size > 0 ? played.slice() : played;
    let playing = 0;
    const mark = (seed: number | undefined): void => {
      if (seed === undefined || played[seed] === round) return;
      played[seed] = round;
      playing += 1;
    };
    for (const { team1Id, team2Id } of games) {
      mark(seedOf.get(team1Id));
      mark(seedOf.get(team2Id));
    }
    const rested = byes?.flatMap((id) => seedOf.get(id) ?? []) ?? [];
    if (!byes && playing > 0 && playing < teams.length) {
      teams.forEach((id, seed) => {
        if (played[seed] !== round && (before[seed]! > 0 || !gone.has(id))) rested.push(seed);
      });
    }
    found.unshift(rested);
  }
  return found;
}
