import { defineConfig } from '@playwright/test';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import base from './playwright.config';

const folder = import.meta.dirname;
/** The seed of the order, from `npm run hunt`. */
let state = Number(process.env.HUNT_SEED ?? 1) % 2_147_483_647 || 1;

/** Returns an integer from 0 to below `limit`. The same seed gives the same numbers (Park and Miller's minimal standard). */
function draw(limit: number): number {
  state = (state * 48_271) % 2_147_483_647;
  return Math.floor((state / 2_147_483_647) * limit);
}

/** Returns the list in a random order (Fisher and Yates). */
function shuffle<Item>(items: readonly Item[]): readonly Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

/** Runs journeys in an order that depends on the seed. Playwright runs projects in their order, so each file is a project. */
export default defineConfig({
  ...base,
  outputDir: path.join(folder, '../../.cache/hunt-results'),
  projects: shuffle(readdirSync(path.join(folder, 'journeys')).sort()).map((file) => ({
    name: path.basename(file, '.spec.ts'),
    testMatch: `journeys/${file}`,
    fullyParallel: true,
  })),
});
