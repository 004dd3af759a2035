import * as fc from 'fast-check';
import { seededRandom } from '../random';
import { drawMixerTeams, mixerFairness } from '.';

const createPlayers = (skills: readonly (number | null)[]) => skills.map((skill, index) => ({ id: `P${index + 1}`, skill }));
const draw = (skills: readonly (number | null)[], teamSize = 3, seed: number | string = 1) =>
  drawMixerTeams({ players: createPlayers(skills), teamSize, random: seededRandom(seed) });

/**
 * Returns the spread of the draft that the annealing starts from. It is not random: it does not depend on the order of players with equal
 * skill.
 */
function snakeSpread(skills: readonly number[], teamSize: number): number {
  const count = Math.floor(skills.length / teamSize);
  const teams: number[][] = Array.from({ length: count }, () => []);
  [...skills]
    .sort((a, b) => b - a)
    .forEach((skill, place) => {
      const turn = Math.floor(place / count);
      teams[turn % 2 === 0 ? place % count : count - 1 - (place % count)]?.push(skill);
    });
  const averages = teams.map((team) => team.reduce((sum, skill) => sum + skill, 0) / team.length);
  return Math.max(...averages) - Math.min(...averages);
}

/** Tries all 15,400 combinations of four teams of three. */
function smallestSpread(skills: readonly number[]): number {
  let best = Infinity;
  const fill = (left: readonly number[], low: number, high: number): void => {
    if (high - low >= best) return;
    const [first, ...rest] = left;
    if (first === undefined) {
      best = high - low;
      return;
    }
    rest.forEach((second, index) => {
      rest.slice(index + 1).forEach((third, offset) => {
        const sum = first + second + third;
        fill(
          rest.filter((_, place) => place !== index && place !== index + 1 + offset),
          Math.min(low, sum),
          Math.max(high, sum),
        );
      });
    });
  };
  fill(skills, Infinity, -Infinity);
  return best / 3;
}

describe('drawMixerTeams', () => {
  it('no exchange of two players makes it fairer', () => {
    const random = seededRandom('descent');
    for (let count = 12; count <= 60; count += 1) {
      for (const teamSize of [2, 3, 4, 5]) {
        for (const most of [3, 10]) {
          const skills = Array.from({ length: count }, () => 1 + Math.floor(random() * most));
          const skillOf = (id: string) => skills[Number(id.slice(1)) - 1]!;
          const { teams, spread, variance } = draw(skills, teamSize, count);
          const sums = teams.map((team) => team.reduce((sum, id) => sum + skillOf(id), 0));
          const isFairer = (one: number, other: number, gain: number) => {
            const averages = sums.map((sum, team) => (sum + (team === one ? gain : team === other ? -gain : 0)) / teams[team]!.length);
            const mean = averages.reduce((sum, average) => sum + average, 0) / averages.length;
            const next = {
              spread: Math.max(...averages) - Math.min(...averages),
              variance: averages.reduce((sum, average) => sum + (average - mean) ** 2, 0) / averages.length,
            };
            return next.spread < spread - 1e-6 || (next.spread < spread + 1e-6 && next.variance < variance - 1e-6);
          };
          teams.forEach((team, one) => {
            teams.slice(one + 1).forEach((others, after) => {
              const gains = new Set(team.flatMap((player) => others.map((partner) => skillOf(partner) - skillOf(player))));
              for (const gain of gains)
                if (isFairer(one, one + 1 + after, gain)) throw new Error(`${count} players in ${teamSize}s: an exchange is fairer`);
            });
          });
        }
      }
    }
  });

  it('every player once, sizes differ by at most one, never worse than the snake draft', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 12, maxLength: 48 }),
        fc.integer({ min: 2, max: 6 }),
        fc.integer(),
        (skills, teamSize, seed) => {
          const { teams, averages, spread, variance } = draw(skills, teamSize, seed);
          expect(teams.flat().sort()).toEqual(
            createPlayers(skills)
              .map(({ id }) => id)
              .sort(),
          );
          expect(teams).toHaveLength(Math.floor(skills.length / teamSize));
          const sizes = teams.map((team) => team.length);
          expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
          expect(Math.min(...sizes)).toBeGreaterThanOrEqual(teamSize);
          expect(spread).toBeLessThanOrEqual(snakeSpread(skills, teamSize) + 1e-9);
          const again = mixerFairness(teams, (id) => skills[Number(id.slice(1)) - 1] ?? null);
          expect(again.spread).toBeCloseTo(spread, 9);
          expect(again.variance).toBeCloseTo(variance, 9);
          expect(averages).toHaveLength(teams.length);
        },
      ),
      { numRuns: 40, seed: 24 },
    );
  });

  it('finds the smallest spread that there is, for 12 players in threes', () => {
    const random = seededRandom('skills');
    for (let round = 0; round < 12; round += 1) {
      const skills = Array.from({ length: 12 }, () => 1 + Math.floor(random() * 10));
      expect(draw(skills, 3, round).spread).toBeCloseTo(smallestSpread(skills), 9);
    }
  });

  it('an unknown skill counts as 5', () => {
    const known = Array.from({ length: 12 }, (_, index) => (index < 6 ? 5 : 8));
    expect(draw(known.map((skill) => (skill === 5 ? null : skill))).averages).toEqual(draw(known).averages);
  });

  it('the same seed draws the same teams, another one others', () => {
    const skills = Array.from({ length: 24 }, (_, index) => 1 + (index % 10));
    expect(draw(skills, 3, 'a')).toEqual(draw(skills, 3, 'a'));
    expect(draw(skills, 3, 'a').teams).not.toEqual(draw(skills, 3, 'b').teams);
  });

  it.each([
    [12, 3, 4],
    [13, 3, 4],
    [16, 3, 5],
    [24, 3, 8],
    [14, 6, 2],
  ])('%i players in teams of %i are %i teams', (count, teamSize, teams) => {
    expect(
      draw(
        Array.from({ length: count }, () => 5),
        teamSize,
      ).teams,
    ).toHaveLength(teams);
  });

  it('knows its limits', () => {
    const even = (count: number) => Array.from({ length: count }, () => 5);
    expect(() => draw(even(11))).toThrow(new RangeError('A mixer needs at least 12 players'));
    expect(() => draw(even(12))).not.toThrow();
    for (const size of [1, 0, 2.5]) expect(() => draw(even(12), size)).toThrow('Teams have at least 2 players');
    expect(() => draw(even(12), 7)).toThrow('There are players for one team only');
    expect(() => draw(even(12), 6)).not.toThrow();
  });
});

describe('mixerFairness', () => {
  it('tells the figures of teams as they are', () => {
    expect(mixerFairness([['a', 'b'], ['c']], (id) => ({ a: 4, b: 8, c: null })[id] ?? null)).toEqual({
      averages: [6, 5],
      spread: 1,
      variance: 0.25,
    });
    expect(mixerFairness([], () => 1)).toEqual({ averages: [], spread: 0, variance: 0 });
  });
});
