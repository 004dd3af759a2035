// @ts-check
// Everything that must hold: form, lint, types, unit, rules, integration and end-to-end tests.
//   npm test                all of it
//   npm test -- STAGE …     only these: format, lint, types, contracts, jest, google, e2e, browsers
// A test that fails is run a second time after all stages, with nothing beside it. If it passes then, it is unstable: listed, and no failure.
// COURTSIDE_STRICT=1 makes unstable tests failures.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { cache, root } from './lib/paths.mjs';
import { runJest, runNode, runPlaywright } from './test/runners.mjs';
import { judge } from './test/second-chance.mjs';
import { summarize } from './test/summary.mjs';

/** @typedef {import('./test/second-chance.mjs').Outcome} Outcome */
/** @typedef {[name: string, run: () => Promise<Outcome>]} Stage */

/** The exit code of `scripts/google.mjs` if Google's tools can't be installed. */
const UNAVAILABLE = 75;
/** Parts that this machine can't test. They are failures only if COURTSIDE_COMPLETE is set. @type {string[]} */
const leftOut = [];
/** @type {Outcome[]} */
const outcomes = [];
const wanted = new Set(process.argv.slice(2));
const reports = path.join(cache, 'reports');
ensureInstalled();
mkdirSync(reports, { recursive: true });
const { buildStale } = await import('./lib/builds.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
const { ensureOtherBrowsers } = await import('./lib/other-browsers.mjs');

/** Checks of the sources use one core, one after another, next to the build, which uses two. @type {Stage[]} */
const checks = [
  ['format', () => tool('format', 'prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn')],
  ['lint', () => tool('lint', 'eslint/bin/eslint.js', '.', '--max-warnings', '0')],
  [
    'types',
    async () => {
      const types = await program('types', 'scripts/types.mjs');
      return types.failures.length > 0 ? types : tool('types', 'typescript/bin/tsc', '-p', 'packages/domain/tsconfig.json');
    },
  ],
];
/** @type {Stage} */
const building = [
  'build',
  () =>
    buildStale().then(
      () => verdict('build', 0),
      (error) => (console.error(error.message), verdict('build', 1)),
    ),
];
/** The stages that need the builds. @type {Stage[]} */
const tests = [
  // After the build, which reads the interfaces anyway.
  ['contracts', () => program('contracts', 'scripts/contracts.mjs')],
  [
    'jest',
    () =>
      jest('jest', (report, files) => [
        path.join(root, 'node_modules/jest/bin/jest.js'),
        ...['--ci', '--json', `--outputFile=${report}`],
        ...(files ? ['--runInBand', '--runTestsByPath', ...files] : ['--maxWorkers=2']),
      ]),
  ],
  ['google', () => jest('google', (report, files) => [path.join(root, 'scripts/google.mjs'), '--report', report, ...(files ?? [])])],
  ['e2e', () => playwright('playwright', { CHROMIUM_PATH: ensureBrowser() })],
  ['browsers', otherBrowsers],
];

const [isBuilt] = await Promise.all([runStage(building), runStages(checks)]);
// Tests of a build that failed would say nothing new.
if (isBuilt) await runStages(tests);
const result = await judge(outcomes, { isStrict: Boolean(process.env.COURTSIDE_STRICT) });
writeFileSync(path.join(reports, 'unstable.json'), `${JSON.stringify(result.unstable, null, 2)}\n`);
for (const words of leftOut) console.log(`\nNOT TRIED: ${words}`);
if (process.env.COURTSIDE_COMPLETE) result.failures.push(...leftOut.map((name) => ({ name, message: 'It was not tried.' })));
result.isRed ||= result.failures.length > 0 || result.passed === 0;
console.log(summarize(result));
process.exit(result.isRed ? 1 : 0);

/** Runs those stages that are wanted, one after another. @param {Stage[]} stages */
async function runStages(stages) {
  for (const stage of stages) if (wanted.size === 0 || wanted.has(stage[0])) await runStage(stage);
}

/** @param {Stage} stage @returns {Promise<boolean>} whether nothing failed */
async function runStage([name, run]) {
  const started = Date.now();
  console.log(`\n── ${name} ──`);
  const outcome = await run();
  const { passed, failures } = outcome;
  console.log(`${name}: ${passed} passed, ${failures.length} failed (${Math.round((Date.now() - started) / 1000)} s)`);
  outcomes.push(outcome);
  return failures.length === 0;
}

/** The outcome of a tool that has no report: it counts as one test. @param {string} name @param {number} code @returns {Outcome} */
function verdict(name, code) {
  return code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [{ name, message: 'Its output is above.' }] };
}

/** @param {string} name @param {string} script @returns {Promise<Outcome>} */
async function program(name, script) {
  return verdict(name, await runNode([path.join(root, script)], { root }));
}

/** @param {string} name @param {string} script below node_modules @param {...string} args @returns {Promise<Outcome>} */
async function tool(name, script, ...args) {
  return verdict(name, await runNode([path.join(root, 'node_modules', script), ...args], { root }));
}

/**
 * @param {string} name of the stage and its report
 * @param {(report: string, files?: readonly string[]) => string[]} command with `files`, it runs these alone
 * @returns {Promise<Outcome>}
 */
async function jest(name, command) {
  const file = path.join(reports, `${name}.json`);
  const { code, report } = await runJest(command(file), file, { root });
  if (code === UNAVAILABLE) {
    leftOut.push(`${name}, whose tools can't be installed here.`);
    return { passed: 0, failures: [] };
  }
  if (!report) return verdict(name, 1);
  return outcomeOf(name, report, async (files) => {
    const second = path.join(reports, `${name}-again.json`);
    return (await runJest(command(second, files), second, { root })).report;
  });
}

/**
 * @param {string} config of packages/e2e, without its ending
 * @param {Record<string, string>} env
 * @param {readonly string[]} [projects] only these
 * @returns {Promise<Outcome>}
 */
async function playwright(config, env, projects = []) {
  const run = (/** @type {string} */ report, /** @type {string[]} */ ...args) =>
    runPlaywright(
      ['--config', `packages/e2e/${config}.config.ts`, ...projects.flatMap((project) => ['--project', project]), ...args],
      path.join(reports, `${report}.json`),
      { root, env },
    );
  const report = await run(config);
  if (!report) return verdict(config, 1);
  // In a folder of its own: the pictures of the first failure stay.
  const output = path.join(cache, `${config}-again`);
  return outcomeOf(config, report, (lines) => run(`${config}-again`, '--workers', '1', '--output', output, ...lines));
}

/** The smoke journeys in Firefox and WebKit. @returns {Promise<Outcome>} */
async function otherBrowsers() {
  const { env, projects, missing } = ensureOtherBrowsers();
  leftOut.push(...missing.map(({ name, why }) => `${name}: ${why}`));
  return projects.length > 0 ? playwright('browsers', env, projects) : { passed: 0, failures: [] };
}

/**
 * @param {string} name @param {import('./test/reports.mjs').Report} report
 * @param {(targets: string[]) => Promise<import('./test/reports.mjs').Report | null>} retry
 * @returns {Outcome}
 */
function outcomeOf(name, { passed, failures }, retry) {
  return {
    passed: passed.length,
    failures,
    retry: (targets) => {
      console.log(`\n── ${name}, a second time: ${targets.join(', ')} ──`);
      return retry(targets);
    },
  };
}
