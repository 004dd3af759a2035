import { judgeOutcomes, mergeSecondRun } from './second-chance.mjs';
import { summarize } from './summary.mjs';

const failure = (name) => ({ name, message: `${name} failed`, target: 'a.test.ts' });
const report = (passed, failures = []) => ({ passed, failures: failures.map(failure) });

test('a test that passes the second time is unstable; one that fails twice, or did not run again, has failed', () => {
  const first = ['wavers', 'falls', 'is gone'].map(failure);
  expect(mergeSecondRun(first, report(['wavers'], ['falls']))).toEqual({
    failed: [failure('falls'), failure('is gone')],
    unstable: [failure('wavers')],
    recovered: 1,
  });
});

test('a test that fails only in the second run is unstable, and was counted as passed before', () => {
  expect(mergeSecondRun([failure('wavers')], report(['wavers'], ['other']))).toEqual({
    failed: [],
    unstable: [failure('wavers'), failure('other')],
    recovered: 1,
  });
});

test('a file that could not be run is recovered if its tests run the second time', () => {
  expect(mergeSecondRun([failure('a.test.ts')], report(['a.test.ts › works']))).toMatchObject({ failed: [], recovered: 1 });
  expect(mergeSecondRun([failure('a.test.ts')], report([], ['a.test.ts › works']))).toMatchObject({ recovered: 0 });
});

test('a second run that leaves no report, or breaks outside any test, recovers nothing or adds a failure', () => {
  expect(mergeSecondRun([failure('wavers')], null)).toMatchObject({ failed: [failure('wavers')], recovered: 0 });
  const broken = { passed: ['wavers'], failures: [{ name: 'outside any test', message: 'no server' }] };
  expect(mergeSecondRun([failure('wavers')], broken)).toMatchObject({ failed: [{ name: 'outside any test', message: 'no server' }] });
});

const unstableStage = (count) => {
  const failures = Array.from({ length: count }, (_, index) => failure(`wavers ${index}`));
  return { passed: 10, failures, retry: async () => report(failures.map(({ name }) => name)) };
};

test('up to five unstable tests leave a run green; six make it red; a strict run has none', async () => {
  expect(await judgeOutcomes([unstableStage(5)])).toMatchObject({ passed: 15, failures: [], isRed: false });
  expect(await judgeOutcomes([unstableStage(3), unstableStage(3)])).toMatchObject({ passed: 26, failures: [], isRed: true });
  expect(await judgeOutcomes([unstableStage(1)], { isStrict: true })).toMatchObject({ isRed: true });
  expect(await judgeOutcomes([unstableStage(0)], { isStrict: true })).toMatchObject({ passed: 10, isRed: false });
});

test('a failure without a target is not run again, and neither are more than twenty failures', async () => {
  const retry = jest.fn();
  const [lint] = [{ passed: 0, failures: [{ name: 'lint', message: '' }], retry }];
  expect(await judgeOutcomes([lint])).toMatchObject({ failures: [{ name: 'lint' }], isRed: true });
  const failures = Array.from({ length: 21 }, (_, index) => failure(`falls ${index}`));
  expect(await judgeOutcomes([{ passed: 0, failures, retry }])).toMatchObject({ isRed: true });
  expect(retry).not.toHaveBeenCalled();
});

test('each target is run again once, even if several of its tests failed', async () => {
  const retry = jest.fn(async () => report(['one', 'two']));
  await judgeOutcomes([{ passed: 0, failures: ['one', 'two'].map(failure), retry }]);
  expect(retry).toHaveBeenCalledWith(['a.test.ts']);
});

test('the summary names unstable tests with their first messages and ends with the two numbers', () => {
  const unstable = [failure('wavers')];
  expect(summarize({ passed: 3, failures: [failure('falls')], unstable, isRed: true }).split('\n')).toEqual([
    ...['', '✘ falls', '    falls failed'],
    ...['', '≈ unstable: wavers', '    wavers failed'],
    ...['', 'Unstable: wavers'],
    ...['', '3 passed, 1 failed'],
  ]);
  expect(summarize({ passed: 3, failures: [], unstable, isRed: false })).toMatch(/\nUnstable: wavers\n\n3 passed, 0 failed$/);
});

test('unstable tests that make the run red count as failed', () => {
  const unstable = [failure('wavers')];
  expect(summarize({ passed: 3, failures: [], unstable, isRed: true })).toMatch(/Unstable, too many: wavers\n\n2 passed, 1 failed$/);
});
