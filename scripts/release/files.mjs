// @ts-check
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A name beside a file or folder that nobody else uses. @param {string} file */
const beside = (file) => path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.${randomBytes(4).toString('hex')}`);

/** Whoever reads the file meanwhile gets the old text or the new one, whole. @param {string} file @param {string | Buffer} content */
export function writeWhole(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = beside(file);
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Copies a folder to a name under which nothing is until all of it is there. @param {string} from @param {string} to */
export function copyWhole(from, to) {
  mkdirSync(path.dirname(to), { recursive: true });
  const unfinished = beside(to);
  try {
    cpSync(from, unfinished, { recursive: true });
    renameSync(unfinished, to);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Every file below a folder, by its path from there with `/`; what is under way is left out. @param {string} folder @returns {string[]} */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort();
}

/** Content of a JSON file; `absent` where there is none. @template T @param {string} file @param {T} absent @returns {T} */
export const readJson = (file, absent) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : absent);
