import { Suite, withRetry } from './suite.mjs';

const failure = (name) => ({ name, message: `${name} failed`, target: 'a.test.ts' });

beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => {}));
afterEach(() => jest.restoreAllMocks());

/** Runs stages after the ones before, if these are green. @returns {Promise<string[]>} those that ran */
async function runAfter(suite, ...names) {
  const ran = [];
  await suite.runIfGreen(names.map((name) => ({ name, run: async () => (ran.push(name), { passed: 1, failures: [] }) })));
  return ran;
}

test('a failed test runs a second time once, however often the suite is judged', async () => {
  const retry = jest.fn(async () => ({ passed: ['wavers'], failures: [] }));
  const suite = new Suite([]);
  await suite.run([{ name: 'sizes', run: async () => withRetry('sizes', { passed: ['one'], failures: [failure('wavers')] }, retry) }]);
  expect(await runAfter(suite, 'jest', 'e2e')).toEqual(['jest', 'e2e']);
  expect(await runAfter(suite, 'browsers')).toEqual(['browsers']);
  expect(retry).toHaveBeenCalledTimes(1);
});

test('what takes long is not run after a test that failed twice', async () => {
  const falls = { passed: [], failures: [failure('falls')] };
  const suite = new Suite([]);
  await suite.run([{ name: 'sizes', run: async () => withRetry('sizes', falls, async () => falls) }]);
  expect(await runAfter(suite, 'jest', 'e2e')).toEqual([]);
});
