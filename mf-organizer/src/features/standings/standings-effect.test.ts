import { parseMatches, parseTeams, parseTournament, type Match, type MatchId, type Team, type Tournament } from '@courtside/domain';
import { changedPlaces } from './standings-effect';

const value = <T>(result: { ok: true; value: T } | { ok: false; issues: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.issues));
  return result.value;
};
const tournament: Tournament = value(
  parseTournament('t', { name: 'Cup', startDate: '2027-06-12', endDate: '2027-06-12', groups: { '0': ['a', 'b', 'c'] } }),
);
const teams: readonly Team[] = value(
  parseTeams(Object.fromEntries(['a', 'b', 'c'].map((id, place) => [id, { name: id, groupId: '0', registeredAt: place }]))),
);
const game = (team1Id: string, team2Id: string, team1Score: number, team2Score: number) => ({ team1Id, team2Id, team1Score, team2Score });
/** a wins twice and loses twice (6 points at 3 a win), b wins once and draws three times (6): at 2 a win b leads. */
const matches: ReadonlyMap<MatchId, Match> = value(
  parseMatches({
    m1: game('a', 'c', 1, 0),
    m2: game('a', 'c', 1, 0),
    m3: game('c', 'a', 5, 0),
    m4: game('c', 'a', 5, 0),
    m5: game('b', 'c', 1, 0),
    m6: game('b', 'c', 1, 1),
    m7: game('b', 'c', 1, 1),
    m8: game('b', 'c', 1, 1),
  }),
);
const rules = { pointsPerWin: 3, headToHead: true, tieBreakPreset: 'pointsFirst' } as const;

describe('changedPlaces', () => {
  it('counts none for the rules that hold', () => {
    expect(changedPlaces(tournament, teams, matches, rules)).toBe(0);
  });

  it('counts the teams that would stand elsewhere', () => {
    expect(changedPlaces(tournament, teams, matches, { ...rules, pointsPerWin: 2 })).toBe(2);
  });
});
