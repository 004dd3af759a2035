// Tests that take minutes: what a release must pass (`npm run drills`). They are named `*.soak.test.ts`. Those named `*.sizes.test.ts` are part of `npm test`
// too, with a sample of the numbers of teams that they play here.
import config, { soakFiles } from './jest.config.mjs';

// Read by `packages/domain/src/sizes.testkit.ts`; jest's workers inherit it.
process.env.COURTSIDE_EVERY_SIZE = '1';

export default {
  ...config,
  projects: config.projects.map(({ testPathIgnorePatterns, ...project }) => ({
    ...project,
    testMatch: ['**/*.soak.test.{ts,tsx,mjs}', '**/*.sizes.test.ts'],
    testPathIgnorePatterns: testPathIgnorePatterns.filter((pattern) => pattern !== soakFiles),
  })),
};
