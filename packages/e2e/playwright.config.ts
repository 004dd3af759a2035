import { defineConfig } from '@playwright/test';
import path from 'node:path';
import { browserSwitches } from './support/browser-switches';

const folder = import.meta.dirname;

export default defineConfig({
  testDir: folder,
  testMatch: ['journeys/**/*.spec.ts', 'drills/**/*.spec.ts'],
  outputDir: path.join(folder, '../../.cache/e2e-results'),
  globalSetup: path.join(folder, 'support/global-setup.ts'),
  // Failures have a second chance once everything else has ended: scripts/test/second-chance.mjs.
  retries: 0,
  // One more than the smallest machine has cores: drills and journeys wait now and then, for a rough network or a page that fills.
  workers: 3,
  // What is waited for has time, also on a machine that does much else: only a test that fails gets to these limits.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // A first visit is what most journeys are about, and a worker asks past the test: what is held back, counted or broken on purpose (`page.route`,
    // the network of a page's own session) would be answered from elsewhere. Who comes back without a network says so (`isKept`).
    serviceWorkers: 'block',
    // The record of each step costs an eighth of the run; the picture and the page's content at the failure stay. COURTSIDE_TRACE=1 records.
    trace: process.env.COURTSIDE_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: browserSwitches,
    },
  },
  projects: [
    // One drill of each kind; all of them are in drills.config.ts. They stop and start servers, each its own; they run next to the journeys, first,
    // since they take longest.
    { name: 'drills', testMatch: 'drills/**/*.spec.ts', grep: /@smoke/ },
    { name: 'chromium', testMatch: 'journeys/**/*.spec.ts', grepInvert: /@release/, fullyParallel: true },
  ],
});
