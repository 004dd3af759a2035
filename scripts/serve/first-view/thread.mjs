// @ts-check

/**
 * Runs in the thread of a remote's first view. The thread receives only the text of this function, so it uses nothing outside it. The view gets the
 * language and the classes for addresses: no file, no network and nothing of the process.
 * @param {NodeJS.Require} require
 */
export function runView(require) {
  /** @type {typeof import('node:worker_threads')} */
  const { parentPort, workerData } = require('node:worker_threads');
  /** @type {typeof import('node:vm')} */
  const vm = require('node:vm');
  /** @type {{ URL: typeof URL, URLSearchParams: typeof URLSearchParams, TextEncoder: typeof TextEncoder, given?: string }} */
  const given = { URL, URLSearchParams, TextEncoder };
  const context = vm.createContext(given, { codeGeneration: { strings: false, wasm: false } });
  vm.runInContext(workerData, context, { filename: 'first-view.cjs' });
  const call = new vm.Script('courtsideFirstView.firstView(JSON.parse(given)).then(JSON.stringify)');
  parentPort?.on('message', (input) => {
    given.given = input;
    Promise.resolve()
      .then(() => call.runInContext(context))
      .then(
        (view) => parentPort.postMessage({ view: String(view) }),
        (error) => parentPort.postMessage({ error: String(error?.stack ?? error) }),
      );
  });
  parentPort?.postMessage({ isReady: true });
}
