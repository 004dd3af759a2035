// @ts-check
// Draws first views of remotes (docs/decisions/0075) in a thread, so that any failure ends only that thread.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { runView } from './thread.mjs';

/**
 * @typedef {object} ViewFile of the live release
 * @property {string} file where it is read @property {string} integrity
 * @typedef {{ html: string, css: string }} View
 */

/** How long a thread may take to draw, in milliseconds. A tenth of it is enough unless the machine is busy, and no page waits this long. */
const PATIENCE = 5000;
/** How long it may take to start, in milliseconds: it compiles the file, and just after a start of the server everything else does so, too. */
const START_PATIENCE = 15_000;
/** How long a release whose thread failed is left alone, in milliseconds. */
const REST = 30_000;
/** The most characters of a view; the browser draws a larger one. */
const LARGEST = 400_000;
/** How many requests may wait; a further one gets no first view, which would be late anyway. */
const MOST_WAITING = 20;
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** @param {string} text the answer of a thread @returns {View | null} null if the remote draws no first view of the page */
function parseView(text) {
  const view = /** @type {unknown} */ (JSON.parse(text));
  if (view === null) return null;
  const { html, css } = /** @type {Partial<View>} */ (view);
  if (typeof html !== 'string' || typeof css !== 'string') throw new Error('A first view is { html, css }.');
  if (html.length + css.length > LARGEST) return null;
  if (css.includes('<')) throw new Error('The styles of a first view hold markup.');
  return { html, css };
}

/**
 * @typedef {object} RendererOptions
 * @property {number} [patience] @property {number} [startPatience] @property {number} [rest] in milliseconds @property {() => number} [now]
 * @property {(file: string) => Promise<Uint8Array>} [read] reads the file of a release
 */

/** Returns a renderer that draws first views, one at a time. @param {RendererOptions} [options] */
export function createViewRenderer({
  patience = PATIENCE,
  startPatience = START_PATIENCE,
  rest = REST,
  now = Date.now,
  read = readFile,
} = {}) {
  /** @type {{ integrity: string, worker: Worker } | null} */
  let running = null;
  const resting = { integrity: '', until: 0 };
  /** @type {Promise<unknown>} */
  let last = Promise.resolve();
  let waiting = 0;

  function end() {
    void running?.worker.terminate();
    running = null;
  }

  /** @param {Worker} worker @param {number} longest in milliseconds @returns {Promise<{ view?: string, error?: string }>} */
  function waitForAnswer(worker, longest) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle(() => reject(new Error(`no answer within ${longest} ms`))), longest);
      const hear = (/** @type {{ view?: string, error?: string }} */ said) => settle(() => resolve(said));
      const fail = (/** @type {Error} */ error) => settle(() => reject(error));
      const gone = () => settle(() => reject(new Error('its thread has ended')));
      const settle = (/** @type {() => void} */ how) => {
        clearTimeout(timer);
        worker.off('message', hear).off('error', fail).off('exit', gone);
        how();
      };
      worker.on('message', hear).on('error', fail).on('exit', gone);
    });
  }

  /** @param {ViewFile} view */
  async function startThread({ file, integrity }) {
    if (running?.integrity === integrity) return running.worker;
    end();
    const code = await read(file);
    if (`sha384-${createHash('sha384').update(code).digest('base64')}` !== integrity) throw new Error('it is not what was built');
    const worker = new Worker(`(${runView.toString()})(require)`, {
      eval: true,
      workerData: new TextDecoder().decode(code),
      resourceLimits,
      env: {},
      argv: [],
      execArgv: [],
    });
    worker.unref();
    // A waiting caller receives the error; a thread that fails while no caller waits is started again for the next one.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (running?.worker === worker) running = null;
    });
    running = { integrity, worker };
    await waitForAnswer(worker, startPatience);
    return worker;
  }

  /** @param {ViewFile} view @param {object} given @returns {Promise<View | null>} */
  async function draw(view, given) {
    if (resting.integrity === view.integrity && now() < resting.until) return null;
    let answer;
    try {
      const worker = await startThread(view);
      const heard = waitForAnswer(worker, patience);
      worker.postMessage(JSON.stringify(given));
      answer = await heard;
    } catch (error) {
      end();
      Object.assign(resting, { integrity: view.integrity, until: now() + rest });
      console.error(`${view.file}: ${/** @type {Error} */ (error).message}. Pages go out without their first view.`);
      return null;
    }
    try {
      if (answer.view === undefined) throw new Error(answer.error);
      return parseView(answer.view);
    } catch (error) {
      console.error(`${view.file}: ${/** @type {Error} */ (error).message}`);
      return null;
    }
  }

  return {
    /** Returns the view for the input, or null if the remote draws none or fails. @param {ViewFile} view @param {object} given @returns {Promise<View | null>} */
    render(view, given) {
      if (waiting >= MOST_WAITING) return Promise.resolve(null);
      waiting += 1;
      const drawn = last.then(() => draw(view, given)).finally(() => (waiting -= 1));
      last = drawn;
      return drawn;
    },
    /** Ends the thread. */
    close: end,
  };
}
