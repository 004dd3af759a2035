// @ts-check
import { jsonLine } from '@courtside/local-backend/hosts';

/** The largest report, in bytes. Ours have a few hundred. */
const MOST_BYTES = 4096;
/** Lines a minute from all clients, so that a flood can't fill the disk. */
const MOST_LINES = 60;
/** Lines a minute from one network, so that a flood leaves room for other reports. */
const MOST_LINES_OF_ONE = 20;

/** @typedef {(request: import('node:http').IncomingMessage) => string} ReadNetwork returns the network that sent a request */

/**
 * Writes the reports that pages post (`reports` in config.json), each as a line of JSON. Outcomes of remotes are counted, not logged.
 * @param {(line: string) => void} write
 * @param {{ clock?: () => number, note?: (report: unknown) => void, readNetwork?: ReadNetwork }} [options] `clock`: milliseconds; `note` takes each report, whether
 *   there is a line for it or not
 * @returns {(request: import('node:http').IncomingMessage) => Promise<number>} the status of the answer
 */
export function createReportLog(
  write,
  { clock = Date.now, note = () => {}, readNetwork = ({ socket }) => socket.remoteAddress ?? '' } = {},
) {
  const hasRoom = createLineLimit();
  return async (request) => {
    let text = '';
    for await (const chunk of request) {
      text += chunk;
      if (text.length > MOST_BYTES) return 413;
    }
    const report = parseReport(text);
    if (report === null) return 400;
    note(report);
    if (report.kind === 'remote') return 204;
    if (!hasRoom(readNetwork(request), Math.floor(clock() / 60_000))) return 429;
    write(jsonLine(report));
    return 204;
  };
}

/** @returns {(network: string, minute: number) => boolean} counts a line; false if the limit is reached */
function createLineLimit() {
  let current = NaN;
  let lines = 0;
  /** @type {Map<string, number>} */
  const linesByNetwork = new Map();
  return (network, minute) => {
    if (minute !== current) {
      [current, lines] = [minute, 0];
      linesByNetwork.clear();
    }
    const own = linesByNetwork.get(network) ?? 0;
    if (lines >= MOST_LINES || own >= MOST_LINES_OF_ONE) return false;
    lines += 1;
    linesByNetwork.set(network, own + 1);
    return true;
  };
}

/** Returns an object from JSON, or null for any other text. @param {string} text @returns {Record<string, unknown> | null} */
function parseReport(text) {
  try {
    const report = JSON.parse(text);
    return typeof report === 'object' && report !== null && !Array.isArray(report) ? report : null;
  } catch {
    return null;
  }
}
