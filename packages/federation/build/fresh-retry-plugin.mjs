// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A chunk that failed is asked for under another address the next time: browsers join a request that hangs to one of the same address, and may keep
 * a broken answer for as long as the address is to be kept. What has arrived is known by the list that chunks enter themselves in.
 */
export class FreshRetryPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const LoadScript = require('webpack/lib/runtime/LoadScriptRuntimeModule');
    compiler.hooks.thisCompilation.tap('FreshRetryPlugin', (compilation) => {
      const list = JSON.stringify(compilation.outputOptions.chunkLoadingGlobal);
      LoadScript.getCompilationHooks(compilation).createScript.tap('FreshRetryPlugin', (/** @type {string} */ code) =>
        [
          code,
          'var attempts = (self.courtsideAttempts = self.courtsideAttempts || {});',
          'var again = attempts[url] || 0;',
          'if (again) script.src += "?again=" + again;',
          'attempts[url] = again + 1;',
          'script.addEventListener("load", function () {',
          `  if ((self[${list}] || []).some(function (pushed) { return pushed[0].indexOf(chunkId) >= 0; })) delete attempts[url];`,
          '});',
        ].join('\n'),
      );
    });
  }
}
