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

/**
 * Assigns a port to each name, counting up from `first`; a port in use is skipped and reported.
 * @param {readonly string[]} names
 * @param {{ first: number, host: string, say: (message: string) => void }} options `first` 0: any free port
 * @returns {Promise<Record<string, number>>}
 */
export async function assignPorts(names, { first, host, say }) {
  /** @type {Record<string, number>} */
  const ports = {};
  // Below the ports that the system gives to connections: one of those may be taken between the probe and the server.
  let next = first === 0 ? 10_000 + Math.floor(Math.random() * 22_000) : first;
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

/** The address under which this machine reaches its own server. @param {string} host that the server listens on */
export const reachable = (host) => (host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host);
