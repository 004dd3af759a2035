// @ts-check
// Runs the checks of a release besides `npm test`: soak tests, drills of every failure, every journey's long form, Google's own emulators, and the most
// important tests on the Node that we recommend.
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { installNewerNode, recommendedNode } from './lib/newer-node.mjs';
import { root } from './lib/paths.mjs';
import { readCommand } from './lib/read-command.mjs';

/** The exit code of `scripts/google.mjs` if Google's tools can't be installed. */
const UNAVAILABLE = 75;

const { positionals: stages } = readCommand(
  `npm run drills -- [STAGE …]
Runs the checks of a release besides npm test. Failures are retried, as there.

  STAGE     only these: soak, google, drills, newer-node
  --help    this text`,
  { allowPositionals: true },
);
ensureInstalled();
const { buildStale } = await import('./lib/builds.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
const { Suite, createJestStage, runBrowserTests } = await import('./test/suite.mjs');

const suite = new Suite(stages);
await buildStale();
await suite.run([
  createJestStage('soak', (report, files) => [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    ...['--config', 'jest.soak.config.mjs', '--ci', '--json', `--outputFile=${report}`],
    ...(files ? ['--runInBand', '--runTestsByPath', ...files] : ['--maxWorkers=2']),
  ]),
  createJestStage(
    'google',
    (report, files) => [path.join(root, 'scripts/google.mjs'), '--report', report, ...(files ?? [])],
    (code) => {
      if (code === UNAVAILABLE) suite.leaveOut("Google's emulators: their tools can't be installed here.");
      return code === UNAVAILABLE;
    },
  ),
  { name: 'drills', run: () => runBrowserTests('drills', { CHROMIUM_PATH: ensureBrowser() }) },
  {
    name: 'newer-node',
    run: async () => {
      const node = installNewerNode();
      if (node) return runBrowserTests('newer-node', { CHROMIUM_PATH: ensureBrowser() }, { node });
      suite.leaveOut(`Node ${recommendedNode}: it can't be installed here.`);
      return { passed: 0, failures: [] };
    },
  },
]);
await suite.end();
