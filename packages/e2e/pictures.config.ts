import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base from './playwright.config';

/** `npm run pictures -w @courtside/e2e` takes new pictures for the README, of the sample season on the present day. */
export default defineConfig({
  ...base,
  outputDir: path.join(import.meta.dirname, '../../.cache/pictures-results'),
  workers: 1,
  projects: [{ name: 'pictures', testMatch: 'pictures/**/*.spec.ts' }],
});
