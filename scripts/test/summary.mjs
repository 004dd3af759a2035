// @ts-check
/** @typedef {import('./reports.mjs').Failure} Failure @typedef {import('./second-chance.mjs').Verdict} Verdict */

/**
 * Writes the end of a run. The last line is always `N passed, N failed`; unstable tests that make the run red count as failed in it.
 * @param {Verdict} verdict
 * @returns {string}
 */
export function summarize({ passed, failures, unstable, isRed }) {
  const isRedByUnstable = isRed && failures.length === 0;
  const moved = isRedByUnstable ? unstable.length : 0;
  const paragraphs = [
    ...failures.map((failure) => describe('✘', failure)),
    ...unstable.map((failure) => describe('≈ unstable:', failure)),
    ...(unstable.length > 0 ? [`Unstable${isRedByUnstable ? ', too many' : ''}: ${unstable.map(({ name }) => name).join('; ')}`] : []),
    `${passed - moved} passed, ${failures.length + moved} failed`,
  ];
  return paragraphs.map((paragraph) => `\n${paragraph}`).join('\n');
}

/** @param {string} mark @param {Failure} failure */
function describe(mark, { name, message }) {
  const lines = message === '' ? [] : message.split('\n');
  return [`${mark} ${name}`, ...lines.map((line) => `    ${line}`)].join('\n');
}
