// @ts-check
// Everything that must hold: form, lint, types, unit, rules, integration and end-to-end tests.
//   npm test                all of it
//   npm test -- STAGE …     only these: format, lint, types, contracts, jest, google, e2e, browsers
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { failuresOfJest, failuresOfPlaywright } from './lib/failures.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { cache, root } from './lib/paths.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {[name: string, run: () => Promise<Count>]} Stage */

/** What `scripts/google.mjs` ends with where Google's tools can't be had. */
const NOT_TO_BE_HAD = 75;
/** What could not be tried, since this machine has not got what it takes: no failure, unless COURTSIDE_COMPLETE asks for all of it. @type {string[]} */
const leftOut = [];
/** What failed, told again at the end: above it are thousands of lines. @type {string[]} */
const failures = [];
const wanted = new Set(process.argv.slice(2));
const reports = path.join(cache, 'reports');
ensureInstalled();
mkdirSync(reports, { recursive: true });
const { buildStale } = await import('./lib/builds.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
const { ensureOtherBrowsers } = await import('./lib/other-browsers.mjs');

/** What reads the sources needs one core each; they run in turn beside the build, which needs two. @type {Stage[]} */
const checks = [
  ['format', async () => verdict(await runTool('prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']))],
  ['lint', async () => verdict(await runTool('eslint/bin/eslint.js', ['.', '--max-warnings', '0']))],
  [
    'types',
    async () =>
      verdict(
        (await run(path.join(root, 'scripts/types.mjs'), [])) ||
          (await runTool('typescript/bin/tsc', ['-p', 'packages/domain/tsconfig.json'])),
      ),
  ],
];
/** @type {Stage} */
const building = [
  'build',
  async () =>
    verdict(
      await buildStale().then(
        () => 0,
        (error) => (console.error(error.message), 1),
      ),
    ),
];
/** What needs the builds. @type {Stage[]} */
const tests = [
  // After the build, which reads the interfaces anyway.
  ['contracts', async () => verdict(await run(path.join(root, 'scripts/contracts.mjs'), []))],
  [
    'jest',
    () =>
      jest('jest', path.join(root, 'node_modules/jest/bin/jest.js'), (report) => [
        '--ci',
        '--json',
        `--outputFile=${report}`,
        '--maxWorkers=2',
      ]),
  ],
  ['google', () => jest('google', path.join(root, 'scripts/google.mjs'), (report) => ['--report', report])],
  ['e2e', () => playwright('playwright', { CHROMIUM_PATH: ensureBrowser() })],
  ['browsers', otherBrowsers],
];

const total = { passed: 0, failed: 0 };
const [isBuilt] = await Promise.all([runStage(building), runStages(checks)]);
// Tests of a build that failed would say nothing new.
if (isBuilt) await runStages(tests);
for (const words of failures) console.log(`\n${words}`);
for (const words of leftOut) console.log(`\nNOT TRIED: ${words}`);
if (process.env.COURTSIDE_COMPLETE) total.failed += leftOut.length;
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** The wanted ones, one after the other. @param {Stage[]} stages */
async function runStages(stages) {
  for (const stage of stages) if (wanted.size === 0 || wanted.has(stage[0])) await runStage(stage);
}

/** Runs a stage and counts it. @param {Stage} stage @returns {Promise<boolean>} whether nothing failed */
async function runStage([name, judge]) {
  const started = Date.now();
  console.log(`\n── ${name} ──`);
  const told = failures.length;
  const { passed, failed } = await judge();
  console.log(`${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
  total.passed += passed;
  total.failed += failed;
  // A tool without a report has said what is wrong right above.
  if (failed > 0 && failures.length === told) failures.push(`✘ ${name}`);
  return failed === 0;
}

/** @param {number} code @returns {Count} */
function verdict(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @param {string} name of the report @param {string} program that leaves one @param {(report: string) => string[]} args @returns {Promise<Count>} */
async function jest(name, program, args) {
  const file = path.join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const code = await run(program, args(file));
  if (code === NOT_TO_BE_HAD) {
    leftOut.push(`${name}, whose tools can't be had here.`);
    return { passed: 0, failed: 0 };
  }
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1 };
  failures.push(...failuresOfJest(report, root));
  const broken = report.numRuntimeErrorTestSuites + report.numFailedTests;
  return { passed: report.numPassedTests, failed: code === 0 ? broken : Math.max(broken, 1) };
}

/**
 * @param {string} config of packages/e2e, without its ending
 * @param {Record<string, string>} env
 * @param {readonly string[]} [projects] only these
 * @returns {Promise<Count>}
 */
async function playwright(config, env, projects = []) {
  const file = path.join(reports, `${config}.json`);
  rmSync(file, { force: true });
  const code = await runTool(
    '@playwright/test/cli.js',
    [
      'test',
      ...['--config', `packages/e2e/${config}.config.ts`, '--reporter', 'list,json'],
      ...projects.flatMap((project) => ['--project', project]),
    ],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  );
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1 };
  failures.push(...failuresOfPlaywright(report));
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: code === 0 ? unexpected + flaky : Math.max(unexpected + flaky, 1) };
}

/** The smoke journeys in Firefox and WebKit. @returns {Promise<Count>} */
async function otherBrowsers() {
  const { env, projects, missing } = ensureOtherBrowsers();
  leftOut.push(...missing.map(({ name, why }) => `${name}: ${why}`));
  return projects.length > 0 ? playwright('browsers', env, projects) : { passed: 0, failed: 0 };
}

/** @param {string} file @returns {any} reports of other programs, read loosely */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {string} tool path of its program below node_modules
 * @param {string[]} args @param {Record<string, string>} [env]
 * @returns {Promise<number>}
 */
function runTool(tool, args, env = {}) {
  return run(path.join(root, 'node_modules', tool), args, env);
}

/** @param {string} program @param {string[]} args @param {Record<string, string>} [env] @returns {Promise<number>} */
function run(program, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}
