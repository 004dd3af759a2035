// @ts-check
import path from 'node:path';

const ours = path.join(import.meta.dirname, '../src/run-time/bundler.ts');
/** The plugin's own, as its code asks for it: the whole path of the file. */
const its = /[\\/]webpack-bundler-runtime[\\/]dist[\\/](bundler|index)\.(js|cjs)$/;

/** The name that webpack and the federation plugin both give to the runtime module that registers shared modules. */
const SHARING = 'sharing';

/** Puts `src/run-time` in place of the federation plugin's own run time, which is 13 kB of script more in each entry and 20 in a host (decision 0051). */
export class RunTimePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    let isReplaced = false;
    new compiler.webpack.NormalModuleReplacementPlugin(its, (/** @type {{ request: string }} */ asked) => {
      asked.request = ours;
      isReplaced = true;
    }).apply(compiler);
    compiler.hooks.compilation.tap('RunTimePlugin', (compilation) => {
      // The federation plugin's runtime module comes after webpack's and replaces it, so webpack's never runs.
      compilation.hooks.runtimeModule.tap('RunTimePlugin', (module) => {
        if (module.name === SHARING && module.stage === compiler.webpack.RuntimeModule.STAGE_NORMAL) module.generate = () => null;
      });
    });
    compiler.hooks.afterCompile.tap('RunTimePlugin', (compilation) => {
      // A cached build requests nothing again.
      const isThere = isReplaced || [...compilation.modules].some((module) => module.identifier().includes(ours));
      if (!isThere && !compilation.compiler.isChild())
        compilation.errors.push(
          new compiler.webpack.WebpackError("The federation plugin's run time is asked for by another name than was known."),
        );
    });
  }
}
