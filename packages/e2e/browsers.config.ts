import { defineConfig } from '@playwright/test';
import path from 'node:path';
import type { Engine } from './browsers/test';
import base from './playwright.config';
import { browserSwitches } from './support/browser-switches';
import { findChromium } from './support/find-chromium';

const { WEBKIT_DRIVER_PATH } = process.env;

const firefox = {
  browserName: 'firefox',
  launchOptions: {
    // The original Firefox and not Playwright's edition of it: Playwright drives it by WebDriver BiDi, which Firefox supports.
    channel: 'moz-firefox',
    executablePath: path.join(import.meta.dirname, 'browsers/firefox-for-playwright.mjs'),
    firefoxUserPrefs: {
      // Firefox has no touch events on a machine with a mouse unless this preference is set.
      'dom.w3c_touch_events.enabled': 1,
    },
  },
} as const;

/**
 * The smoke journeys in the browsers other than Chromium. `--project chromium` runs them in Chromium, too, to find out whether a failure comes from a browser
 * or from the journey.
 */
export default defineConfig<object, { readonly engine: Engine; readonly driver: string }>({
  ...base,
  outputDir: path.join(import.meta.dirname, '../../.cache/browsers-results'),
  testMatch: [],
  fullyParallel: true,
  // One for each browser.
  workers: 2,
  // `Visitor` takes the picture of a failure.
  use: { ...base.use, launchOptions: {}, screenshot: 'off' },
  projects: [
    { name: 'webkit', testMatch: 'browsers/*.spec.ts', use: { engine: 'webkit', driver: WEBKIT_DRIVER_PATH ?? 'WebKitWebDriver' } },
    { name: 'firefox', testMatch: 'browsers/*.spec.ts', use: { engine: 'firefox', ...firefox } },
    {
      name: 'chromium',
      testMatch: 'browsers/*.spec.ts',
      use: { engine: 'chromium', launchOptions: { args: browserSwitches, ...findChromium() } },
    },
  ],
});
