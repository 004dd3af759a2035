// @ts-check

/** The folder next to the releases. It holds files that several releases share, named by their content. */
export const COMMON = 'files';

/** Whether a file is named by its content, and so is identical in every release. @param {string} file */
export const isNamedByContent = (file) => /\.[0-9a-f]{8,}\.\w+/.test(file);

/**
 * Lets a release request its files from the one folder that all releases of its app share (decision 0053), so that a returning visitor's cache
 * has every file that the release did not change. The entry and the page are in the folder of their release and find the others from there. A
 * build that is not released keeps all files together.
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
