// @ts-check
/** Of one report, in bytes. Ours have a few hundred. */
const MOST_BYTES = 4096;
/** Lines a minute: whoever sends more fills no disk. */
const MOST_LINES = 60;

/**
 * Takes the reports that pages post (`reports` in config.json), each as a line of JSON.
 * @param {(line: string) => void} write
 * @param {() => number} [clock] milliseconds
 * @returns {(request: import('node:http').IncomingMessage) => Promise<number>} the status of the answer
 */
export function reportLog(write, clock = Date.now) {
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
    if (lines >= MOST_LINES) return 429;
    const line = asLine(text);
    if (line === null) return 400;
    lines += 1;
    write(line);
    return 204;
  };
}

/** An object of JSON on one line, without control characters; null for everything else. @param {string} text */
function asLine(text) {
  try {
    const report = JSON.parse(text);
    return typeof report === 'object' && report !== null && !Array.isArray(report) ? JSON.stringify(report) : null;
  } catch {
    return null;
  }
}
