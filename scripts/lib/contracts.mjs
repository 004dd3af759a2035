// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apps, clientContract, remoteNames } from '../../packages/federation/apps.mjs';
import { findBreaks } from '../../packages/federation/build/identity/breaks.mjs';
import { digestContents } from '../../packages/federation/build/identity/content.mjs';
import { exposedInterfaces } from '../../packages/federation/build/identity/exposed.mjs';
import { digestInterfaces } from '../../packages/federation/build/identity/interfaces.mjs';
import { client, shareOnce } from '../../packages/federation/build/shared.mjs';
import { root } from './paths.mjs';
import { memoizeOnDisk } from './memoize-on-disk.mjs';

/** @typedef {import('../../packages/federation/build/identity/breaks.mjs').Released} Released */

const file = path.join(root, 'packages/firebase/interface.json');
const exposedFile = path.join(root, 'packages/federation/exposed.json');

/** The inputs of the interfaces besides an app's folder: configurations, declarations and the compiler. */
const shared = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'types', 'packages', 'scripts/lib'];

/** Returns the interface of the client in these sources. @returns {Released} */
export const readPresentClient = () =>
  memoizeOnDisk('client', shared, () => ({ contract: clientContract, exports: digestInterfaces(digestContents(shareOnce))[client] }));

/** Returns the interfaces that remotes expose in these sources. @param {readonly string[]} [names] of remotes @returns {Record<string, Released>} */
export const readPresentExposed = (names = remoteNames) =>
  Object.assign({}, ...names.map((name) => memoizeOnDisk(`exposed-${name}`, [...shared, name], () => exposedInterfaces([name]))));

/** Returns the interface of the client in its last release. @returns {Released} */
export const readReleasedClient = () => JSON.parse(readFileSync(file, 'utf8'));

/** @param {Released} released */
export const writeReleasedClient = (released) => writeFileSync(file, `${JSON.stringify(released, null, 2)}\n`);

/**
 * Lists reasons against releasing builds of these sources: each export of the client that released remotes would miss.
 * @param {string} [name] of an app; an app that does not share the page's client (planner, console) can't break it
 * @param {{ released: () => Released, present: () => Released }} [client] the released client and the present one
 * @returns {string[]} lines to print; empty if nothing breaks
 */
export function findClientObjections(name, { released: before, present } = { released: readReleasedClient, present: readPresentClient }) {
  if (name !== undefined && !usesClient(name)) return [];
  const released = before();
  const broken = findBreaks(released, present());
  if (broken.length === 0) return [];
  return [
    `Remotes that were built against contract ${released.contract} of ${client} would break:`,
    ...broken.map((line) => `  ${line}`),
    'Raise clientContract in packages/federation/apps.mjs, or keep what was there. If older callers go on unharmed:',
    '  npm run contracts -- --kept NAME …',
  ];
}

/** Returns the interfaces that remotes exposed in the last release. @returns {Record<string, Released>} */
export const readReleasedExposed = () => JSON.parse(readFileSync(exposedFile, 'utf8'));

/** @param {Record<string, Released>} exposed */
export const writeReleasedExposed = (exposed) => writeFileSync(exposedFile, `${JSON.stringify(exposed, null, 2)}\n`);

/**
 * Lists reasons against releasing a remote: each type that it exposes (properties of its components, above all) which released hosts would miss.
 * @param {Record<string, Released>} released @param {Record<string, Released>} present
 * @returns {string[]} lines to print; empty if nothing breaks
 */
export function findExposedObjections(released, present) {
  const broken = Object.entries(released).flatMap(([module, before]) => {
    const now = present[module];
    // No page loads a removed remote.
    if (!now) return Object.keys(present).some((other) => other.split('/')[0] === module.split('/')[0]) ? [`${module} is gone`] : [];
    return findBreaks(before, now).map((line) => `${module}: ${line} (contract ${before.contract})`);
  });
  if (broken.length === 0) return [];
  return [
    'Hosts that were built for what remotes exposed would break:',
    ...broken.map((line) => `  ${line}`),
    'Raise contractVersion, in packages/federation/apps.mjs or in the module itself, or keep what was there. If older hosts go on unharmed:',
    '  npm run contracts -- --kept MODULE …      MODULE: such as mf-planner/Planner',
  ];
}

/** @param {string} [name] of a remote; all remotes if it is missing */
export function findPresentObjections(name) {
  const names = remoteNames.filter((remote) => name === undefined || remote === name);
  if (names.length === 0) return [];
  const released = Object.entries(readReleasedExposed()).filter(([module]) => name === undefined || module.startsWith(`${name}/`));
  return findExposedObjections(Object.fromEntries(released), readPresentExposed(names));
}

/** @param {string} name */
const usesClient = (name) =>
  Object.entries(apps).some(([app, { mayImport }]) => app === name && mayImport.some((one) => one === 'firebase'));
