import { plannerDefaults } from '@courtside/domain';
import { readAddress, writeAddress } from './planner-address';

describe('the address of a plan', () => {
  it('opens with the defaults, also where it carries nonsense', () => {
    expect(readAddress(new URLSearchParams())).toEqual(plannerDefaults);
    expect(readAddress(new URLSearchParams('teams=-4&courts=x&length=1e3'))).toEqual(plannerDefaults);
  });

  it('carries numbers and emptied fields there and back, and leaves the rest alone', () => {
    const fields = { teams: 16, groups: 2, gameLength: null, interval: 0, courts: 2 };
    const search = writeAddress(fields, new URLSearchParams('from=mail'));
    expect(search.toString()).toBe('from=mail&teams=16&groups=2&length=&interval=0&courts=2');
    expect(readAddress(search)).toEqual(fields);
  });
});
