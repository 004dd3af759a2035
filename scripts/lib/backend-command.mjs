// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { getProgramFile } from './programs.mjs';

/** Runs the backend's command, and waits for its end. @param {readonly string[]} args @returns {number} its exit code */
export function runBackend(args) {
  const cli = getProgramFile('backend');
  if (!existsSync(cli)) {
    console.error('The backend is not built yet: npm run build.');
    return 1;
  }
  return spawnSync(process.execPath, [cli, ...args], { stdio: 'inherit' }).status ?? 1;
}
