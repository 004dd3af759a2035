// @ts-check
// Runs webpack for `build-process.mjs`: one app after another in one process, since webpack takes seconds to load and gets faster with each app.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { digestContents } from '../../packages/federation/build/identity/content.mjs';
import { digestInterfaces } from '../../packages/federation/build/identity/interfaces.mjs';
import { shareOnce } from '../../packages/federation/build/shared.mjs';

/**
 * @typedef {{ folder: string, config: string, writesCache: boolean }} AppTask absolute folder of an app, and the name of its webpack configuration
 * @typedef {AppTask | 'interfaces'} Task `'interfaces'` finds the interfaces of the shared packages, which every app needs, and stores them in a file for all
 * processes
 */

process.on('message', (/** @type {Task} */ task) => void answer(task));

/** Sends the error of a task, or null. @param {Task} task */
async function answer(task) {
  try {
    process.send?.({ problem: await (task === 'interfaces' ? findInterfaces() : buildApp(task)) });
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function findInterfaces() {
  digestInterfaces(digestContents(shareOnce));
  return null;
}

/** @param {AppTask} task @returns {Promise<string | null>} */
async function buildApp({ folder, config, writesCache }) {
  const { default: written } = await import(pathToFileURL(path.join(folder, config)).href);
  /** @type {import('webpack').Configuration[]} */
  const configs = [written].flat();
  if (!writesCache) for (const one of configs) one.cache = false;
  const compiler = webpack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problem = stats?.hasErrors() ? stats.toString('errors-only') : null;
      compiler.close((closing) => (error || closing ? reject(error ?? closing) : resolve(problem)));
    });
  });
}
