// @ts-check
// Hunts unstable journeys: repeats them under load (slow pages, more workers than cores, another order each time) and prints how often each failed.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { cache, root } from './lib/paths.mjs';
import { readCommand } from './lib/read-command.mjs';
import { countFailures, formatTable } from './test/hunt-table.mjs';
import { runPlaywright } from './test/runners.mjs';

const { values, positionals: patterns } = readCommand(
  `npm run hunt -- [options] [PATTERN …]
Repeats the journeys whose path matches a pattern, or all journeys.

  --times N     how often                                (default: 3)
  --workers N   journeys at the same time                (default: 4)
  --slow N      how many times slower pages work         (default: 3)
  --seed N      the order of the first round; later orders follow from it (default: random)
  --focus       a journey also fails if an element with the focus is replaced by a copy of itself
  --help        this text`,
  {
    allowPositionals: true,
    options: {
      times: { type: 'string', default: '3' },
      workers: { type: 'string', default: '4' },
      slow: { type: 'string', default: '3' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      focus: { type: 'boolean', default: false },
    },
  },
);
const [times, workers, slow, seed] = [values.times, values.workers, values.slow, values.seed].map(Number);
if (![times, workers, slow, seed].every((value) => value !== undefined && value > 0)) {
  console.error('--times, --workers, --slow and --seed are numbers above 0.');
  process.exit(2);
}

ensureInstalled();
const { buildStale } = await import('./lib/builds.mjs');
const { ensureBrowser } = await import('./lib/browser.mjs');
await buildStale();
mkdirSync(path.join(cache, 'reports'), { recursive: true });
/** @type {import('./test/reports.mjs').Report[]} */
const rounds = [];
for (let round = 0; round < Number(times); round += 1) {
  const order = Number(seed) + round;
  console.log(`\n── round ${round + 1} of ${times}, --seed ${order} ──`);
  const report = await runPlaywright(
    ['--config', 'packages/e2e/hunt.config.ts', '--workers', String(workers), ...patterns],
    path.join(cache, 'reports/hunt-round.json'),
    {
      root,
      env: {
        HUNT_SEED: String(order),
        COURTSIDE_SLOW: String(slow),
        COURTSIDE_FOCUS: values.focus ? '1' : '',
        CHROMIUM_PATH: ensureBrowser(),
      },
    },
  );
  if (!report) {
    console.error('The round left no report.');
    process.exit(1);
  }
  rounds.push(report);
}
const failures = countFailures(rounds);
writeFileSync(path.join(cache, 'reports/hunt.json'), `${JSON.stringify({ seed, times, failures }, null, 2)}\n`);
console.log(formatTable(failures, rounds.length));
process.exit(failures.length === 0 ? 0 : 1);
