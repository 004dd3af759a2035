// @ts-check
// Everything that must hold: form, lint, types, unit, rules, integration and end-to-end tests.
//   npm test                all of it
//   npm test -- STAGE …     only these: format, lint, types, contracts, jest, e2e, browsers
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { cache, root } from './lib/paths.mjs';

/** @typedef {{ passed: number, failed: number }} Count */
/** @typedef {[name: string, run: () => Promise<Count>]} Stage */

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
  ['jest', jest],
  ['e2e', () => playwright('playwright', { CHROMIUM_PATH: ensureBrowser() })],
  ['browsers', otherBrowsers],
];

const total = { passed: 0, failed: 0 };
const [isBuilt] = await Promise.all([runStage(building), runStages(checks)]);
// Tests of a build that failed would say nothing new.
if (isBuilt) await runStages(tests);
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
  const { passed, failed } = await judge();
  console.log(`${name}: ${passed} passed, ${failed} failed (${Math.round((Date.now() - started) / 1000)} s)`);
  total.passed += passed;
  total.failed += failed;
  return failed === 0;
}

/** @param {number} code @returns {Count} */
function verdict(code) {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** @returns {Promise<Count>} */
async function jest() {
  const file = path.join(reports, 'jest.json');
  rmSync(file, { force: true });
  const code = await runTool('jest/bin/jest.js', ['--ci', '--json', `--outputFile=${file}`, '--maxWorkers=2']);
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1 };
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
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: code === 0 ? unexpected + flaky : Math.max(unexpected + flaky, 1) };
}

/** The smoke journeys in Firefox and WebKit. Where one of them can't be had nothing is said of it, but for where everything has to hold. @returns {Promise<Count>} */
async function otherBrowsers() {
  const { env, projects, missing } = ensureOtherBrowsers();
  const count = projects.length > 0 ? await playwright('browsers', env, projects) : { passed: 0, failed: 0 };
  for (const { name, why } of missing) console.log(`\n${name.toUpperCase()} WAS NOT RUN: ${why}`);
  return process.env.CI ? { ...count, failed: count.failed + missing.length } : count;
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
