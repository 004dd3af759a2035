// @ts-check
import { assignPorts } from './ports.mjs';

/** @param {string[]} names */
const anyPorts = (names) => assignPorts(names, { first: 0, host: '127.0.0.1', say: () => undefined });

it('assigns different ports to calls at the same time', async () => {
  const asked = await Promise.all(Array.from({ length: 25 }, () => anyPorts(['shell', 'mf-planner', 'backend'])));
  const ports = asked.flatMap((given) => Object.values(given));
  expect(new Set(ports).size).toBe(75);
  expect(ports.filter((port) => port < 10_000 || port >= 32_768)).toEqual([]);
});
