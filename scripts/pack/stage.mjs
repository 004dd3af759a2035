// @ts-check
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { listBuildFiles } from '../release/checks.mjs';
import { copyWhole, listFilesBelow, readJson } from '../lib/files.mjs';
import { getBuiltFolder, released } from '../site/places.mjs';
import { findForbiddenFiles } from './forbidden-files.mjs';
import { createManifest } from './manifest.mjs';
import { bundlePrograms } from './programs.mjs';
import { listSources, formatThirdParty } from './third-party.mjs';

/** Files that the programs read at run time, at the same paths as in a checkout. */
const readThere = [
  'packages/firebase/firestore.rules',
  'packages/firebase/storage.rules',
  'packages/firebase/firestore.indexes.json',
  'packages/federation/build/page.html',
  'docs/operating.md',
  'docs/backend.md',
];

const backend = path.join(root, 'packages/local-backend');

/**
 * Whether a file of a build goes into the package. Source maps are four times as large as the rest, and a developer who needs them can build them.
 * @param {string} file
 */
const isServed = (file) => !/\.map(\.br|\.gz)?$/.test(file);

/**
 * Copies everything that belongs to the package into a folder, from existing builds.
 * @param {string} folder that does not exist yet @throws Error if a file would get into it that is not allowed
 */
export async function stagePackage(folder) {
  mkdirSync(folder, { recursive: true });
  const inputs = [...(await bundlePrograms(path.join(folder, 'programs')))];
  for (const name of released) {
    const built = getBuiltFolder(name);
    // Files of earlier builds in the same folder are left out.
    copyWhole(built, path.join(folder, path.relative(root, built)), listBuildFiles(built).filter(isServed));
    inputs.push(...listSources(path.dirname(built), built));
  }
  // The backend's build contains its packages already.
  inputs.push(...listSources(backend, path.join(backend, 'dist')));
  for (const file of readThere) cpSync(path.join(root, file), path.join(folder, file));
  cpSync(path.join(root, 'scripts/pack/README.package.md'), path.join(folder, 'README.md'));
  writeFileSync(path.join(folder, 'THIRD-PARTY.txt'), formatThirdParty(inputs));
  const manifest = createManifest(
    JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')),
    readJson(path.join(root, 'package-lock.json'), { packages: {} }).packages,
  );
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const strange = findForbiddenFiles(listFilesBelow(folder));
  if (strange.length > 0) throw new Error(`This may not be in the package (scripts/pack/forbidden-files.mjs): ${strange.join(', ')}`);
}
