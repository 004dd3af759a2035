// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cache, root } from '../lib/paths.mjs';
import { runJest, runNode, runPlaywright } from './runners.mjs';
import { judgeOutcomes } from './second-chance.mjs';
import { summarize } from './summary.mjs';

/** @typedef {import('./reports.mjs').Report} Report */
/** @typedef {import('./second-chance.mjs').Outcome} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Stage */

const reports = path.join(cache, 'reports');

/** Runs stages, gives what failed a second chance, and prints the verdict. */
export class Suite {
  /** @type {Outcome[]} */
  #outcomes = [];
  /** Parts that this machine can't test. @type {string[]} */
  #leftOut = [];
  #wanted;

  /** @param {readonly string[]} wanted the stages to run; all if empty */
  constructor(wanted) {
    this.#wanted = new Set(wanted);
    mkdirSync(reports, { recursive: true });
  }

  /** Runs stages one after another, as far as they are wanted. @param {readonly Stage[]} stages */
  async run(stages) {
    for (const stage of stages) if (this.#wanted.size === 0 || this.#wanted.has(stage.name)) await this.runStage(stage);
  }

  /** Runs a stage, wanted or not. @param {Stage} stage @returns {Promise<boolean>} whether nothing failed */
  async runStage({ name, run }) {
    const started = Date.now();
    console.log(`\n── ${name} ──`);
    const outcome = await run();
    const { passed, failures } = outcome;
    console.log(`${name}: ${passed} passed, ${failures.length} failed (${Math.round((Date.now() - started) / 1000)} s)`);
    this.#outcomes.push(outcome);
    return failures.length === 0;
  }

  /**
   * Runs stages if all tests so far passed, at the latest the second time: failures get their second chance now.
   * @param {readonly Stage[]} stages
   */
  async runIfGreen(stages) {
    const { isRed } = await this.#judge();
    if (!isRed) await this.run(stages);
  }

  /** Notes something that this machine can't test: a failure only if COURTSIDE_COMPLETE is set. @param {string} words */
  leaveOut(words) {
    this.#leftOut.push(words);
  }

  /** Prints the verdict and ends the process. @returns {Promise<never>} */
  async end() {
    const verdict = await this.#judge();
    for (const words of this.#leftOut) console.log(`\nNOT TRIED: ${words}`);
    if (process.env.COURTSIDE_COMPLETE)
      verdict.failures.push(...this.#leftOut.map((name) => ({ name, message: 'This machine could not test it.' })));
    verdict.isRed ||= verdict.failures.length > 0 || verdict.passed === 0;
    writeFileSync(path.join(reports, 'unstable.json'), `${JSON.stringify(verdict.unstable, null, 2)}\n`);
    console.log(summarize(verdict));
    process.exit(verdict.isRed ? 1 : 0);
  }

  #judge() {
    return judgeOutcomes(this.#outcomes, { isStrict: Boolean(process.env.COURTSIDE_STRICT) });
  }
}

/** The outcome of something without a report: it counts as one test. @param {string} name @param {number} code @returns {Outcome} */
export function toOutcome(name, code) {
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, message: 'Its output is above.' }] };
}

/**
 * A stage that runs a Node program, which counts as one test.
 * @param {string} name @param {string} script below the repository @param {...string} args @returns {Stage}
 */
export function createProgramStage(name, script, ...args) {
  return { name, run: async () => toOutcome(name, await runNode([path.join(root, script), ...args], { root })) };
}

/**
 * A stage that runs tests by Jest.
 * @param {string} name of the stage and its report
 * @param {(report: string, files?: readonly string[]) => readonly string[]} command with `files`, it runs these alone and one after another
 * @param {(code: number) => boolean} [isLeftOut] whether an exit code says that nothing could be tested
 * @returns {Stage}
 */
export function createJestStage(name, command, isLeftOut = () => false) {
  const run = async () => {
    const file = path.join(reports, `${name}.json`);
    const { code, report } = await runJest(command(file), file, { root });
    if (isLeftOut(code)) return { passed: 0, failures: [] };
    if (!report) return toOutcome(name, 1);
    return withRetry(name, report, async (files) => {
      const second = path.join(reports, `${name}-again.json`);
      return (await runJest(command(second, files), second, { root })).report;
    });
  };
  return { name, run };
}

/**
 * Runs tests of packages/e2e by Playwright.
 * @param {string} config its file's name without its ending
 * @param {Record<string, string>} env
 * @param {{ projects?: readonly string[], node?: string }} [options] `projects`: only these; `node`: the path of another Node than this one
 * @returns {Promise<Outcome>}
 */
export async function runBrowserTests(config, env, { projects = [], ...where } = {}) {
  const run = (/** @type {string} */ report, /** @type {string[]} */ ...args) =>
    runPlaywright(
      ['--config', `packages/e2e/${config}.config.ts`, ...projects.flatMap((project) => ['--project', project]), ...args],
      path.join(reports, `${report}.json`),
      { root, env, ...where },
    );
  const report = await run(config);
  if (!report) return toOutcome(config, 1);
  // In a separate folder: the pictures of the first failure stay.
  const output = path.join(cache, `${config}-again`);
  return withRetry(config, report, (lines) => run(`${config}-again`, '--workers', '1', '--output', output, ...lines));
}

/**
 * An outcome whose failures can be run a second time, but not a third: a later judgment gets the report of the second run.
 * @param {string} name @param {Report} report @param {(targets: string[]) => Promise<Report | null>} retry @returns {Outcome}
 */
export function withRetry(name, { passed, failures }, retry) {
  /** @type {Promise<Report | null> | undefined} */
  let second;
  const start = (/** @type {string[]} */ targets) => {
    console.log(`\n── ${name}, a second time: ${targets.join(', ')} ──`);
    return retry(targets);
  };
  return { passed: passed.length, failures, retry: (targets) => (second ??= start(targets)) };
}
