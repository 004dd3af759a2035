// @ts-check
import { createLockFile } from './lock-file.mjs';
import { installed } from './programs.mjs';

/** Our package that needs the installed ones. */
const user = 'packages/local-backend';

/**
 * Creates the package's `package.json`. npm ignores a lockfile inside a package that it installs, so this lists every package that runs on all systems, with
 * its exact version. A package that is compiled for one system is listed, with its exact version, by the package that needs it.
 * @param {{ version: string, description: string, license: string, engines: { node: string } }} repository its `package.json`
 * @param {import('./lock-file.mjs').Packages} packages of its lockfile
 * @throws Error if two versions of one package are needed, because only one can be listed
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
    // Prevents an accidental publication, under a name that may belong to another project.
    private: true,
    type: 'module',
    bin: { 'courtside': 'programs/courtside.mjs', 'courtside-backend': 'programs/backend.mjs' },
    engines: { node: engines.node },
    dependencies: versions(false),
    optionalDependencies: versions(true),
  };
}
