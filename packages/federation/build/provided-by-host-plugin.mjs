// @ts-check
import { ProvideSharedPlugin } from '@module-federation/enhanced';
import { providedByHost } from './shared.mjs';

const NAME = 'ProvideSharedPlugin';

/** Puts whole packages of ours into the page's table, where remotes find them; the host itself uses their modules directly (`shared.mjs`). */
export class ProvidedByHostPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new ProvideSharedPlugin({ provides: providedByHost() }).apply(compiler);
    // The page's template is compiled by a child, which inherits the hook and would bring all of it a second time.
    compiler.hooks.compilation.tap('ProvidedByHostPlugin', (compilation) => {
      compilation.hooks.childCompiler.tap('ProvidedByHostPlugin', (child) => {
        child.hooks.finishMake.taps = child.hooks.finishMake.taps.filter(({ name }) => name !== NAME);
      });
    });
  }
}
