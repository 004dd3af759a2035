import type { PlayerId } from '../entities';
import { seededRandom } from '../random';
import { countRests, drawShuffleRound, gamesOfRound } from '.';
import { chooseResting } from './rests';
import { emptyShuffle, playersNamed, playRound, readShuffle } from './shuffle.testkit';

const [a, b, c, d, e, f] = playersNamed(6) as [PlayerId, PlayerId, PlayerId, PlayerId, PlayerId, PlayerId];
const draw = (count: number, teamSize: number, seed = 'x', skills: readonly (number | null)[] = []) =>
  drawShuffleRound({
    players: playersNamed(count).map((id, index) => ({ id, skill: skills[index] ?? null })),
    teamSize,
    rounds: [],
    random: seededRandom(seed),
  });

describe('drawShuffleRound', () => {
  it.each([
    [6, 3, 1, 0],
    [11, 3, 1, 5],
    [14, 3, 2, 2],
    [19, 5, 1, 9],
    [64, 2, 16, 0],
  ])('%i players in teams of %i play %i games, and %i rest', (count, teamSize, games, rest) => {
    const { teams, resting } = draw(count, teamSize);
    expect(gamesOfRound(count, teamSize)).toBe(games);
    expect(teams).toHaveLength(2 * games);
    expect(teams.every((team) => team.length === teamSize)).toBe(true);
    expect(resting).toHaveLength(rest);
    expect([...teams.flat(), ...resting].sort()).toEqual([...playersNamed(count)].sort());
  });

  it('the same seed draws the same round, another one another', () => {
    expect(draw(24, 3, 'one')).toEqual(draw(24, 3, 'one'));
    expect(draw(24, 3, 'one').teams).not.toEqual(draw(24, 3, 'two').teams);
  });

  it('teams of a game are balanced; an unknown skill counts as 5', () => {
    const skills = [10, 10, 9, 1, 1, 2, 5, 5, 5, 5, 5, 5];
    expect(draw(12, 3, 'x', skills).imbalance).toBe(1);
    expect(
      draw(
        12,
        3,
        'x',
        skills.map((skill) => (skill === 5 ? null : skill)),
      ),
    ).toEqual(draw(12, 3, 'x', skills));
  });

  it('repeated team-mates count first, then even games and new opponents', () => {
    const rounds = [
      {
        teams: [
          [a, b],
          [c, d],
        ],
        resting: [],
      },
    ];
    const skillOf = new Map([
      [a, 10],
      [b, 10],
      [c, 1],
      [d, 1],
    ]);
    const drawn = drawShuffleRound({
      players: [a, b, c, d].map((id) => ({ id, skill: skillOf.get(id)! })),
      teamSize: 2,
      rounds,
      random: seededRandom(1),
    });
    // a and b must part; both partings have two pairs of opponents again, and equal teams.
    expect(drawn).toMatchObject({ teamMates: 0, opponents: 2, imbalance: 0, repeated: [] });
    const third = drawShuffleRound({
      players: [a, b, c, d].map((id) => ({ id, skill: skillOf.get(id)! })),
      teamSize: 2,
      rounds: [
        ...rounds,
        {
          teams: [
            [a, c],
            [b, d],
          ],
          resting: [],
        },
        {
          teams: [
            [a, d],
            [b, c],
          ],
          resting: [],
        },
      ],
      random: seededRandom(1),
    });
    expect(third).toMatchObject({ teamMates: 2, imbalance: 0 });
    expect(third.repeated).toHaveLength(2);
  });

  it('knows its limits', () => {
    expect(() => draw(5, 3)).toThrow(new RangeError('A game needs 6 players'));
    expect(() => draw(24, 1)).toThrow('The team size must be 2 to 5');
    expect(() => draw(24, 6)).toThrow('The team size must be 2 to 5');
    expect(() =>
      drawShuffleRound({ players: [a, a, b, c].map((id) => ({ id, skill: 1 })), teamSize: 2, rounds: [], random: seededRandom(1) }),
    ).toThrow('A player is named twice');
  });

  it('no exchange of two players of different teams gives fewer repeats', () => {
    let stored = emptyShuffle(3);
    const present = playersNamed(20);
    for (let round = 0; round < 8; round += 1) {
      const before = readShuffle(stored).rounds;
      const next = playRound(stored, present, { seed: 'exchange' });
      const met = (one: PlayerId, other: PlayerId) =>
        before.filter(({ teams }) => teams.some((team) => team.includes(one) && team.includes(other))).length;
      const cost = (teams: readonly (readonly PlayerId[])[]) =>
        teams.reduce(
          (sum, team) => sum + team.reduce((of, one, at) => of + team.slice(at + 1).reduce((n, two) => n + met(one, two), 0), 0),
          0,
        );
      const { teams, teamMates } = next.drawn;
      expect(cost(teams)).toBe(teamMates);
      for (const one of teams.flat()) {
        for (const other of teams.flat()) {
          const changed = teams.map((team) => team.map((id) => (id === one ? other : id === other ? one : id)));
          expect(cost(changed)).toBeGreaterThanOrEqual(teamMates);
        }
      }
      stored = next.stored;
    }
  });
});

describe('chooseResting', () => {
  it.each(Array.from({ length: 8 }, (_, seed) => seed))('a player who has just arrived plays while others can rest, seed %i', (seed) => {
    const rounds = [{ teams: [[a], [b]], resting: [c] }];
    expect(chooseResting([a, b, c, d], 2, rounds, seededRandom(seed)).sort()).toEqual([a, b]);
    // A player who comes back is one of them.
    const later = [...rounds, { teams: [[a], [c]], resting: [] }];
    expect(chooseResting([a, b, c], 2, later, seededRandom(seed)).sort()).toEqual([a, c]);
    // Where too many rest, it is those who came before first.
    expect(chooseResting([a, d, e], 2, rounds, seededRandom(seed))).toContain(a);
    // No one arrives in the first round: it is by lot.
    expect(chooseResting([a, b, c], 1, [], seededRandom(seed))).toHaveLength(1);
  });
});

describe('countRests', () => {
  it('a player who comes late or comes back counts as one of those who rested least', () => {
    const rounds = [
      {
        teams: [
          [a, b],
          [c, d],
        ],
        resting: [e],
      },
      {
        teams: [
          [a, b],
          [c, e],
        ],
        resting: [d],
      },
      {
        teams: [
          [a, e],
          [c, d],
        ],
        resting: [b],
      },
      {
        teams: [
          [b, e],
          [a, d],
        ],
        resting: [c],
      },
      {
        teams: [
          [b, e],
          [c, d],
        ],
        resting: [a],
      },
      {
        teams: [
          [a, e],
          [c, d],
        ],
        resting: [b],
      },
    ];
    expect(Object.fromEntries(countRests([a, b, c, d, e, f], rounds))).toEqual({ P1: 1, P2: 2, P3: 1, P4: 1, P5: 1, P6: 1 });
    expect(countRests([f], []).get(f)).toBe(0);
  });
});
