// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from './digest.mjs';
import { root } from './paths.mjs';

const stamp = path.join(root, 'node_modules/.courtside-installed');

/** Installs the dependencies when the lock file is not the one that they were installed from. */
export function ensureInstalled() {
  const wanted = digestOf(root, ['package-lock.json']);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  // An existing tree is brought up to date; an absent one is laid exactly as locked.
  const command = existsSync(path.join(root, 'node_modules')) ? 'install' : 'ci';
  const done = spawnSync('npm', [command, ...flags], { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) {
    console.error('The dependencies could not be installed. Is the package registry reachable? Run the command again when it is.');
    process.exit(done.status ?? 1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digestOf(root, ['package-lock.json']));
}
