// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * A chunk that did not come is asked for once more before that is told: on a bad line one connection in so many breaks. Each attempt has an address of its
 * own: browsers join a request that hangs to one of the same address, and may keep a broken answer for as long as the address is to be kept. What has
 * arrived is known by the list that chunks enter themselves in.
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
          'if (!done.isSecond) {',
          '  var tell = done, second = function (event) { tell(event); };',
          '  second.isSecond = true;',
          // What hangs is not: a reader has waited long enough.
          '  done = function (event) { event.type === "error" ? __webpack_require__.l(url, second, key, chunkId) : tell(event); };',
          '}',
          'script.addEventListener("load", function () {',
          `  if ((self[${list}] || []).some(function (pushed) { return pushed[0].indexOf(chunkId) >= 0; })) delete attempts[url];`,
          '});',
        ].join('\n'),
      );
    });
  }
}
