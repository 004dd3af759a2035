// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './paths.mjs';

const known = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Returns the path of a Chromium for the browser tests, and installs one if it is missing: Playwright's own build, or Debian's package if that can't be
 * downloaded.
 * @returns {string}
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('Installing a browser …');
  const cli = path.join(root, 'node_modules/playwright/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  if (!findBrowser()) installPackages(['chromium']);
  const browser = findBrowser();
  if (browser) return browser;
  console.error('No Chromium was found and none could be installed. Install one and give its path in CHROMIUM_PATH.');
  process.exit(1);
}

/** Installs packages of Debian and related systems, if `apt-get` exists and this user may run it. @param {readonly string[]} packages */
export function installPackages(packages) {
  if (!existsSync('/usr/bin/apt-get')) return;
  const [program = '', ...rest] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', ...packages],
  ])
    spawnSync(program, [...rest, ...args], { stdio: ['ignore', 'ignore', 'inherit'], env });
}

/** @returns {string | null} */
export function findBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const own = findPlaywrightsOwn();
  return [own, ...known].find((file) => file && existsSync(file)) ?? null;
}

/** @returns {string | null} */
function findPlaywrightsOwn() {
  try {
    return createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  } catch {
    return null;
  }
}
