// @ts-check
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Requests a missing chunk a second time before it reports a failure: on a bad connection a share of requests breaks. Each attempt has its own
 * address, because browsers join a new request to a hanging one with the same address and may cache a broken response. Chunks that have arrived
 * register themselves in a list.
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
          // A chunk that hangs is not retried: the user has waited long enough.
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
