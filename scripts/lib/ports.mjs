// @ts-check
import { createServer } from 'node:net';

/** @param {number} port @param {string} host @returns {Promise<boolean>} */
function isFree(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** The number of adjacent ports for one call: the sites and the backend need seven. */
const ROW = 8;
let calls = 0;

/**
 * Returns the first of some adjacent ports that no other process tries at the same time: a server listens only a moment after its port was probed, so two
 * processes could find the same free port. The ports are below those that the system assigns to connections.
 */
function findOwnPorts() {
  const [lowest, rows] = [10_000, 2750];
  // A process has 31 of these groups before it reaches those of the next process.
  const row = (process.pid * 31 + calls++) % rows;
  return lowest + row * ROW;
}

/**
 * Assigns a port to each name, counting up from `first`. A port in use is skipped and reported.
 * @param {readonly string[]} names
 * @param {{ first: number, host: string, say: (message: string) => void }} options `first` 0: any free port
 * @returns {Promise<Record<string, number>>}
 */
export async function assignPorts(names, { first, host, say }) {
  /** @type {Record<string, number>} */
  const ports = {};
  let next = first === 0 ? findOwnPorts() : first;
  for (const name of names) {
    while (!(await isFree(next, host))) {
      if (first !== 0) say(`Port ${next} is in use by something else; ${name} takes the next free one.`);
      next += 1;
      if (next > 65_535) throw new Error('No free port is left.');
    }
    ports[name] = next;
    next += 1;
  }
  return ports;
}

/** Returns the host name by which this machine reaches its own server. @param {string} host that the server listens on */
export const toReachableHost = (host) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host);
