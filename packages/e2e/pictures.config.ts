import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base from './playwright.config';

/** `npm run pictures -w @courtside/e2e` takes the pictures of the README anew, of the sample season on the day it is taken. */
export default defineConfig({
  ...base,
  outputDir: path.join(import.meta.dirname, '../../.cache/pictures-results'),
  workers: 1,
  projects: [{ name: 'pictures', testMatch: 'pictures/**/*.spec.ts' }],
});
