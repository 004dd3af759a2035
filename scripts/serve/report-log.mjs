// @ts-check
/** Of one report, in bytes. Ours have a few hundred. */
const MOST_BYTES = 4096;
/** Lines a minute: whoever sends more fills no disk. */
const MOST_LINES = 60;

/**
 * Takes the reports that pages post (`reports` in config.json), each as a line of JSON. What became of remotes is counted and fills no log.
 * @param {(line: string) => void} write
 * @param {() => number} [clock] milliseconds
 * @param {(report: unknown) => void} [note] takes each report, whether there is a line for it or not
 * @returns {(request: import('node:http').IncomingMessage) => Promise<number>} the status of the answer
 */
export function reportLog(write, clock = Date.now, note = () => {}) {
  let minute = 0;
  let lines = 0;
  return async (request) => {
    let text = '';
    for await (const chunk of request) {
      text += chunk;
      if (text.length > MOST_BYTES) return 413;
    }
    const now = Math.floor(clock() / 60_000);
    if (now !== minute) [minute, lines] = [now, 0];
    const report = parsed(text);
    if (report === null) return lines >= MOST_LINES ? 429 : 400;
    note(report);
    if (report.kind === 'remote') return 204;
    if (lines >= MOST_LINES) return 429;
    lines += 1;
    // On one line, without control characters.
    write(JSON.stringify(report));
    return 204;
  };
}

/** An object of JSON; null for everything else. @param {string} text @returns {Record<string, unknown> | null} */
function parsed(text) {
  try {
    const report = JSON.parse(text);
    return typeof report === 'object' && report !== null && !Array.isArray(report) ? report : null;
  } catch {
    return null;
  }
}
