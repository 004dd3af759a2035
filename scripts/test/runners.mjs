// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJestReport, readPlaywrightReport } from './reports.mjs';

/** @typedef {import('./reports.mjs').Report} Report */
/**
 * @typedef {{ root: string, env?: Record<string, string>, node?: string, isQuiet?: boolean }} Where `node`: the path of another Node than this one;
 * `isQuiet`: the program's output is not shown
 */

/**
 * Runs a program that leaves a Jest report.
 * @param {readonly string[]} command path of a Node program and its arguments
 * @param {string} report the file that the program writes
 * @param {Where} options
 * @returns {Promise<{ code: number, report: Report | null }>} `report`: null if none was written
 */
export async function runJest(command, report, options) {
  const { root } = options;
  rmSync(report, { force: true });
  const code = await runNode(command, options);
  const json = readJson(report);
  return { code, report: json && withExitCode(readJestReport(json, root), code) };
}

/**
 * Runs Playwright with reports as a list and as JSON.
 * @param {readonly string[]} args of `playwright test`
 * @param {string} report the file for the JSON
 * @param {Where} options
 * @returns {Promise<Report | null>} null if no report was written
 */
export async function runPlaywright(args, report, options) {
  rmSync(report, { force: true });
  const cli = path.join(options.root, 'node_modules/@playwright/test/cli.js');
  const env = { ...options.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const code = await runNode([cli, 'test', '--reporter', 'list,json', ...args], { ...options, env });
  const json = readJson(report);
  return json && withExitCode(readPlaywrightReport(json), code);
}

/**
 * Runs a Node program.
 * @param {readonly string[]} command path of the program and its arguments
 * @param {Where} options
 * @returns {Promise<number>} its exit code; 1 if a signal ended it
 */
export function runNode(command, { root, env = {}, node = process.execPath, isQuiet = false }) {
  return new Promise((resolve) => {
    const child = spawn(node, [...command], {
      cwd: root,
      stdio: isQuiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('close', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

/** A runner that fails though no test failed has failed itself. @param {Report} report @param {number} code @returns {Report} */
function withExitCode(report, code) {
  if (code === 0 || report.failures.length > 0) return report;
  return { ...report, failures: [{ name: 'the test runner itself', message: `It ended with exit code ${code}.` }] };
}

/** @param {string} file @returns {any} */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
