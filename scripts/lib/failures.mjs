// @ts-check
import { stripVTControlCharacters } from 'node:util';

/** What of a failure's message is worth its place at the end of thousands of lines. */
const SHOWN_LINES = 6;

/**
 * What of a Jest report failed: what was asked and the beginning of what was said.
 * A file that could not be run has a message and no tests.
 * @param {any} report written by `--json` @param {string} root that paths are told from @returns {string[]}
 */
export function failuresOfJest(report, root) {
  return report.testResults.flatMap((/** @type {any} */ { name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [told(file, message)] : [];
    return failed.map((/** @type {any} */ test) => told(`${file} › ${test.fullName}`, test.failureMessages[0]));
  });
}

/**
 * The same of Playwright's; what failed and then passed is among it.
 * @param {any} report written by the `json` reporter @returns {string[]}
 */
export function failuresOfPlaywright(report) {
  const outside = (report.errors ?? []).map((/** @type {any} */ error) => told('outside of any test', error.message));
  return [...outside, ...report.suites.flatMap(specsOf)];
}

/** @param {any} suite @returns {string[]} */
function specsOf({ specs, suites }) {
  const own = (specs ?? []).flatMap((/** @type {any} */ spec) =>
    spec.tests
      .filter((/** @type {any} */ test) => test.status === 'unexpected' || test.status === 'flaky')
      .map((/** @type {any} */ test) => {
        const broken = test.results.find((/** @type {any} */ result) => result.error);
        return told(`[${test.projectName}] ${spec.file}:${spec.line} › ${spec.title}`, broken?.error.message);
      }),
  );
  return [...own, ...(suites ?? []).flatMap(specsOf)];
}

/** @param {string} what @param {string} [message] @returns {string} */
function told(what, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '');
  return [`✘ ${what}`, ...lines.slice(0, SHOWN_LINES).map((line) => `    ${line.trim()}`)].join('\n');
}
