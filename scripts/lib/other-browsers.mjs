// @ts-check
import { existsSync } from 'node:fs';
import { installPackages } from './browser.mjs';

/**
 * @typedef {object} OtherBrowser
 * @property {string} name as people call it
 * @property {readonly string[]} projects of `packages/e2e/browsers.config.ts`
 * @property {string} variable environment variable that can name its program
 * @property {readonly string[]} known the usual paths of its program
 * @property {readonly string[]} besides other programs that it needs
 * @property {readonly string[]} packages of Debian that contain it
 */

/** @type {readonly OtherBrowser[]} */
const others = [
  {
    name: 'Firefox',
    projects: ['firefox'],
    variable: 'FIREFOX_PATH',
    known: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    besides: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'WebKit',
    projects: ['webkit'],
    variable: 'WEBKIT_DRIVER_PATH',
    known: ['/usr/bin/WebKitWebDriver'],
    // It always needs a screen.
    besides: ['/usr/bin/Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
];

/** @typedef {{ isThere: (file: string) => boolean, env: Readonly<Record<string, string | undefined>> }} Machine */

/** @type {Machine} */
const here = { isThere: existsSync, env: process.env };

/**
 * Finds the programs of the browsers other than Chromium.
 * @param {Machine} [machine]
 * @returns {{ env: Record<string, string>, projects: readonly string[], missing: readonly { name: string, why: string }[], packages: readonly
 * string[] }} `packages` would install the missing ones
 */
export function findOtherBrowsers({ isThere, env } = here) {
  const looked = others.map((other) => ({
    ...other,
    program: [env[other.variable], ...other.known].find((file) => file !== undefined && file !== '' && isThere(file)),
    absent: other.besides.filter((file) => !isThere(file)),
  }));
  const found = looked.filter(({ program, absent }) => program !== undefined && absent.length === 0);
  const missing = looked.filter((other) => !found.includes(other));
  return {
    env: Object.fromEntries(found.map(({ variable, program = '' }) => [variable, program])),
    projects: found.flatMap(({ projects }) => projects),
    missing: missing.map(({ name, known, variable, program, absent, packages }) => ({
      name,
      why: `there is no ${program === undefined ? known[0] : absent.join(', ')}, and none could be installed (on Debian: apt-get install ${packages.join(' ')}${
        program === undefined ? `; elsewhere name its program in ${variable}` : ''
      }).`,
    })),
    packages: missing.flatMap(({ packages }) => packages),
  };
}

/** Finds the other browsers after installing the missing ones, if that is possible. */
export function ensureOtherBrowsers() {
  const { packages } = findOtherBrowsers();
  if (packages.length > 0) {
    console.log(`Installing ${packages.join(', ')} …`);
    installPackages(packages);
  }
  return findOtherBrowsers();
}
