import { dayBefore } from './today';

describe('dayBefore', () => {
  it.each([
    ['2026-07-15', '2026-07-14'],
    ['2026-03-01', '2026-02-28'],
    ['2028-03-01', '2028-02-29'],
    ['2026-01-01', '2025-12-31'],
  ])('of %s is %s', (date, before) => expect(dayBefore(date)).toBe(before));
});
