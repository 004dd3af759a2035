import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserSwitches } from './support/browser-switches';
import { findChromium } from './support/find-chromium';

const folder = import.meta.dirname;

export default defineConfig({
  testDir: folder,
  testMatch: ['journeys/**/*.spec.ts', 'drills/**/*.spec.ts'],
  outputDir: path.join(folder, '../../.cache/e2e-results'),
  globalSetup: path.join(folder, 'support/global-setup.ts'),
  // Failed tests get a second chance after everything else has ended: scripts/test/second-chance.mjs.
  retries: 0,
  // One more than the smallest machine has cores, because drills and journeys sometimes wait for a slow network or a page that loads.
  workers: 3,
  // Generous limits for a busy machine. Only a failing test reaches them.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // A click that never becomes possible fails soon, with its line.
    actionTimeout: 120_000,
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // Most journeys are about a first visit, and a worker's requests bypass the test: a response that the test delays, counts or breaks (`page.route`, the
    // network of a page's own session) would come from elsewhere. Tests of pages without a network set `isKept`.
    serviceWorkers: 'block',
    // Recording each step takes an eighth of the run's time. A failure still has a picture and the page's content. COURTSIDE_TRACE=1 records.
    trace: process.env.COURTSIDE_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...findChromium(),
      args: browserSwitches,
    },
  },
  projects: [
    // One drill of each kind; all of them are in drills.config.ts. Each stops and starts its own servers. They start before the journeys, since they take
    // longest.
    { name: 'drills', testMatch: 'drills/**/*.spec.ts', grep: /@smoke/ },
    { name: 'chromium', testMatch: 'journeys/**/*.spec.ts', grepInvert: /@release|@sizes/, fullyParallel: true },
    // Limits of bytes. `npm test` runs these first: a change that adds code often fails here.
    { name: 'sizes', testMatch: 'journeys/**/*.spec.ts', grep: /@sizes/, grepInvert: /@release/, fullyParallel: true },
  ],
});
