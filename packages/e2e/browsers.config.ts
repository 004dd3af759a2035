import { defineConfig } from '@playwright/test';
import path from 'node:path';
import type { Engine } from './browsers/test';
import base from './playwright.config';
import { browserSwitches } from './support/browser-switches';

const { WEBKIT_DRIVER_PATH, CHROMIUM_PATH } = process.env;

const firefox = {
  browserName: 'firefox',
  launchOptions: {
    // As it is, not Playwright's own edition of it: driven by WebDriver BiDi, which Firefox speaks itself.
    channel: 'moz-firefox',
    executablePath: path.join(import.meta.dirname, 'browsers/firefox-for-playwright.mjs'),
    firefoxUserPrefs: {
      // A machine with a mouse knows no touch events unless it is told.
      'dom.w3c_touch_events.enabled': 1,
    },
  },
} as const;

/**
 * The smoke journeys in the browsers that are not Chromium. Chromium walks them, too, where it is asked for (`--project chromium`): to tell what is of a browser from
 * what is of the journey.
 */
export default defineConfig<object, { readonly engine: Engine; readonly driver: string }>({
  ...base,
  outputDir: path.join(import.meta.dirname, '../../.cache/browsers-results'),
  testMatch: [],
  fullyParallel: true,
  // One for each browser.
  workers: 2,
  // The picture of a failure is the visitors' own affair.
  use: { ...base.use, launchOptions: {}, screenshot: 'off' },
  projects: [
    { name: 'webkit', testMatch: 'browsers/*.spec.ts', use: { engine: 'webkit', driver: WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver' } },
    { name: 'firefox', testMatch: 'browsers/*.spec.ts', use: { engine: 'firefox', ...firefox } },
    {
      name: 'chromium',
      testMatch: 'browsers/*.spec.ts',
      use: { engine: 'chromium', launchOptions: { args: browserSwitches, ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}) } },
    },
  ],
});
