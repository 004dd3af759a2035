import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base from './playwright.config';

/** The site and the SDK behind the proxies that docs/operating.md gives lines for, as far as they are installed; by hand, since nobody needs them to work here. */
export default defineConfig({
  ...base,
  outputDir: path.join(import.meta.dirname, '../../.cache/proxies-results'),
  // Each starts servers of its own.
  globalSetup: [],
  workers: 1,
  projects: [{ name: 'chromium', testMatch: 'proxies/**/*.spec.ts' }],
});
