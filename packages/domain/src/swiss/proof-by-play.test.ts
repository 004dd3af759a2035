import { randomFrom } from '../matching/matching.testkit';
import { nextSwissRound } from './next-swiss-round';
import { swissTable } from './swiss-table';
import type { SwissRoundRecord } from './types';

/** Plays an event with frequent draws; a team withdraws in `leaving` share of the rounds. Checks every round. */
function playEvent(n: number, maxRounds: number, leaving: number, random: () => number): string {
  const teams = Array.from({ length: n }, (_, i) => `T${i + 1}`);
  const withdrawn: string[] = [];
  const rounds: SwissRoundRecord[] = [];
  const met = new Map<string, number>();
  const byes = new Map<string, number>();
  const key = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  for (;;) {
    const active = teams.filter((id) => !withdrawn.includes(id));
    const input = { teams, withdrawn, rounds };
    const outcome = nextSwissRound(input);
    const unplayed = active.flatMap((a, i) => active.slice(i + 1).filter((b) => !met.has(key(a, b))));
    expect(outcome.kind === 'allPlayed').toBe(unplayed.length === 0);
    if (outcome.kind === 'allPlayed') return 'allPlayed';
    if (rounds.length >= maxRounds) return 'enough';
    expect(outcome.round).toBe(rounds.length + 1);
    const playing = [
      ...outcome.pairings.flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]),
      ...(outcome.bye === null ? [] : [outcome.bye]),
    ];
    expect([...playing].sort()).toEqual([...active].sort());
    expect(outcome.bye === null).toBe(active.length % 2 === 0);
    if (outcome.bye !== null) {
      expect(byes.get(outcome.bye) ?? 0).toBe(Math.min(...active.map((id) => byes.get(id) ?? 0)));
      byes.set(outcome.bye, (byes.get(outcome.bye) ?? 0) + 1);
    }
    const again = outcome.pairings.filter(({ team1Id, team2Id }) => met.has(key(team1Id, team2Id)));
    if (outcome.kind === 'round') expect(again).toEqual([]);
    else expect(again.length).toBe(outcome.rematches.length);
    if (outcome.kind === 'deadEnd') expect(again.length).toBeGreaterThan(0);
    const games = outcome.pairings.map((pair) => ({ ...pair, team1Score: Math.floor(random() * 3), team2Score: Math.floor(random() * 3) }));
    rounds.push({ games });
    for (const { team1Id, team2Id } of games) met.set(key(team1Id, team2Id), rounds.length);
    expect(
      swissTable(input)
        .lines.map((line) => line.byes)
        .sort(),
    ).toEqual(active.map((id) => byes.get(id) ?? 0).sort());
    if (random() < leaving && active.length > 2) withdrawn.push(active[Math.floor(random() * active.length)]!);
  }
}

describe('a Swiss event, played out', () => {
  it('pairs everybody in every round, for every number of teams, S1 S5 S6 S8 S9', () => {
    const random = randomFrom(21);
    for (let n = 2; n <= 64; n++) playEvent(n, Math.max(3, Math.ceil(Math.log2(n)) + 2), 0, random);
  });

  it('stands withdrawals at any moment, S4 S5', () => {
    const random = randomFrom(22);
    for (let n = 2; n <= 64; n++) playEvent(n, Math.max(3, Math.ceil(Math.log2(n)) + 3), 0.4, random);
  });

  it('goes on through dead ends until all have met, S8 S9', () => {
    const random = randomFrom(23);
    for (let n = 2; n <= 14; n++) {
      for (let event = 0; event < 6; event++) expect(playEvent(n, 4 * n + 8, event % 2 === 0 ? 0 : 0.1, random)).toBe('allPlayed');
    }
  });

  it('pairs 128 and 256 teams, S6', () => {
    const random = randomFrom(24);
    expect(playEvent(128, 6, 0.3, random)).toBe('enough');
    expect(playEvent(256, 4, 0.3, random)).toBe('enough');
  });
});
