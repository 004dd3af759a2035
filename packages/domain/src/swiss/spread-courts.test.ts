import { nextSwissRound } from './next-swiss-round';
import { spreadCourts } from './spread-courts';
import type { SwissPairing, SwissRoundRecord } from './types';

/** Plays rounds in which the better seed wins, and counts how often each team plays on each court. */
function courtsOfTeams(teamCount: number, courts: number, roundCount: number) {
  const teams = Array.from({ length: teamCount }, (_, index) => `T${index + 1}`);
  const rounds: SwissRoundRecord[] = [];
  const stored: (readonly SwissPairing[])[] = [];
  for (let round = 0; round < roundCount; round += 1) {
    const outcome = nextSwissRound({ teams, rounds });
    if (outcome.kind === 'allPlayed') break;
    const order = spreadCourts(outcome.pairings, stored, courts);
    expect(new Set(order)).toEqual(new Set(outcome.pairings));
    expect(spreadCourts(outcome.pairings, stored, courts)).toEqual(order);
    stored.push(order);
    const winnerOf = ({ team1Id, team2Id }: SwissPairing) => (teams.indexOf(team1Id) < teams.indexOf(team2Id) ? 1 : 0);
    rounds.push({ games: order.map((game) => ({ ...game, team1Score: winnerOf(game), team2Score: 1 - winnerOf(game) })) });
  }
  return teams.map((team) =>
    Array.from(
      { length: courts },
      (_, court) =>
        stored.filter((round) => round.some((game, index) => index % courts === court && [game.team1Id, game.team2Id].includes(team)))
          .length,
    ),
  );
}

describe('courts of Swiss rounds', () => {
  it('S11 the best team does not play on the first court in every round', () => {
    expect(courtsOfTeams(8, 2, 5)[0]!.every((games) => games >= 2)).toBe(true);
    expect(Math.max(...courtsOfTeams(16, 4, 5)[0]!)).toBeLessThanOrEqual(2);
  });

  it.each([2, 3, 4, 6])('S11 no team plays far more often on one of %d courts than on another', (courts) => {
    for (const teamCount of [8, 12, 16, 24, 32]) {
      for (const counts of courtsOfTeams(teamCount, courts, 5)) expect(Math.max(...counts)).toBeLessThanOrEqual(3);
    }
  });

  it('S11 empty slots of earlier rounds count for nothing, and a round without earlier ones stays as it is', () => {
    const [one, other] = [
      { team1Id: 'a', team2Id: 'b' },
      { team1Id: 'c', team2Id: 'd' },
    ] as const;
    expect(spreadCourts([one, other], [], 2)).toEqual([one, other]);
    expect(spreadCourts([one, other], [[null, one]], 2)).toEqual([one, other]);
    expect(spreadCourts([one, other], [[one, null]], 2)).toEqual([other, one]);
  });
});
