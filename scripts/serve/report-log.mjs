// @ts-check
import { jsonLine } from '@courtside/local-backend/hosts';

/** Of one report, in bytes. Ours have a few hundred. */
const MOST_BYTES = 4096;
/** Lines a minute, from everybody: a flood fills no disk. */
const MOST_LINES = 60;
/** Lines a minute from one network: a flood leaves room for the reports of others. */
const MOST_LINES_OF_ONE = 20;

/** @typedef {(request: import('node:http').IncomingMessage) => string} NetworkOf the network that sent a request */

/**
 * Takes the reports that pages post (`reports` in config.json), each as a line of JSON. What became of remotes is counted and fills no log.
 * @param {(line: string) => void} write
 * @param {{ clock?: () => number, note?: (report: unknown) => void, networkOf?: NetworkOf }} [options] `clock`: milliseconds; `note` takes each report, whether
 *   there is a line for it or not
 * @returns {(request: import('node:http').IncomingMessage) => Promise<number>} the status of the answer
 */
export function reportLog(write, { clock = Date.now, note = () => {}, networkOf = ({ socket }) => socket.remoteAddress ?? '' } = {}) {
  const hasRoom = lineLimit();
  return async (request) => {
    let text = '';
    for await (const chunk of request) {
      text += chunk;
      if (text.length > MOST_BYTES) return 413;
    }
    const report = parsed(text);
    if (report === null) return 400;
    note(report);
    if (report.kind === 'remote') return 204;
    if (!hasRoom(networkOf(request), Math.floor(clock() / 60_000))) return 429;
    write(jsonLine(report));
    return 204;
  };
}

/** @returns {(network: string, minute: number) => boolean} counts a line, if there is room for it */
function lineLimit() {
  let current = NaN;
  let lines = 0;
  /** @type {Map<string, number>} */
  const linesOf = new Map();
  return (network, minute) => {
    if (minute !== current) {
      [current, lines] = [minute, 0];
      linesOf.clear();
    }
    const own = linesOf.get(network) ?? 0;
    if (lines >= MOST_LINES || own >= MOST_LINES_OF_ONE) return false;
    lines += 1;
    linesOf.set(network, own + 1);
    return true;
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
