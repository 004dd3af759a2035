// @ts-check
import { ProvideSharedPlugin } from '@module-federation/enhanced';
import { providedByHost } from './shared.mjs';

const NAME = 'ProvideSharedPlugin';

/** Adds our whole packages to the share scope, where remotes find them; the host itself imports their modules directly (`shared.mjs`). */
export class ProvidedByHostPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new ProvideSharedPlugin({ provides: providedByHost() }).apply(compiler);
    // The page's template is compiled by a child compiler, which inherits the hook and would add everything a second time.
    compiler.hooks.compilation.tap('ProvidedByHostPlugin', (compilation) => {
      compilation.hooks.childCompiler.tap('ProvidedByHostPlugin', (child) => {
        child.hooks.finishMake.taps = child.hooks.finishMake.taps.filter(({ name }) => name !== NAME);
      });
    });
  }
}
