// @ts-check
// Writes the folder that `firebase deploy --only functions` uploads: one file of ours, and the few lines by which Google starts it.
import { build } from 'esbuild';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { writeWhole } from '../lib/files.mjs';

/** @typedef {import('../serve/hosted-pages/hosted-pages.mjs').PagesSettings} PagesSettings */

/** The versions of Google's packages that the operator installs; the first requires the second. The function was tested with them: docs/decisions/0054. */
const dependencies = { 'firebase-functions': '7.4.0', 'firebase-admin': '13.9.0' };

const manifest = {
  name: 'courtside-pages',
  private: true,
  type: 'module',
  main: 'index.mjs',
  engines: { node: '22' },
  dependencies,
};

/** @param {string} region */
const createStart = (region) => `import { readFileSync } from 'node:fs';
import { onRequest } from 'firebase-functions/https';
import { createHostedPages } from './pages.mjs';

const settings = JSON.parse(readFileSync(new URL('settings.json', import.meta.url), 'utf8'));
export const pages = onRequest({ region: '${region}', memory: '1GiB', concurrency: 80, maxInstances: 10, invoker: 'public' }, createHostedPages(settings));
`;

/**
 * Writes the function's folder.
 * @param {string} folder @param {{ region: string, settings: PagesSettings }} options
 */
export async function writeFunction(folder, { region, settings }) {
  mkdirSync(folder, { recursive: true });
  await build({
    absWorkingDir: root,
    entryPoints: { pages: 'scripts/serve/hosted-pages/hosted-pages.mjs' },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    legalComments: 'none',
    logLevel: 'warning',
  });
  const json = (/** @type {unknown} */ value) => `${JSON.stringify(value, null, 2)}\n`;
  writeWhole(path.join(folder, 'package.json'), json(manifest));
  writeWhole(path.join(folder, 'settings.json'), json(settings));
  writeWhole(path.join(folder, 'index.mjs'), createStart(region));
}
