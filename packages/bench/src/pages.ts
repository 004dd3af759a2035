import { spawn } from 'node:child_process';
import path from 'node:path';

/** A program of its own: it builds with webpack and drives a browser, neither of which can be bundled. */
export function run(options: readonly string[]): Promise<boolean> {
  // npm runs benchmarks in their package's folder.
  const program = path.resolve('../../scripts/pages/run.mjs');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program, ...options], { stdio: 'inherit' });
    child.once('error', reject);
    child.once('exit', (code) => resolve(code === 0));
  });
}
