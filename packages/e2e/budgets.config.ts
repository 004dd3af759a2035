import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** The first visits of all pages: those of `npm test` and those of the drills. */
export default defineConfig({ ...base, projects: [{ name: 'budgets', testMatch: 'journeys/budgets.spec.ts' }] });
