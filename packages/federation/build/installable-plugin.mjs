// @ts-check
import { createRequire } from 'node:module';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Both are next to the page, at addresses that never change: a browser identifies an installed app and its worker by them. */
const MANIFEST = 'manifest.webmanifest';
const WORKER = 'service-worker.js';

/**
 * Makes a page installable: copies the files of `static/`, builds the service worker as one file without imports, and adds the lines of the
 * page's head.
 * The worker is not part of webpack's graph: it shares nothing with the page, and its name must not include a hash.
 */
export class InstallablePlugin {
  /** @param {{ folder: string, worker: string }} app `worker`: its source, from the folder */
  constructor({ folder, worker }) {
    this.statics = path.join(folder, 'static');
    this.worker = path.join(folder, worker);
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const HtmlPlugin = require('html-webpack-plugin');
    compiler.hooks.thisCompilation.tap('InstallablePlugin', (compilation) => {
      // Before the stamp names the release by the content of all files.
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONS;
      compilation.hooks.processAssets.tapPromise({ name: 'InstallablePlugin', stage }, async () => {
        for (const file of filesOf(this.statics))
          compilation.emitAsset(file, new sources.RawSource(readFileSync(path.join(this.statics, file))));
        compilation.emitAsset(WORKER, new sources.RawSource(await bundled(this.worker)), { minimized: true });
      });
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap('InstallablePlugin', (/** @type {{ headTags: object[] }} */ data) => {
        data.headTags.push(link('manifest', MANIFEST), link('apple-touch-icon', 'icons/apple-touch-icon.png'));
        return data;
      });
    });
  }
}

/** @param {string} rel @param {string} file */
const link = (rel, file) => ({ tagName: 'link', voidTag: true, attributes: { rel, href: `/${file}` }, meta: {} });

/** @param {string} folder @returns {string[]} by their paths from there, with `/` */
const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .sort();

/** @param {string} source */
async function bundled(source) {
  const { build } = require('esbuild');
  const { outputFiles } = await build({
    entryPoints: [source],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    legalComments: 'none',
    target: ['chrome111', 'firefox113', 'safari16.4'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return Buffer.from(outputFiles[0].contents);
}
