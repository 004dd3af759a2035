// @ts-check
// Measures the size of the package, and the time from the command to the first page, compared with a checkout that is built already.
//   npm run bench -- packed [--runs N]      number of starts of each (5)
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildStale } from '../lib/builds.mjs';
import { root } from '../lib/paths.mjs';
import { assignPorts } from '../lib/ports.mjs';
import { packPlatform } from './pack.mjs';

const aims = { megabytes: 60, seconds: 10 };
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const place = mkdtempSync(path.join(tmpdir(), 'courtside-measure-'));

/** @param {number} runs @returns {Promise<boolean>} whether the aims are met */
async function measure(runs) {
  await buildStale();
  const packed = await packPlatform(place);
  const app = path.join(place, 'app');
  mkdirSync(app);
  const install = [
    'install',
    '--prefix',
    app,
    '--omit=dev',
    '--prefer-offline',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    packed.file,
  ];
  const began = performance.now();
  if (spawnSync('npm', install, { cwd: app, stdio: ['ignore', 'ignore', 'inherit'] }).status !== 0)
    throw new Error('npm could not install the package.');
  const installing = (performance.now() - began) / 1000;
  const installed = measureSize(app);
  console.log(`packed ${megabytes(packed.packed)} MB, unpacked ${megabytes(packed.unpacked)} MB in ${packed.files} files`);
  console.log(`installed ${megabytes(installed.bytes)} MB on the disk in ${installed.files} files, of which the largest packages are:`);
  for (const [name, bytes] of installed.packages.slice(0, 6)) console.log(`  ${megabytes(bytes).padStart(5)} MB  ${name}`);
  console.log(`npm install, files from its cache as far as it has them: ${installing.toFixed(1)} s`);

  const ways = {
    'the package': path.join(app, 'node_modules/courtside/programs/courtside.mjs'),
    'npm start in a checkout': path.join(root, 'scripts/start.mjs'),
  };
  /** @type {Record<string, { cold: number[], warm: number[] }>} */
  const times = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [name, script] of Object.entries(ways)) {
      const data = path.join(place, `data-${run}`);
      const { cold, warm } = (times[name] ??= { cold: [], warm: [] });
      cold.push(await measureFirstPage(script, data));
      warm.push(await measureFirstPage(script, data));
      rmSync(data, { recursive: true });
    }
  }
  console.log(`\nseconds from the command to the first page, median of ${runs} (lowest to highest):`);
  for (const [name, { cold, warm }] of Object.entries(times))
    console.log(`  ${name.padEnd(24)} new data folder, with sample data: ${spread(cold)}   again: ${spread(warm)}`);
  return installed.bytes < aims.megabytes * 1e6 && median(times['the package']?.warm ?? []) < aims.seconds;
}

/**
 * Starts the platform on one port, requests the page until it comes, and stops the platform.
 * @param {string} script
 * @param {string} data
 * @returns {Promise<number>} seconds
 */
async function measureFirstPage(script, data) {
  const { front = 0 } = await assignPorts(['front', 'backend'], { first: 0, host: '127.0.0.1', say: () => undefined });
  const began = performance.now();
  const child = spawn(process.execPath, [script, '--one-port', '--port', String(front), '--data', data, '--no-backups', '--json'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const isOver = once(child, 'exit');
  let seconds = 0;
  while (seconds === 0) {
    if (child.exitCode !== null) throw new Error(`${script} did not start.`);
    const page = await fetch(`http://127.0.0.1:${front}/`).catch(() => null);
    if (page?.ok && (await page.text()).includes('</html>')) seconds = (performance.now() - began) / 1000;
    else await pause(10);
  }
  child.kill('SIGTERM');
  await isOver;
  return seconds;
}

/** @param {string} folder */
function measureSize(folder) {
  /** @type {Map<string, number>} */
  const packages = new Map();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  let bytes = 0;
  for (const entry of files) {
    const file = path.join(entry.parentPath, entry.name);
    const taken = lstatSync(file).blocks * 512;
    bytes += taken;
    const name =
      file
        .split('node_modules/')
        .at(-1)
        ?.split('/')
        .slice(0, file.includes('node_modules/@') ? 2 : 1)
        .join('/') ?? '';
    packages.set(name, (packages.get(name) ?? 0) + taken);
  }
  return { bytes, files: files.length, packages: [...packages].sort((one, other) => other[1] - one[1]) };
}

/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
/** @param {readonly number[]} list */
const median = (list) => [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? NaN;
/** @param {readonly number[]} list */
const spread = (list) => `${median(list).toFixed(2)} (${Math.min(...list).toFixed(2)} to ${Math.max(...list).toFixed(2)})`;

try {
  process.exitCode = (await measure(Number(values.runs))) ? 0 : 1;
} finally {
  rmSync(place, { recursive: true, force: true });
}
