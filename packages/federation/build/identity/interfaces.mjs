// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { declarations } from './declarations.mjs';
import { digestExports } from './interface.mjs';
import { ownShared, root } from './own-packages.mjs';

/** @typedef {import('./own-packages.mjs').OwnShared} OwnShared */
/** The exports of each shared package: fingerprint by name. @typedef {Readonly<Record<OwnShared, Readonly<Record<string, string>>>>} Interfaces */

/**
 * Returns the public interfaces of our shared packages. The compiler needs seconds for it, so the result is cached until the contents change.
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
  // Two builds may write at the same time. The rename makes sure that the file is always complete.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(found));
  renameSync(`${file}.${process.pid}`, file);
  return found;
}
