// @ts-check

/**
 * Takes the folder of the repository out of source maps. Module Federation writes its entry with whole paths, and a map is public: it would
 * tell everybody where, and under which name, somebody built.
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

/** A map in which what lies below a folder is named from there. @param {string} map @param {string} folder */
export const withoutFolder = (map, folder) =>
  map.replaceAll(`${folder.replaceAll('\\', '/')}/`, './').replaceAll(`${JSON.stringify(folder).slice(1, -1)}\\\\`, './');
