// The tests against Google's own emulators. `scripts/google.mjs` starts the emulators and then Jest with this configuration.
import config from '../../jest.config.mjs';

const scripts = config.projects.find(({ displayName }) => displayName === 'scripts');

export default {
  ...scripts,
  displayName: 'google',
  rootDir: '../..',
  roots: ['<rootDir>/scripts/google', '<rootDir>/packages/firebase/test/google'],
  testMatch: ['**/*.google.{mjs,ts}'],
  testTimeout: config.testTimeout,
};
