// @ts-check
import { readdir, stat, unlink } from 'node:fs/promises';
import path from 'node:path';

const day = 24 * 60 * 60 * 1000;

/** Files of earlier builds are kept for a day: a tab opened before this build still asks for them. */
export class PruneOldAssetsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.afterEmit.tapPromise('PruneOldAssetsPlugin', async (compilation) => {
      const folder = compilation.outputOptions.path ?? '';
      const current = new Set(Object.keys(compilation.assets));
      for (const entry of await readdir(folder, { withFileTypes: true })) {
        if (!entry.isFile() || current.has(entry.name)) continue;
        const file = path.join(folder, entry.name);
        if ((await stat(file)).mtimeMs < Date.now() - day) await unlink(file);
      }
    });
  }
}
