// @ts-check
// Installs Google's own tools in a separate folder: they are larger than all dependencies of the product, and only its tests run them.
// docs/decisions/0049-googles-tools.md has the reasons, and says how the tools are kept off the network.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestFiles } from '../lib/digest-files.mjs';
import { cache, root } from '../lib/paths.mjs';

const manifest = 'scripts/google/tools';
const folder = path.join(cache, 'google-tools');
const stamp = path.join(folder, '.installed');
const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];

/** The folder of the installed package. */
export const toolsPackage = path.join(folder, 'node_modules/firebase-tools');
/** The file of the command `firebase`. */
export const firebaseProgram = path.join(toolsPackage, 'lib/bin/firebase.js');

/** Installs the packages of the lock file, unless they are installed already. @returns {boolean} false if they can't be installed */
export function installTools() {
  const wanted = digestFiles(root, [manifest]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return true;
  console.log("Installing Google's tools …");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const file of ['package.json', 'package-lock.json', '.npmrc']) cpSync(path.join(root, manifest, file), path.join(folder, file));
  const { status } = spawnSync('npm', ['ci', ...flags], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  if (status !== 0) return false;
  writeFileSync(stamp, wanted);
  return true;
}
