// @ts-check

/** Beside the folders of releases: files that several of them have, by names that are made of their content. */
export const COMMON = 'files';

/** Whether a file is named by its content: so named it means the same in every release. @param {string} file */
export const isNamedByContent = (file) => /\.[0-9a-f]{8,}\.\w+/.test(file);

/**
 * A build that is released asks for its files in the one folder that all releases of its app have (decision 0053): what a release did not change is in the
 * cache of who was here before. The entry and the page stand in the folder of their release, and from there the others are found; outside of releases
 * everything lies together.
 */
export class CommonFilesPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RuntimeGlobals, RuntimeModule } = compiler.webpack;
    class CommonFilesRuntimeModule extends RuntimeModule {
      constructor() {
        // Once the address of the folder is known.
        super('common files', RuntimeModule.STAGE_BASIC + 1);
      }
      generate() {
        return `${RuntimeGlobals.publicPath} = ${RuntimeGlobals.publicPath}.replace(/(\\/releases\\/[^/]+\\/)[^/]+\\/$/, "$1${COMMON}/");`;
      }
    }
    compiler.hooks.thisCompilation.tap('CommonFilesPlugin', (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap('CommonFilesPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new CommonFilesRuntimeModule());
      });
    });
  }
}
