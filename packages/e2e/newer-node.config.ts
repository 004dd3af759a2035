import { defineConfig } from '@playwright/test';
import path from 'node:path';
import base from './playwright.config';

/** The tests that also run on the recommended Node: one drill of each kind, a first tournament, a day of play. `npm run drills` starts it. */
export default defineConfig({
  ...base,
  outputDir: path.join(import.meta.dirname, '../../.cache/newer-node-results'),
  projects: [
    { name: 'drills', testMatch: 'drills/**/*.spec.ts', grep: /@smoke/ },
    {
      name: 'journeys',
      testMatch: ['first-tournament', 'people-register-team', 'day-played', 'people-mail'].map((name) => `journeys/${name}.spec.ts`),
      grepInvert: /@release/,
      fullyParallel: true,
    },
  ],
});
