// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { declarations } from './declarations.mjs';
import { digestExports } from './interface.mjs';
import { ownShared, root } from './own-packages.mjs';

/** @typedef {import('./own-packages.mjs').OwnShared} OwnShared */
/** What each shared package exports: a fingerprint by name. @typedef {Readonly<Record<OwnShared, Readonly<Record<string, string>>>>} Interfaces */

/**
 * The public interfaces of our shared packages. The compiler needs seconds for it, so what it found is kept for as long as the contents are the same.
 * @param {import('./content.mjs').Contents} contents
 * @returns {Interfaces}
 */
export function digestInterfaces(contents) {
  const folder = path.join(root, '.cache/interfaces');
  const tools = ['declarations', 'modules', 'interface'].map((name) => readFileSync(path.join(import.meta.dirname, `${name}.mjs`), 'utf8'));
  const key = createHash('sha256')
    .update(JSON.stringify([contents, ts.version, tools]))
    .digest('hex')
    .slice(0, 16);
  const file = path.join(folder, `${key}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const texts = declarations();
  const found = /** @type {Interfaces} */ (Object.fromEntries(ownShared.map((name) => [name, digestExports(name, texts)])));
  mkdirSync(folder, { recursive: true });
  // Two builds may be at it at the same time: what stands under the name is always whole.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(found));
  renameSync(`${file}.${process.pid}`, file);
  return found;
}
