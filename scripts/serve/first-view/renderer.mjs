// @ts-check
// Draws first views of remotes (docs/decisions/0075): in a thread that ends with whatever goes wrong in it.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import { runView } from './thread.mjs';

/**
 * @typedef {object} ViewFile of the live release
 * @property {string} file @property {string} integrity
 * @typedef {{ html: string, css: string }} View
 */

/**
 * How long a thread may take to begin, and to draw, in milliseconds. A tenth of it is enough, but for a machine that has much else to do; and no page waits for
 * it so long.
 */
const PATIENCE = 5000;
/** A release whose thread has failed is not asked again for so long, in milliseconds. */
const REST = 30_000;
/** Characters of a view; a page that needs more has it drawn in the browser. */
const LARGEST = 400_000;
/** So many wait at most; whoever comes then has no first view: it would be late. */
const MOST_WAITING = 20;
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };

/** @param {string} text what a thread said @returns {View | null} null for a page of which the remote draws no first view */
function viewIn(text) {
  const view = /** @type {unknown} */ (JSON.parse(text));
  if (view === null) return null;
  const { html, css } = /** @type {Partial<View>} */ (view);
  if (typeof html !== 'string' || typeof css !== 'string') throw new Error('A first view is { html, css }.');
  if (html.length + css.length > LARGEST) return null;
  if (css.includes('<')) throw new Error('The styles of a first view hold markup.');
  return { html, css };
}

/** Draws first views, one at a time. @param {{ patience?: number, rest?: number, now?: () => number }} [options] */
export function viewRenderer({ patience = PATIENCE, rest = REST, now = Date.now } = {}) {
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

  /** @param {Worker} worker @returns {Promise<{ view?: string, error?: string }>} */
  function answerOf(worker) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => settle(() => reject(new Error(`no answer within ${patience} ms`))), patience);
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
  async function threadOf({ file, integrity }) {
    if (running?.integrity === integrity) return running.worker;
    end();
    const code = await readFile(file);
    if (`sha384-${createHash('sha384').update(code).digest('base64')}` !== integrity) throw new Error('it is not what was built');
    const worker = new Worker(`(${runView.toString()})(require)`, {
      eval: true,
      workerData: code.toString('utf8'),
      resourceLimits,
      env: {},
      argv: [],
      execArgv: [],
    });
    worker.unref();
    // Whoever waits for it hears it; one that fails while nobody waits is begun anew.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (running?.worker === worker) running = null;
    });
    running = { integrity, worker };
    await answerOf(worker);
    return worker;
  }

  /** @param {ViewFile} view @param {object} given @returns {Promise<View | null>} */
  async function draw(view, given) {
    if (resting.integrity === view.integrity && now() < resting.until) return null;
    let answer;
    try {
      const worker = await threadOf(view);
      const heard = answerOf(worker);
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
      return viewIn(answer.view);
    } catch (error) {
      console.error(`${view.file}: ${/** @type {Error} */ (error).message}`);
      return null;
    }
  }

  return {
    /** The view of what is given; null where the remote draws none, or fails. @param {ViewFile} view @param {object} given @returns {Promise<View | null>} */
    render(view, given) {
      if (waiting >= MOST_WAITING) return Promise.resolve(null);
      waiting += 1;
      const drawn = last.then(() => draw(view, given)).finally(() => (waiting -= 1));
      last = drawn;
      return drawn;
    },
    /** Ends its thread. */
    close: end,
  };
}
