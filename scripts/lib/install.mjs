// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestFiles } from './digest-files.mjs';
import { planInstall } from './install-plan.mjs';
import { root } from './paths.mjs';

const tree = path.join(root, 'node_modules');
const stamp = path.join(tree, '.courtside-installed');

/**
 * Installs the dependencies if the installed ones do not match the lock file.
 * @param {import('./install-plan.mjs').Part} [part] the part that the caller needs; `run` builds and serves the product
 */
export function ensureInstalled(part = 'all') {
  const plan = planInstall({
    lock: digestFiles(root, ['package-lock.json']),
    stamp: existsSync(stamp) ? readFileSync(stamp, 'utf8') : null,
    hasTree: existsSync(tree),
    part,
  });
  if (plan === null) return;
  console.log('Installing dependencies …');
  const done = spawnSync('npm', [...plan.command], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error('The dependencies could not be installed. Is the package registry reachable? Run the command again when it is.');
    process.exit(done.status ?? 1);
  }
  mkdirSync(tree, { recursive: true });
  writeFileSync(stamp, plan.stampFor(digestFiles(root, ['package-lock.json'])));
}
