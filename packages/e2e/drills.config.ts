import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base from './playwright.config';

/** The tests that a release must pass besides `npm test`: every drill, and the journeys that are too long for each change. */
export default defineConfig({
  ...base,
  outputDir: path.join(import.meta.dirname, '../../.cache/drills-results'),
  projects: [
    { name: 'drills', testMatch: 'drills/**/*.spec.ts' },
    { name: 'journeys', testMatch: 'journeys/**/*.spec.ts', grep: /@release/, fullyParallel: true },
  ],
});
