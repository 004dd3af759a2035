// @ts-check
import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ownFile } from './identity/own-packages.mjs';
import { FIRST_VIEW } from './names.mjs';
import { client } from './shared.mjs';

const require = createRequire(import.meta.url);

/** The synchronous renderer of React; its index would include streams, which a first view does not need. */
const markupWriter = path.join(
  path.dirname(require.resolve('react-dom/package.json')),
  'cjs/react-dom-server-legacy.browser.production.js',
);

/** @param {string} folder */
const sourceOf = (folder) => path.join(folder, 'src/page/first-view.tsx');
/** @param {string} folder of an app */
export const hasFirstView = (folder) => existsSync(sourceOf(folder));

/**
 * Adds the first view of a remote to its build, so that both are stamped, released and rolled back together. It renders the page's own views; a
 * stand-in that reads documents replaces the client.
 */
export class FirstViewPlugin {
  /** @param {{ folder: string }} app */
  constructor({ folder }) {
    this.folder = folder;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('FirstViewPlugin', (compilation) => {
      // It is minified already; the release is named by all files, so it has to be there by then.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 50;
      compilation.hooks.processAssets.tapPromise({ name: 'FirstViewPlugin', stage }, async () => {
        const { text, map, inputs } = await bundle(this.folder);
        compilation.fileDependencies.addAll(inputs);
        compilation.emitAsset(FIRST_VIEW, new sources.RawSource(text));
        compilation.emitAsset(`${FIRST_VIEW}.map`, new sources.RawSource(map));
      });
    });
  }
}

/** @param {string} folder */
async function bundle(folder) {
  const { outputFiles, metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [sourceOf(folder)],
    bundle: true,
    write: false,
    outdir: 'dist',
    // The map lists the third-party code that went into the file (scripts/pack/third-party.mjs).
    sourcemap: 'external',
    sourcesContent: false,
    format: 'iife',
    globalName: 'courtsideFirstView',
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"', '__COURTSIDE_BUILD__': 'undefined' },
    alias: {
      [`${client}/wire`]: path.join(path.dirname(ownFile(client)), 'wire.ts'),
      [client]: path.join(folder, 'src/first-view/client.ts'),
      'react-dom/server': markupWriter,
    },
    loader: { '.woff2': 'empty' },
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  });
  const textOf = (/** @type {string} */ ending) => outputFiles.find((file) => file.path.endsWith(ending))?.text ?? '';
  return {
    text: textOf('.js'),
    map: textOf('.map'),
    inputs: Object.keys(metafile.inputs).map((file) => path.resolve(folder, file)),
  };
}
