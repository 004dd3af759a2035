import { defineConfig } from '@playwright/test';
import path from 'node:path';

const folder = import.meta.dirname;

export default defineConfig({
  testDir: folder,
  testMatch: ['journeys/**/*.spec.ts', 'drills/**/*.spec.ts'],
  outputDir: path.join(folder, '../../.cache/e2e-results'),
  globalSetup: path.join(folder, 'support/global-setup.ts'),
  // A flaky test is a fault to be found: nothing is tried twice.
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 800 },
    // Without the film of every test, which costs as much as all the rest; the picture at the failure stays.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'chromium', testMatch: 'journeys/**/*.spec.ts' },
    // Drills stop and start servers that the journeys need.
    { name: 'drills', testMatch: 'drills/**/*.spec.ts', dependencies: ['chromium'], fullyParallel: false },
  ],
});
