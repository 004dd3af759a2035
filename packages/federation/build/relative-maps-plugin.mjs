// @ts-check

/**
 * Removes the path of the repository from source maps. Module Federation writes its entry with absolute paths, and a public map would reveal the
 * user name and folder of the machine that built it.
 */
export class RelativeMapsPlugin {
  /** @param {string} root folder of the repository */
  constructor(root) {
    this.root = root;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('RelativeMapsPlugin', (compilation) => {
      compilation.hooks.processAssets.tap({ name: 'RelativeMapsPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, (assets) => {
        for (const name of Object.keys(assets)) {
          if (!name.endsWith('.map')) continue;
          const map = String(assets[name]?.source() ?? '');
          const relative = withoutFolder(map, this.root);
          if (relative !== map) compilation.updateAsset(name, new sources.RawSource(relative));
        }
      });
    });
  }
}

/** Returns a map whose sources in a folder are relative to it. @param {string} map @param {string} folder */
export const withoutFolder = (map, folder) =>
  map.replaceAll(`${folder.replaceAll('\\', '/')}/`, './').replaceAll(`${JSON.stringify(folder).slice(1, -1)}\\\\`, './');
