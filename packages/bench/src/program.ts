import { spawn } from 'node:child_process';
import path from 'node:path';

/** Returns a suite that runs as a separate program, because it can't be bundled. @param script from the repository's root; options are passed on */
export const createProgramSuite =
  (script: string) =>
  (options: readonly string[]): Promise<boolean> => {
    // npm runs benchmarks in their package's folder.
    const file = path.resolve('../..', script);
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [file, ...options], { stdio: 'inherit' });
      child.once('error', reject);
      child.once('exit', (code) => resolve(code === 0));
    });
  };
