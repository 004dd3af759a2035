// @ts-check
import { readdir, readFile, unlink } from 'node:fs/promises';
import path from 'node:path';

/**
 * Deletes files of earlier builds, except the build before this one: without releases, a tab that was opened before this build still requests
 * them. Releases have their own folders and keep everything for 30 days.
 */
export class PruneOldAssetsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const folder = () => compiler.options.output.path ?? '';
    /** @type {ReadonlySet<string>} */
    let before = new Set();
    const look = async () => {
      before = await listed(path.join(folder(), 'build.json'));
    };
    compiler.hooks.beforeRun.tapPromise('PruneOldAssetsPlugin', look);
    compiler.hooks.watchRun.tapPromise('PruneOldAssetsPlugin', look);
    compiler.hooks.afterEmit.tapPromise('PruneOldAssetsPlugin', async (compilation) => {
      const current = new Set(Object.keys(compilation.assets));
      for (const entry of await readdir(folder(), { withFileTypes: true })) {
        if (!entry.isFile() || current.has(entry.name) || before.has(entry.name.replace(/(\.map)?(\.br|\.gz)?$/, ''))) continue;
        await unlink(path.join(folder(), entry.name));
      }
    });
  }
}

/** Returns the file names of a build from its stamp; empty without one. @param {string} stamp @returns {Promise<ReadonlySet<string>>} */
async function listed(stamp) {
  try {
    return new Set(Object.keys(JSON.parse(await readFile(stamp, 'utf8')).files));
  } catch {
    return new Set();
  }
}
