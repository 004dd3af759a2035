// @ts-check
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Returns an unused name next to a file or folder. @param {string} file */
const createTemporaryName = (file) =>
  path.join(path.dirname(file), `.${path.basename(file)}.${process.pid}.${randomBytes(4).toString('hex')}`);

/**
 * Replaces a file in one step, so that a reader always gets the whole old content or the whole new content.
 * @param {string} file
 * @param {string | Buffer} content
 */
export const writeWhole = (file, content) => writeTogether([[file, content]]);

/**
 * Writes several files, each in one step. All of them are on disk before the first is renamed, so a full disk changes none of them.
 * @param {readonly (readonly [file: string, content: string | Buffer])[]} files
 */
export function writeTogether(files) {
  const drafts = files.map(([file, content]) => ({ file, content, draft: createTemporaryName(file) }));
  try {
    for (const { file, content, draft } of drafts) {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(draft, content);
    }
    for (const { file, draft } of drafts) renameSync(draft, file);
  } finally {
    for (const { draft } of drafts) rmSync(draft, { force: true });
  }
}

/**
 * Copies files of a folder to a new name, which exists only once all of them are complete.
 * @param {string} from @param {string} to @param {readonly string[]} files @param {(copy: string) => void} [check] throws if the copy is wrong
 */
export function copyWhole(from, to, files, check = () => undefined) {
  mkdirSync(path.dirname(to), { recursive: true });
  const unfinished = createTemporaryName(to);
  try {
    for (const file of files) cpSync(path.join(from, file), path.join(unfinished, file));
    check(unfinished);
    renameSync(unfinished, to);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Lists every file below a folder, by its path from there with `/`; unfinished files are left out. @param {string} folder @returns {string[]} */
export function listFilesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.')))
    .sort();
}

/**
 * Returns the content of a JSON file, or `absent` if the file is missing.
 * @template T
 * @param {string} file
 * @param {T} absent
 * @returns {T}
 * @throws Error that names the file
 */
export function readJson(file, absent) {
  if (!existsSync(file)) return absent;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} can't be read: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
}
