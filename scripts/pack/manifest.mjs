// @ts-check
import { createLockFile } from './lock-file.mjs';
import { installed } from './programs.mjs';

/** Which package of ours needs what is installed. */
const user = 'packages/local-backend';

/**
 * The package's `package.json`. npm obeys no lock that lies in a file which it installs, so everything that is for every system is named, with its version;
 * what is compiled for one is named so by the package that needs it.
 * @param {{ version: string, description: string, license: string, engines: { node: string } }} repository its `package.json`
 * @param {import('./lock-file.mjs').Packages} packages of its lockfile
 * @throws Error where two versions of one package would be needed, of which only one can be named
 */
export function createManifest({ version, description, license, engines }, packages) {
  const locked = createLockFile(packages, user, installed);
  const nested = Object.keys(locked).filter((place) => place.lastIndexOf('node_modules/') > 0);
  if (nested.length > 0) throw new Error(`The package can't name two versions of one package: ${nested.join(', ')}`);
  const versions = (/** @type {boolean} */ isOptional) =>
    Object.fromEntries(
      Object.entries(locked)
        .filter(([, entry]) => !entry.os && Boolean(entry.optional) === isOptional)
        .map(([place, entry]) => [place.replace('node_modules/', ''), entry.version]),
    );
  return {
    name: 'courtside',
    version,
    description,
    license,
    // No one publishes it by accident, under a name that may be another user's.
    private: true,
    type: 'module',
    bin: { 'courtside': 'programs/courtside.mjs', 'courtside-backend': 'programs/backend.mjs' },
    engines: { node: engines.node },
    dependencies: versions(false),
    optionalDependencies: versions(true),
  };
}
