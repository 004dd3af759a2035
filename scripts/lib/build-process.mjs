// @ts-check
import { fork } from 'node:child_process';
import path from 'node:path';

/** A process that runs webpack for one app after another (`build-worker.mjs`). It starts with its first task. */
export class BuildProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /**
   * Runs one task. Call it again only when that task has ended.
   * @param {import('./build-worker.mjs').Task} task
   * @returns {Promise<string | null>} the error with the output of the build; null if it succeeded
   */
  run(task) {
    const child = (this.#child ??= fork(path.join(import.meta.dirname, 'build-worker.mjs'), { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }));
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    return new Promise((resolve) => {
      const end = (/** @type {string | null} */ problem) => {
        child.removeAllListeners('exit').removeAllListeners('message');
        child.stdout?.off('data', keep);
        child.stderr?.off('data', keep);
        resolve(problem === null ? null : `${output}\n${problem}`);
      };
      child.once('exit', (code, signal) => end(`The process ended with ${code ?? signal}.`));
      child.once('message', (/** @type {{ problem: string | null }} */ { problem }) => end(problem));
      child.send(task);
    });
  }

  /** Ends the process, even during a task. */
  end() {
    this.#child?.kill();
  }
}
