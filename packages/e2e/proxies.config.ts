import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base from './playwright.config';

/**
 * Tests the site and the SDK behind the proxies whose configuration docs/operating.md shows, if they are installed. It runs by hand, because development needs
 * no proxies.
 */
export default defineConfig({
  ...base,
  outputDir: path.join(import.meta.dirname, '../../.cache/proxies-results'),
  // Each test starts its own servers.
  globalSetup: [],
  workers: 1,
  projects: [{ name: 'chromium', testMatch: 'proxies/**/*.spec.ts' }],
});
