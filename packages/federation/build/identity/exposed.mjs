// @ts-check
import path from 'node:path';
import { contractVersion, remoteNames } from '../../apps.mjs';
import { getExposes } from '../exposes.mjs';
import { declarationsBelow } from './declarations.mjs';
import { digestExports } from './interface.mjs';

/** @typedef {import('./breaks.mjs').Released} Released */

/** A module says the number of its contract itself, where that is not the one of all apps. */
const ownContract = /\bcontractVersion = (\d+)/;

/**
 * What remotes expose, by "remote/Module": its contract, and a fingerprint of the type of each export, properties of components included. Generated from
 * the sources by the compiler.
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
