// Tests the second chance with the real runners, on tests that are written to fail.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cache, root } from '../lib/paths.mjs';
import { runJest, runPlaywright } from './runners.mjs';
import { judgeOutcomes } from './second-chance.mjs';

const always = `test('fails always', () => { throw new Error('broken'); });`;
/** Returns the body of a test that fails only in its first run, in which it leaves a file behind. @param {number} index */
const once = (index) => `
test('fails once ${index}', () => {
  const mark = __filename + '.${index}.ran';
  if (fs.existsSync(mark)) return;
  fs.writeFileSync(mark, '');
  throw new Error('too early');
});`;
const passes = `test('passes', () => {});`;

let folder = '';
beforeEach(() => {
  // Below the repository, so that the tests find their runner.
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(path.join(cache, 'planted-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const runners = {
  jest: async (tests) => {
    writeFileSync(path.join(folder, 'planted.test.js'), ["const fs = require('node:fs');", ...tests].join('\n'));
    const config = JSON.stringify({ rootDir: folder, testEnvironment: 'node', transform: {} });
    const run = async (...more) => {
      const report = path.join(folder, 'report.json');
      const jestProgram = path.join(root, 'node_modules/jest/bin/jest.js');
      const args = ['--config', config, '--ci', '--json', `--outputFile=${report}`, '--silent'];
      return (await runJest([jestProgram, ...args, ...more], report, { root, isQuiet: true })).report;
    };
    return { first: await run(), retry: (files) => run('--runInBand', '--runTestsByPath', ...files) };
  },
  playwright: async (tests) => {
    const head = ["const fs = require('node:fs');", "const { test } = require('@playwright/test');"];
    writeFileSync(path.join(folder, 'planted.spec.js'), [...head, ...tests].join('\n'));
    writeFileSync(path.join(folder, 'package.json'), '{}');
    writeFileSync(path.join(folder, 'planted.config.js'), `module.exports = { testDir: __dirname, outputDir: __dirname + '/results' };`);
    const run = (...more) =>
      runPlaywright(['--config', path.join(folder, 'planted.config.js'), ...more], path.join(folder, 'report.json'), {
        root,
        isQuiet: true,
        // Playwright refuses to run below Jest.
        env: { JEST_WORKER_ID: '' },
      });
    return { first: await run(), retry: (lines) => run('--workers', '1', ...lines) };
  },
};

/** Runs the planted tests by a runner, gives them their second chance, and judges. */
async function judgePlanted(runner, tests) {
  const { first, retry } = await runners[runner](tests);
  return judgeOutcomes([{ passed: first.passed.length, failures: first.failures, retry }]);
}

describe.each(['jest', 'playwright'])('%s', (runner) => {
  test('a test that fails once is unstable and leaves the run green', async () => {
    const { passed, failures, unstable, isRed } = await judgePlanted(runner, [passes, once(1)]);
    expect({ passed, failures, isRed }).toEqual({ passed: 2, failures: [], isRed: false });
    expect(unstable).toEqual([expect.objectContaining({ name: expect.stringContaining('fails once 1'), message: expect.stringContaining('too early') })]); // prettier-ignore
  });

  test('a test that fails always makes the run red, next to one that fails once', async () => {
    const { passed, failures, unstable, isRed } = await judgePlanted(runner, [passes, once(1), always]);
    expect({ passed, isRed }).toEqual({ passed: 2, isRed: true });
    expect(failures).toEqual([expect.objectContaining({ name: expect.stringContaining('fails always') })]);
    expect(unstable).toHaveLength(1);
  });

  test('six that fail once make it red', async () => {
    const six = Array.from({ length: 6 }, (_, index) => once(index));
    expect(await judgePlanted(runner, six)).toMatchObject({ passed: 6, failures: [], isRed: true });
  });
});
