import { openingState } from './board/planner-state';
import { readAddress, writeAddress } from './planner-address';

describe('the address of a plan', () => {
  it('opens with the defaults, also where it carries nonsense', () => {
    expect(readAddress(new URLSearchParams())).toEqual(openingState);
    expect(readAddress(new URLSearchParams('teams=-4&courts=x&length=1e3&swiss=many&bracket=round'))).toEqual(openingState);
  });

  it('carries numbers and emptied fields there and back, and leaves the rest alone', () => {
    const plan = {
      fields: { teams: 16, groups: 2, gameLength: null, interval: 0, courts: 2 },
      stages: { legs: 1 as const, swissRounds: 0, bracket: null },
    };
    const search = writeAddress(plan, new URLSearchParams('from=mail&swiss=3'));
    expect(search.toString()).toBe('from=mail&teams=16&groups=2&length=&interval=0&courts=2');
    expect(readAddress(search)).toEqual(plan);
  });

  it('carries Swiss rounds and a bracket', () => {
    const plan = { ...openingState, stages: { legs: 2 as const, swissRounds: 5, bracket: 'doubleHayes' as const } };
    const search = writeAddress(plan, new URLSearchParams());
    expect(search.get('swiss')).toBe('5');
    expect(search.get('legs')).toBe('2');
    expect(writeAddress(openingState, search).has('legs')).toBe(false);
    search.set('legs', '2');
    search.set('swiss', '5');
    search.set('bracket', 'doubleHayes');
    expect(readAddress(search)).toEqual(plan);
  });
});
