import { dayId, matchId, teamId, type MatchId } from '../entities';
import { placeProblems } from './making';
import { entries } from './schedule.testkit';

/** `ab` is a game of the teams A and B. */
const problems = (days: readonly string[], courts: number) => {
  const schedule = Object.fromEntries(days.map((day, index) => [dayId(String(index)), entries(day) as MatchId[]]));
  const games = days
    .join(' ')
    .split(' ')
    .filter((entry) => entry !== 'break');
  const matches = new Map(games.map((game) => [matchId(game), { team1Id: teamId(game[0] ?? ''), team2Id: teamId(game[1] ?? '') }]));
  return Object.fromEntries(
    [...placeProblems(schedule, matches, courts)].map(([game, found]) => [
      game,
      found.map(({ kind, teamId: team, other }) => `${kind} ${team} ${other}`),
    ]),
  );
};

describe('placeProblems', () => {
  it('tells of a team that plays twice at the same time, once, of the later game', () => {
    expect(problems(['ab cd', 'ac ad'], 2)).toEqual({ ad: ['twice a ac'] });
  });

  it('tells of games in a row where the teams are enough to rest, over no break and no night', () => {
    expect(problems(['ab cd ac ef gh ij'], 2)).toEqual({ ac: ['noRest a ab', 'noRest c cd'] });
    expect(problems(['ab cd break break ac ef gh ij'], 2)).toEqual({});
    expect(problems(['ab cd', 'ac ef gh ij'], 2)).toEqual({});
  });

  it('has nothing against games in a row where nobody could rest', () => {
    expect(problems(['ab cd ac bd ef gh'], 2)).toEqual({});
    expect(problems(['ab ac'], 1)).toEqual({});
  });
});
