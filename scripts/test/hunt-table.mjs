// @ts-check
/** @typedef {import('./reports.mjs').Report} Report */
/** A test that failed in some rounds. @typedef {{ name: string, times: number, message: string }} Row `message`: that of its first failure */

/**
 * Counts in how many rounds each test failed.
 * @param {readonly Report[]} rounds
 * @returns {Row[]} most failures first
 */
export function countFailures(rounds) {
  /** @type {Map<string, Row>} */
  const rows = new Map();
  for (const { failures } of rounds)
    for (const { name, message } of failures) {
      const row = rows.get(name);
      rows.set(name, { name, times: (row?.times ?? 0) + 1, message: row?.message ?? message });
    }
  return [...rows.values()].sort((one, other) => other.times - one.times || one.name.localeCompare(other.name));
}

/** @param {readonly Row[]} rows @param {number} rounds @returns {string} a line and a message for each test */
export function formatTable(rows, rounds) {
  if (rows.length === 0) return `\nNo test failed in ${rounds} rounds.`;
  const lines = rows.map(
    ({ name, times, message }) => `${`${times}/${rounds}`.padStart(7)}  ${name}\n${message.replace(/^/gm, '           ')}`,
  );
  return ['', 'Failures  Test', ...lines].join('\n');
}
