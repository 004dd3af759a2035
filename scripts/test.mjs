// @ts-check
// Runs all checks that a change must pass.
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { readCommand } from './lib/read-command.mjs';

const { positionals: stages } = readCommand(
  `npm test -- [STAGE …]
Everything that a change must pass. A release must also pass npm run drills.
The stages before jest take a few minutes. If one of them fails, the others are not run.
A test that fails is run a second time after the other stages, alone. If it passes then, it is unstable: listed, and not a failure.

  STAGE     only these: format, lint, types, contracts, sizes, jest, e2e, browsers
  --help    this text

COURTSIDE_STRICT=1 makes unstable tests failures.`,
  { allowPositionals: true },
);

ensureInstalled();
const { buildStale } = await import('./lib/builds.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
const { ensureOtherBrowsers } = await import('./lib/other-browsers.mjs');
const { Suite, createJestStage, runBrowserTests, createProgramStage, toOutcome } = await import('./test/suite.mjs');

const suite = new Suite(stages);
const building = suite.runStage({
  name: 'build',
  run: () =>
    buildStale().then(
      () => toOutcome('build', 0),
      (error) => (console.error(error.message), toOutcome('build', 1)),
    ),
});
// The checks of the sources run at the same time as the build.
const tsc = 'node_modules/typescript-7/bin/tsc';
const checking = suite.run([
  createProgramStage('format', 'node_modules/oxfmt/bin/oxfmt', '--check', '.'),
  createProgramStage('lint', 'node_modules/oxlint/bin/oxlint', '-c', 'oxlint.config.mjs'),
  createProgramStage('types', tsc, '-p', 'tsconfig.json'),
  createProgramStage('types', tsc, '-p', 'packages/domain/tsconfig.json'),
]);
const [isBuilt] = await Promise.all([building, checking]);
const chromium = () => ({ CHROMIUM_PATH: ensureBrowser() });
// Tests of a failed build would show nothing new.
if (isBuilt)
  await suite.run([
    // Runs after the build, which has stored the interfaces already.
    createProgramStage('contracts', 'scripts/contracts.mjs'),
    // Whatever a build may weigh. A change that adds code often fails here.
    createProgramStage('sizes', 'scripts/test/release-sizes.mjs'),
    createProgramStage(
      'sizes',
      'node_modules/jest/bin/jest.js',
      '--ci',
      '--selectProjects',
      'domain',
      'mf-planner-embed',
      'mf-tournament-embed',
      '--',
      'bundle-size',
      'built-embed',
    ),
    { name: 'sizes', run: () => runBrowserTests('playwright', chromium(), { projects: ['sizes'] }) },
  ]);
await suite.runIfGreen([
  createJestStage('jest', (report, files) => [
    path.join(root, 'node_modules/jest/bin/jest.js'),
    ...['--ci', '--json', `--outputFile=${report}`],
    ...(files ? ['--runInBand', '--runTestsByPath', ...files] : ['--maxWorkers=3']),
  ]),
  { name: 'e2e', run: () => runBrowserTests('playwright', chromium(), { projects: ['drills', 'chromium'] }) },
  { name: 'browsers', run: otherBrowsers },
]);
await suite.end();

/** The smoke journeys in Firefox and WebKit. */
async function otherBrowsers() {
  const { env, projects, missing } = ensureOtherBrowsers();
  for (const { name, why } of missing) suite.leaveOut(`${name}: ${why}`);
  return projects.length > 0 ? runBrowserTests('browsers', env, { projects }) : { passed: 0, failures: [] };
}
