import { Suite, withRetry } from './suite.mjs';

const failure = (name) => ({ name, message: `${name} failed`, target: 'a.test.ts' });

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

test('a failed test runs a second time once, however often the suite is judged', async () => {
  const retry = jest.fn(async () => ({ passed: ['wavers'], failures: [] }));
  const suite = new Suite([]);
  expect(await suite.isGreen()).toBe(true);
  await suite.run([{ name: 'sizes', run: async () => withRetry('sizes', { passed: ['one'], failures: [failure('wavers')] }, retry) }]);
  expect(await suite.isGreen()).toBe(true);
  expect(await suite.isGreen()).toBe(true);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a suite is not green after a test that failed twice', async () => {
  const falls = { passed: [], failures: [failure('falls')] };
  const suite = new Suite([]);
  await suite.run([{ name: 'sizes', run: async () => withRetry('sizes', falls, async () => falls) }]);
  expect(await suite.isGreen()).toBe(false);
});
