// @ts-check
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestFiles } from './digest-files.mjs';
import { cache, root } from './paths.mjs';

/**
 * Returns the result that was made from the same files before, or makes and stores it.
 * @template T
 * @param {string} name of the result, a file's name
 * @param {readonly string[]} inputs every file and folder that it is made from, relative to `base`
 * @param {() => T} make its result is stored as JSON
 * @param {{ base: string, folder: string }} [places] `folder`: where it is stored
 * @returns {T}
 */
export function memoizeOnDisk(name, inputs, make, { base, folder } = { base: root, folder: path.join(cache, 'remembered') }) {
  const file = path.join(folder, `${name}.json`);
  const digest = digestFiles(base, inputs);
  const known = readKept(file);
  if (known?.digest === digest) return known.value;
  const value = make();
  mkdirSync(folder, { recursive: true });
  // In one step: several commands may run at the same time.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ digest, value }));
  renameSync(draft, file);
  return value;
}

/** @param {string} file @returns {{ digest: string, value: any } | null} null if the file is missing or unreadable */
function readKept(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
