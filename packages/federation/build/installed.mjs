// @ts-check
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** The version of a package that is installed. @param {string} name @returns {string} */
export function installedVersion(name) {
  for (const folder of require.resolve.paths(name) ?? []) {
    try {
      return JSON.parse(readFileSync(require.resolve(`${folder}/${name}/package.json`), 'utf8')).version;
    } catch {
      // It is not in this folder, so the next one up is tried.
    }
  }
  throw new Error(`${name} is not installed`);
}
