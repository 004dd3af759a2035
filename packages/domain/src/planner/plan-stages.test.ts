import { bracketTemplate } from '../brackets';
import { bracketPlayOrder } from '../brackets/making';
import { nextSwissRound } from '../swiss';
import { planBracket, planSwiss } from './plan-stages';

const day = { teams: 12, gameLength: 15, interval: 5, courts: 2 };

describe('planSwiss', () => {
  it.each([
    [12, 2, 5, 30, 15, 5], // 6 games a round on 2 courts: 3 × 20 min; 5 rounds are 5 h
    [10, 2, 4, 20, 12, 4], // 5 games on 2 courts: 3 waves, one court is empty at the end
    [9, 4, 3, 12, 3, 1], // 4 games and a bye: one wave
  ])('%i teams, %i courts, %i rounds', (teams, courts, rounds, games, waves, hours) => {
    expect(planSwiss({ ...day, teams, courts }, rounds)).toMatchObject({ games, waves, courtTime: { hours } });
  });

  it.each([
    [0, 12],
    [3, 1],
  ])('has no plan for %i rounds of %i teams', (rounds, teams) => expect(planSwiss({ ...day, teams }, rounds)).toBeNull());

  it.each([6, 7, 16])('counts the games that the engine pairs in a round of %i teams', (count) => {
    const round = nextSwissRound({ teams: Array.from({ length: count }, (_, index) => `team-${index}`), rounds: [] });
    expect(round).toHaveProperty('kind', 'round');
    expect(planSwiss({ ...day, teams: count }, 1)?.games).toBe(round.kind === 'round' ? round.pairings.length : -1);
  });
});

describe('planBracket', () => {
  it.each([
    ['single', 8, 8], // 7 games and third place
    ['double', 8, 15], // 7 upper, 6 lower, the grand final and its second leg
  ] as const)('%s of %i teams: %i games', (type, teams, games) => expect(planBracket({ ...day, teams }, type)?.games).toBe(games));

  it.each(['single', 'double', 'singleHayes', 'doubleHayes'] as const)('counts what the engine plays, and its waves: %s', (type) => {
    for (const teams of [6, 11, 16, 24]) {
      for (const courts of [1, 3]) {
        const template = bracketTemplate(type, teams);
        const plan = planBracket({ ...day, teams, courts }, type);
        expect(plan?.games).toBe(bracketPlayOrder(template, 1).length);
        expect(plan?.waves).toBe(bracketPlayOrder(template, courts).length);
        expect(plan?.courtTime.hours).toBeCloseTo(((plan?.waves ?? 0) * 20) / 60, 10);
      }
    }
  });

  it('knows that the second grand final may be skipped', () => {
    expect(planBracket(day, 'double')?.lastMayBeSkipped).toBe(true);
    expect(planBracket(day, 'single')?.lastMayBeSkipped).toBe(false);
  });

  it.each([
    ['single', 3],
    ['doubleHayes', 5],
    ['single', 257],
  ] as const)('has no plan for %s of %i teams', (type, teams) => {
    expect(planBracket({ ...day, teams }, type)).toBeNull();
  });
});
