// @ts-check
// Measures a page as five builds, compared with the same sources as one build: `npm run bench -- pages`.
//   --runs N    visits of each page on each side (5)
//   --page P    only this page; may be repeated
//   --bytes     bytes and requests only, in one visit on a fast connection: lists the scripts of both sides by name
//   --released APP   in place of times: the bytes that a returning visitor fetches again after a release of this app
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { remoteNames } from '@courtside/federation/apps';
import { findBrowser } from '../lib/browser.mjs';
import { release as releaseApp } from '../release/release.mjs';
import { getSiteFolder } from '../site/places.mjs';
import { buildChanged } from './changed.mjs';
import { serveBuild } from './serve-build.mjs';
import { isReleaseWithinAims, isWithinAims, formatReleaseTable, formatScriptTable, formatVisitTable } from './table.mjs';
import { buildTwin } from './twin.mjs';
import { badLine, fastLine, visit } from './visit.mjs';

/** @import { Visit } from './visit.mjs' */

const root = path.resolve(import.meta.dirname, '../..');

/** The pages, with the elements to wait for on each. Ids are those of the sample data. */
const pages = {
  home: { path: '/', asOrganiser: false, content: '#main h1', data: '#main li a[href]' },
  tournament: { path: '/JfQoh5u75EtBmZ0fwMeE', asOrganiser: false, content: '#main h1', data: '#standings' },
  planner: { path: '/planner', asOrganiser: false, content: '#main h1', data: '#main input' },
  organiser: { path: '/JfQoh5u75EtBmZ0fwMeE', asOrganiser: true, content: '#main h1', data: '#schedule' },
  registration: { path: '/GpMuS1oGVPHudcD7ZZJs/register', asOrganiser: true, content: '#main h1', data: '#main form' },
};

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: Object.keys(pages) },
    released: { type: 'string' },
    bytes: { type: 'boolean', default: false },
  },
});
const runs = values.bytes ? 1 : Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs ${values.runs}: not a number of runs`);
const asked = Object.entries(pages).filter(([name]) => values.page.includes(name));
if (asked.length === 0) throw new Error(`No such page. There are: ${Object.keys(pages).join(', ')}`);

const dataFolder = mkdtempSync(path.join(tmpdir(), 'courtside-pages-'));
/** @type {(() => unknown)[]} */
const ends = [() => rmSync(dataFolder, { recursive: true, force: true })];
try {
  const platform = await startPlatform();
  const twin = await serveBuild(await buildTwin(), dataFolder);
  ends.unshift(twin.stop);
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  ends.unshift(() => browser.close());
  const sides = { ours: platform.url, single: twin.url };
  const sessions = { ours: await createSession(browser, sides.ours), single: await createSession(browser, sides.single) };

  const visitSide = (/** @type {'ours' | 'single'} */ side, /** @type {(typeof asked)[number][1]} */ page) =>
    visit(
      browser,
      { locale: 'en-GB', viewport: { width: 390, height: 844 }, ...(page.asOrganiser ? { storageState: sessions[side] } : {}) },
      `${sides[side]}${page.path}`,
      page,
      values.bytes || values.released ? fastLine : badLine,
    );
  console.log(`\n${values.released ? await released(values.released) : await compared()}\n`);

  async function compared() {
    /** @type {Map<string, { ours: Visit[], single: Visit[] }>} */
    const visits = new Map(asked.map(([name]) => [name, { ours: [], single: [] }]));
    for (let run = 0; run < runs; run += 1) {
      for (const [name, page] of asked) {
        // In turns, so that other load of the machine affects both sides.
        for (const side of /** @type {const} */ (run % 2 === 0 ? ['ours', 'single'] : ['single', 'ours']))
          visits.get(name)?.[side].push(await visitSide(side, page));
        console.log(`run ${run + 1} of ${runs}: ${name}`);
      }
    }
    if (!isWithinAims(visits)) process.exitCode = 1;
    if (!values.bytes) return formatVisitTable(visits);
    const lists = [...visits].map(([name, { ours, single }]) => formatScriptTable(name, ours[0], single[0]));
    return [...lists, formatVisitTable(visits, { isTimed: false })].join('\n\n');
  }

  async function released(/** @type {string} */ name) {
    const app = remoteNames.find((known) => known === name);
    if (!app) throw new Error(`--released ${name}: there are ${remoteNames.join(', ')}`);
    const changed = await buildChanged(app);
    const release = (/** @type {string} */ folder) =>
      releaseApp(app, {
        site: getSiteFolder(dataFolder),
        remotes: remoteNames,
        built: (other) => (other === app ? folder : path.join(root, other, 'dist')),
      });
    await release(path.join(root, app, 'dist'));
    const rows = [];
    /** @type {Map<string, Record<'ours' | 'single', Visit['scripts']>>} */
    const before = new Map();
    for (const [page, at] of asked)
      before.set(page, { ours: (await visitSide('ours', at)).scripts, single: (await visitSide('single', at)).scripts });
    await release(changed);
    await twin.stop();
    const next = await serveBuild(await buildTwin(app), dataFolder, Number(new URL(twin.url).port));
    ends.unshift(next.stop);
    for (const [page, at] of asked) {
      const ours = await visitSide('ours', at);
      const single = await visitSide('single', at);
      rows.push({
        page,
        app,
        ours: sumBytes(ours.scripts, (url) => !before.get(page)?.ours.has(url)),
        single: sumBytes(single.scripts, (url) => !before.get(page)?.single.has(url)),
      });
    }
    if (!isReleaseWithinAims(rows)) process.exitCode = 1;
    return formatReleaseTable(rows);
  }
} finally {
  for (const end of ends) await end();
}

/** @param {Visit['scripts']} scripts @param {(url: string) => boolean} counts */
function sumBytes(scripts, counts) {
  return [...scripts].reduce((sum, [url, { bytes }]) => (counts(url) ? sum + bytes : sum), 0);
}

/** Starts the product as people start it. @returns {Promise<{ url: string, ports: Record<string, number> }>} */
function startPlatform() {
  const start = path.join(root, 'scripts/start.mjs');
  const child = spawn(process.execPath, [start, '--data', dataFolder, '--port', '0', '--json'], { stdio: ['ignore', 'pipe', 'inherit'] });
  ends.unshift(
    () =>
      new Promise((resolve) => {
        if (child.exitCode !== null) return resolve(undefined);
        child.once('exit', resolve);
        child.kill('SIGTERM');
      }),
  );
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
      const line = output.split('\n').find((text) => text.startsWith('{"ready":true'));
      if (line) resolve(JSON.parse(line));
    });
    child.once('exit', (code) => reject(new Error(`The platform did not start (exit code ${code}).\n${output}`)));
  });
}

/** Returns the sample organizer's browser storage after signing in. @param {import('@playwright/test').Browser} browser @param {string} origin */
async function createSession(browser, origin) {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(`${origin}/auth`);
  await page.getByLabel('Email').fill('organiser@courtside.test');
  await page.getByRole('textbox', { name: /^Password/ }).fill('courtside');
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('link', { name: 'Profile' }).waitFor();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}
