import { findLargestAllowed } from '../storage/admission';
import { Quota, QuotaExceededError } from './quota';

it('Q1 counts what accounts use, refuses what goes beyond either bound, and counts nothing that it refuses', () => {
  const quota = new Quota({ perAccount: 10, total: 25 });
  quota.take('ada', 10);
  expect(() => quota.take('ada', 1)).toThrow(new QuotaExceededError('account', 10));
  quota.take(null, 10);
  expect(() => quota.take('bob', 6)).toThrow(new QuotaExceededError('total', 25));
  quota.take('bob', 5);
  quota.remove('ada', 4);
  quota.take('ada', 4);
  expect([quota.usedBy('ada'), quota.usedBy(null), quota.usedBy('bob'), quota.total]).toEqual([10, 10, 5, 25]);
});

it('Q2 does not bind operators, whose use is counted in the whole', () => {
  const quota = new Quota({ perAccount: 10, total: 20 });
  quota.take(undefined, 15);
  expect(() => quota.take('ada', 6)).toThrow(/server/);
});

it('S20 finds the largest size that rules allow', () => {
  for (const bound of [1, 2, 3, 1000, 1_048_576, 1_048_577, 33_554_431])
    expect(findLargestAllowed((size) => size > 0 && size <= bound, 33_554_432)).toBe(bound);
  expect(findLargestAllowed(() => true, 33_554_432)).toBe(33_554_432);
  expect(findLargestAllowed(() => false, 33_554_432)).toBeNull();
  expect(findLargestAllowed((size) => size === 0, 33_554_432)).toBe(0);
});
