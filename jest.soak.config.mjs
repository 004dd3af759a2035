// Tests that take minutes: what a release must pass (`npm run drills`). They are named `*.soak.test.ts`.
import config, { soakFiles } from './jest.config.mjs';

export default {
  ...config,
  projects: config.projects.map(({ testPathIgnorePatterns, ...project }) => ({
    ...project,
    testMatch: ['**/*.soak.test.{ts,tsx,mjs}'],
    testPathIgnorePatterns: testPathIgnorePatterns.filter((pattern) => pattern !== soakFiles),
  })),
};
