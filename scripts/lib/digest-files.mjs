// @ts-check
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const skipped = new Set(['node_modules', 'dist', 'dist-console', 'dist-embed', 'test', 'test-results', 'catalogue', '.DS_Store']);

/**
 * Returns one digest of the contents of files and folders, without tests, their testkits and documents, which no build reads.
 * @param {string} base the folder that the names are relative to
 * @param {readonly string[]} names files or folders; missing ones are skipped
 */
export function digestFiles(base, names) {
  const hash = createHash('sha256');
  for (const name of names) addTo(hash, path.join(base, name), name);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} file @param {string} label */
function addTo(hash, file, label) {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isDirectory()) {
    for (const entry of readdirSync(file).sort()) {
      if (!skipped.has(entry)) addTo(hash, path.join(file, entry), `${label}/${entry}`);
    }
    return;
  }
  if (/\.((test|testkit)\.tsx?|md)$/.test(file)) return;
  hash.update(`${label}\0`).update(readFileSync(file)).update('\0');
}
