// @ts-check
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * Writes the script that follows the newest 1.x (`v1/planner.js`) a second time, to an address whose content never changes
 * (`v1.0.0/planner.<hash>.js`). Also writes the page for iframes, and `v1/release.json` with the `integrity` for pages that check it.
 */
export class EmbedReleasePlugin {
  /** @param {{ version: string, name: string, page: string }} options `name`: of the script; `page`: file of the iframe page */
  constructor({ version, name, page }) {
    this.name = name;
    this.version = version;
    this.page = page;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    const major = `v${this.version.split('.')[0]}`;
    compiler.hooks.thisCompilation.tap('EmbedReleasePlugin', (compilation) => {
      compilation.fileDependencies.add(this.page);
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EmbedReleasePlugin', stage }, () => {
        const script = compilation.getAsset(`${major}/${this.name}.js`);
        if (!script) return;
        const bytes = script.source.buffer();
        const digest = createHash('sha384').update(bytes).digest();
        const file = `v${this.version}/${this.name}.${digest.toString('hex').slice(0, 12)}.js`;
        const release = {
          version: this.version,
          file,
          integrity: `sha384-${digest.toString('base64')}`,
          bytes: bytes.length,
          gzip: gzipSync(bytes, { level: 9 }).length,
        };
        // Marked as minimized, or it would be minimized again and have other bytes.
        compilation.emitAsset(file, new RawSource(bytes), { minimized: true, immutable: true });
        compilation.emitAsset(`${major}/${this.name}.html`, new RawSource(readFileSync(this.page)));
        compilation.emitAsset(`${major}/release.json`, new RawSource(`${JSON.stringify(release, null, 2)}\n`));
      });
    });
  }
}
