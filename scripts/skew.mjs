// @ts-check
// Runs the smoke journey in pages that combine releases of different days (packages/e2e/drills/skew.spec.ts).
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/paths.mjs';
import { readCommand } from './lib/read-command.mjs';

const { values, positionals: commits } = readCommand(
  `npm run skew -- [options] [COMMIT …]
Tests random mixes of the last five releases of each app: the present sources, tagged releases, and variants of the present sources if tags are missing.
With commits, it mixes the present sources and builds of those. It reports releases that may not be live together, and does not mix them.

  --mixes N     number of mixes              (default: 40)
  --seed N      selects the mixes            (default: random, and printed)
  --renamed     instead: renames an export of one package and deploys the shell with one remote, for each package and each remote
  --help        this text`,
  {
    allowPositionals: true,
    options: {
      mixes: { type: 'string', default: '40' },
      renamed: { type: 'boolean', default: false },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  },
);
if (!(Number(values.mixes) > 0 && Number(values.seed) > 0)) {
  console.error('--mixes and --seed are whole numbers above 0.');
  process.exit(2);
}
for (const commit of commits)
  if (spawnSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], { cwd: root }).status !== 0) {
    console.error(`${commit} is no commit of this repository.`);
    process.exit(2);
  }

ensureInstalled();
const { buildStale } = await import('./lib/builds.mjs');
await buildStale();
const { ensureBrowser } = await import('./lib/browser.mjs');
const { listReleases, drawMixes, listRenamings } = await import('./skew/mixes.mjs');
const { buildReleases, listObjections } = await import('./skew/releases.mjs');
const mixes = values.renamed ? listRenamings() : await drawn();
console.log(`${mixes.length} mixes${values.renamed ? '' : `, --seed ${values.seed}`}`);

async function drawn() {
  const releases = listReleases(commits.length > 0 ? commits : undefined);
  const { shell: shells = [], ...others } = releases;
  const most = Math.max(...Object.values(releases).map(({ length }) => length));
  console.log('Building the releases …');
  await buildReleases(
    Array.from({ length: most }, (_, index) =>
      Object.fromEntries(Object.entries(releases).flatMap(([app, known]) => (known[index] ? [[app, known[index]]] : []))),
    ),
  );
  for (const shell of shells)
    for (const [app, known] of Object.entries(others))
      for (const release of known)
        for (const because of listObjections(app, release, shell))
          console.log(`Not mixed, ${app} ${release} with shell ${shell}: ${because}`);
  const fits = (/** @type {string} */ app, /** @type {string} */ release, /** @type {string} */ shell) =>
    listObjections(app, release, shell).length === 0;
  return drawMixes(Number(values.mixes), Number(values.seed), releases, fits);
}
const cli = path.join(root, 'node_modules/@playwright/test/cli.js');
const args = ['test', '--config', 'packages/e2e/drills.config.ts', '--no-deps', '--reporter', 'list', 'drills/skew.spec.ts'];
const child = spawn(process.execPath, [cli, ...args], {
  cwd: root,
  stdio: 'inherit',
  // This command runs its own platform, not the one of other tests.
  env: { ...process.env, CHROMIUM_PATH: ensureBrowser(), COURTSIDE_PLATFORM: '{}', SKEW_MIXES: JSON.stringify(mixes) },
});
child.on('close', (code) => process.exit(code ?? 1));
