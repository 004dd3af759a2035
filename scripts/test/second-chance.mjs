// @ts-check
/** @typedef {import('./reports.mjs').Failure} Failure @typedef {import('./reports.mjs').Report} Report */

/** More unstable tests than this make a run red, because they mean that the product, the suite or the machine has a problem. */
const MAX_UNSTABLE = 5;
/** More failures than this are not run again: the run is red, and a second run of them could take hours. */
const MAX_RETRIED = 20;

/**
 * The outcome of a stage.
 * @typedef {object} Outcome
 * @property {number} passed tests
 * @property {Failure[]} failures
 * @property {(targets: string[]) => Promise<Report | null>} [retry] runs these targets again, alone; null if that run left no report
 */

/**
 * The verdict on a complete run, in which each test counts once.
 * @typedef {{ passed: number, failures: Failure[], unstable: Failure[], isRed: boolean }} Verdict
 */

/**
 * Gives each failure a second chance, one stage after another, and judges the run. A test that passes the second time is unstable: it counts as
 * passed. The run is red if a test fails twice, if more than {@link MAX_UNSTABLE} tests are unstable, or if it is strict and one is.
 * @param {readonly Outcome[]} outcomes of all stages, which have ended
 * @param {{ isStrict?: boolean }} [options]
 * @returns {Promise<Verdict>}
 */
export async function judgeOutcomes(outcomes, { isStrict = false } = {}) {
  const verdict = { passed: 0, failures: /** @type {Failure[]} */ ([]), unstable: /** @type {Failure[]} */ ([]), isRed: false };
  const isHopeless = outcomes.reduce((sum, { failures }) => sum + failures.length, 0) > MAX_RETRIED;
  for (const { passed, failures, retry } of outcomes) {
    const targets = [...new Set(failures.flatMap(({ target }) => target ?? []))];
    const again = retry && targets.length > 0 && !isHopeless ? await retry(targets) : null;
    const { failed, unstable, recovered } = mergeSecondRun(failures, again);
    verdict.passed += passed + recovered;
    verdict.failures.push(...failed);
    verdict.unstable.push(...unstable);
  }
  const allowed = isStrict ? 0 : MAX_UNSTABLE;
  verdict.isRed = verdict.failures.length > 0 || verdict.unstable.length > allowed;
  return verdict;
}

/**
 * Compares the failures of a stage with their second run. A test that failed only in the second run is unstable as well: it passed before.
 * @param {readonly Failure[]} failures @param {Report | null} again
 * @returns {{ failed: Failure[], unstable: Failure[], recovered: number }} `recovered`: tests that failed first and passed then
 */
export function mergeSecondRun(failures, again) {
  if (!again) return { failed: [...failures], unstable: [], recovered: 0 };
  const failedAgain = new Set(again.failures.map(({ name }) => name));
  const passed = new Set(again.passed);
  // A file that could not be run has passed if its tests were run.
  const hasPassed = (/** @type {string} */ name) => passed.has(name) || again.passed.some((test) => test.startsWith(`${name} › `));
  const isRecovered = (/** @type {Failure} */ { name }) => !failedAgain.has(name) && hasPassed(name);
  const recovered = failures.filter(isRecovered);
  const known = new Set(failures.map(({ name }) => name));
  const outside = again.failures.filter(({ target }) => target === undefined);
  const onlyThen = again.failures.filter(({ name, target }) => target !== undefined && !known.has(name));
  return {
    failed: [...failures.filter((failure) => !isRecovered(failure)), ...outside],
    unstable: [...recovered, ...onlyThen],
    recovered: recovered.length,
  };
}
