import { appNames } from './packages/federation/apps.mjs';

// One run for all packages. Each project names the environment of its tests.
const transform = {
  '^.+\\.(t|j)sx?$|^.+\\.mjs$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
};
// Packages that ship only ES modules; jest reads CommonJS.
const esModulesOnly = ['jose', 'qr', '@faker-js', 'react-router', 'react-router-dom', 'preact'];
// A test file runs in its own context, where reading a global is as slow as a call. Jest passes these globals to each file as arguments, which makes them
// fast. Tests must not replace them, so clocks, timers and fetch are not in the list.
const builtIns = [
  ...['Math', 'Object', 'Array', 'Set', 'WeakMap', 'Number', 'String', 'Symbol', 'JSON', 'RegExp', 'BigInt', 'Promise', 'Error'],
  ...['Uint8Array', 'Int32Array', 'Uint32Array', 'Float64Array', 'DataView'],
];
/** Tests that are part of `npm run drills` only. */
export const soakFiles = '\\.soak\\.test\\.';
const shared = {
  transform,
  sandboxInjectedGlobals: builtIns,
  transformIgnorePatterns: [`/node_modules/(?!(${esModulesOnly.join('|')})/)`],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', soakFiles],
  modulePathIgnorePatterns: ['/dist/'],
};
const project = (displayName, folder, testEnvironment, more = {}) => ({
  ...shared,
  displayName,
  rootDir: `./${folder}`,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  testEnvironment: new URL(`./scripts/jest/${testEnvironment}-environment.mjs`, import.meta.url).pathname,
  // Among the icons of the pages is one that is called Map.
  ...(testEnvironment === 'node' ? { sandboxInjectedGlobals: [...builtIns, 'Map'] } : {}),
  ...more,
});
const sdk = { setupFiles: [new URL('./scripts/jest/setup-sdk.ts', import.meta.url).pathname] };
const browser = {
  setupFilesAfterEnv: [new URL('./scripts/jest/setup-dom.ts', import.meta.url).pathname],
  moduleNameMapper: { '\\.(woff2|svg|png|css)$': new URL('./scripts/jest/asset.ts', import.meta.url).pathname },
};
// Elements for other sites are built with preact, so they are tested with it; the planner's board is tested with both.
const preact = {
  ...browser,
  testMatch: ['<rootDir>/src/board/**/*.test.{ts,tsx}', '<rootDir>/src/embed/**/*.test.{ts,tsx}'],
  moduleNameMapper: {
    ...browser.moduleNameMapper,
    '^react$': 'preact/compat',
    '^react-dom$': 'preact/compat',
    '^react-dom/client$': 'preact/compat/client',
    '^react-dom/test-utils$': 'preact/test-utils',
    '^react/jsx-runtime$': 'preact/jsx-runtime',
  },
};
const withoutEmbed = { testPathIgnorePatterns: [...shared.testPathIgnorePatterns, '/src/embed/'] };
const special = { 'mf-planner': withoutEmbed, 'mf-tournament': withoutEmbed };

export default {
  // A machine that is busy with other things must not turn a slow test into a failed one.
  testTimeout: 60_000,
  // When its last test is over nothing is open in a worker, but to give a gigabyte back it takes longer than the half second after which jest suspects a leak.
  workerGracefulExitTimeout: 10_000,
  projects: [
    project('scripts', 'scripts', 'node', { testMatch: ['**/*.test.ts', '**/*.test.mjs'] }),
    project('domain', 'packages/domain', 'node'),
    project('rules-language', 'packages/rules-language', 'node'),
    project('local-backend', 'packages/local-backend', 'node', sdk),
    project('firebase', 'packages/firebase', 'node', sdk),
    project('bench', 'packages/bench', 'node'),
    project('i18n', 'packages/i18n', 'node'),
    project('federation', 'packages/federation', 'dom', browser),
    project('ui', 'packages/ui', 'dom', browser),
    project('tournament-ui', 'packages/tournament-ui', 'dom', browser),
    ...appNames.map((name) => project(name, name, 'dom', { ...browser, ...special[name] })),
    project('mf-planner-embed', 'mf-planner', 'dom', preact),
    project('mf-tournament-embed', 'mf-tournament', 'dom', preact),
  ],
};
