// @ts-check
import { fork } from 'node:child_process';
import path from 'node:path';

/** A process that runs webpack for one app after the other (`build-worker.mjs`). It starts with its first task. */
export class BuildProcess {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  #child;

  /**
   * Runs one task; call it again once that has ended.
   * @param {import('./build-worker.mjs').Task} task
   * @returns {Promise<void>} rejects with what the task printed
   */
  run(task) {
    const child = (this.#child ??= fork(path.join(import.meta.dirname, 'build-worker.mjs'), { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }));
    let output = '';
    const keep = (/** @type {Buffer} */ chunk) => (output += chunk);
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    return new Promise((resolve, reject) => {
      const fail = (/** @type {string} */ why) => reject(new Error([output, why].filter(Boolean).join('\n')));
      const ended = (/** @type {number | null} */ code) => fail(`The process ended with ${code}.`);
      child.once('exit', ended);
      child.once('message', (/** @type {{ problem: string | null }} */ { problem }) => {
        child.off('exit', ended);
        child.stdout?.off('data', keep);
        child.stderr?.off('data', keep);
        if (problem === null) resolve();
        else fail(problem);
      });
      child.send(task);
    });
  }

  /** Ends the process, whatever it is doing. */
  end() {
    this.#child?.kill();
  }
}
