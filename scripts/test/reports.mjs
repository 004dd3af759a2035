// @ts-check
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Lines of a failure's message that are shown in the summary. */
const SHOWN_LINES = 6;

/**
 * A test that failed.
 * @typedef {object} Failure
 * @property {string} name unique within its stage as far as the runner allows
 * @property {string} message the first lines of its error
 * @property {string} [target] the argument that makes its runner run it again; missing if nothing can be run again
 */

/**
 * The outcome of one run of a test runner.
 * @typedef {{ passed: string[], failures: Failure[] }} Report
 */

/**
 * Reads a Jest report. A file that could not be run at all is one failure.
 * @param {any} report written by `--json`
 * @param {string} root the folder that names are relative to
 * @returns {Report}
 */
export function readJestReport(report, root) {
  /** @type {Report} */
  const result = { passed: [], failures: [] };
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = path.relative(root, name);
    let hasFailures = false;
    for (const test of assertionResults) {
      if (test.status === 'passed') result.passed.push(`${file} › ${test.fullName}`);
      if (test.status !== 'failed') continue;
      hasFailures = true;
      result.failures.push({ name: `${file} › ${test.fullName}`, message: shorten(test.failureMessages[0]), target: file });
    }
    if (status === 'failed' && !hasFailures) result.failures.push({ name: file, message: shorten(message), target: file });
  }
  return result;
}

/**
 * Reads a Playwright report. Errors outside any test, for example in the global setup, are failures without a target.
 * @param {any} report written by the `json` reporter
 * @returns {Report}
 */
export function readPlaywrightReport(report) {
  /** @type {Report} */
  const result = { passed: [], failures: [] };
  for (const { message } of report.errors ?? []) result.failures.push({ name: 'outside any test', message: shorten(message) });
  for (const suite of report.suites) readSuite(suite, result);
  return result;
}

/** @param {any} suite @param {Report} result receives the suite's tests */
function readSuite({ specs = [], suites = [] }, result) {
  for (const spec of specs)
    for (const test of spec.tests) {
      const name = `[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`;
      if (test.status === 'expected') result.passed.push(name);
      if (test.status !== 'unexpected' && test.status !== 'flaky') continue;
      const broken = test.results.find((/** @type {any} */ attempt) => attempt.error);
      result.failures.push({ name, message: shorten(broken?.error.message), target: `${spec.file}:${spec.line}` });
    }
  for (const inner of suites) readSuite(inner, result);
}

/** @param {string} [message] @returns {string} its first lines, without colors */
function shorten(message = '') {
  return stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, SHOWN_LINES)
    .map((line) => line.trim())
    .join('\n');
}
