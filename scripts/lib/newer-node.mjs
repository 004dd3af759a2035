// @ts-check
// The Node that we recommend, as a binary from npm, for a machine with the oldest Node that we support.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { cache } from './paths.mjs';

export const recommendedNode = '24.21.0';

/** Installs the recommended Node in a separate folder. @returns {string | null} the path of its program; null if it can't be installed */
export function installNewerNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = path.join(cache, `node-${recommendedNode}`);
  const program = path.join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(program)) return program;
  console.log(`Installing Node ${recommendedNode} …`);
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const { status } = spawnSync('npm', ['install', '--prefix', folder, ...flags, `${name}@${recommendedNode}`], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0 && existsSync(program) ? program : null;
}
