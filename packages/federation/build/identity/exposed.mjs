// @ts-check
import path from 'node:path';
import { contractVersion, remoteNames } from '../../apps.mjs';
import { getExposes } from '../exposes.mjs';
import { declarationsBelow } from './declarations.mjs';
import { digestExports } from './interface.mjs';

/** @typedef {import('./breaks.mjs').Released} Released */

/** Finds a module's own contract number, if it differs from the number of all apps. */
const ownContract = /\bcontractVersion = (\d+)/;

/**
 * Returns what remotes expose, by "remote/Module": its contract and a fingerprint of the type of each export, with the properties of components.
 * The compiler generates it from the sources.
 * @param {readonly string[]} [names] of remotes
 * @returns {Record<string, Released>}
 */
export function exposedInterfaces(names = remoteNames) {
  const modules = names.flatMap((name) =>
    Object.entries(getExposes(name)).map(([exposed, file]) => ({ key: path.posix.join(name, exposed), file: path.posix.join(name, file) })),
  );
  const texts = declarationsBelow(modules.map(({ file }) => file));
  return Object.fromEntries(
    modules.map(({ key, file }) => {
      const module = file.replace(/\.tsx?$/, '');
      const own = ownContract.exec(texts.get(module) ?? '')?.[1];
      const { contractVersion: _number, ...exports } = digestExports(module, texts);
      return [key, { contract: own === undefined ? contractVersion : Number(own), exports }];
    }),
  );
}
