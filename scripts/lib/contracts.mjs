// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apps, clientContract } from '../../packages/federation/apps.mjs';
import { breaks } from '../../packages/federation/build/identity/breaks.mjs';
import { contentsOf } from '../../packages/federation/build/identity/content.mjs';
import { interfacesOf } from '../../packages/federation/build/identity/interfaces.mjs';
import { client, shareOnce } from '../../packages/federation/build/shared.mjs';
import { root } from './paths.mjs';

/** @typedef {import('../../packages/federation/build/identity/breaks.mjs').Released} Released */

const file = path.join(root, 'packages/firebase/interface.json');

/** The client as it is here. @returns {Released} */
export const presentClient = () => ({ contract: clientContract, exports: interfacesOf(contentsOf(shareOnce))[client] });

/** The client as it was last released. @returns {Released} */
export const releasedClient = () => JSON.parse(readFileSync(file, 'utf8'));

/** @param {Released} released */
export const writeReleasedClient = (released) => writeFileSync(file, `${JSON.stringify(released, null, 2)}\n`);

/**
 * What speaks against releasing builds of these sources: each export of the client that remotes which are out would miss.
 * @param {string} [name] of an app; those that have no client of the page (planner, console) can't break one
 * @param {{ released: () => Released, present: () => Released }} [client] the client as it was and as it is
 * @returns {string[]} lines to print; none when all is well
 */
export function clientObjections(name, { released: before, present } = { released: releasedClient, present: presentClient }) {
  if (name !== undefined && !usesClient(name)) return [];
  const released = before();
  const broken = breaks(released, present());
  if (broken.length === 0) return [];
  return [
    `Remotes that were built against contract ${released.contract} of ${client} would break:`,
    ...broken.map((line) => `  ${line}`),
    'Raise clientContract in packages/federation/apps.mjs, or keep what was there. If older callers go on unharmed:',
    '  npm run contracts -- --kept NAME …',
  ];
}

/** @param {string} name */
const usesClient = (name) =>
  Object.entries(apps).some(([app, { mayImport }]) => app === name && mayImport.some((one) => one === 'firebase'));
