// @ts-check
// Measures the longest tasks of the browser's main thread while a user works with a tournament's page, in ms of processor time, which other programs do not
// affect.
//   CHROMIUM_PATH=… node packages/e2e/measure/interactions.mjs http://localhost:4200/TOURNAMENT [--organiser] [--slower 4]
// --organiser: acts as the organizer of the sample data; --slower: slows the processor down by this factor
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { organiser: { type: 'boolean', default: false }, slower: { type: 'string', default: '1' } },
});
const address = positionals[0] ?? '';
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await (await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })).newPage();
const device = await page.context().newCDPSession(page);

/** @typedef {{ name: string, pid: number, tid: number, tdur?: number, args?: { name?: string } }} TraceEvent */

/** @param {string} name @param {() => Promise<unknown>} act @param {number} [rest] ms to wait for the effects */
async function measure(name, act, rest = 1500) {
  /** @type {TraceEvent[]} */
  const events = [];
  const collect = (/** @type {{ value: unknown[] }} */ { value }) => void events.push(.../** @type {TraceEvent[]} */ (value));
  device.on('Tracing.dataCollected', collect);
  await device.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline', 'toplevel', 'disabled-by-default-devtools.timeline'] },
  });
  await act();
  await page.waitForTimeout(rest);
  const complete = new Promise((resolve) => device.once('Tracing.tracingComplete', resolve));
  await device.send('Tracing.end');
  await complete;
  device.off('Tracing.dataCollected', collect);
  const threads = new Set(
    events
      .filter(({ name: event, args }) => event === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ name: event, pid, tid }) => event.endsWith('RunTask') && threads.has(`${pid} ${tid}`));
  const longest = Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur / 1000));
  console.log(`${name.padEnd(24)}${longest.toFixed(0).padStart(5)} ms`);
}

if (values.organiser) await organise();
else await visit();
await browser.close();

/** Measures the page as a visitor. */
async function visit() {
  const schedule = page.locator('#schedule select');
  const select = (/** @type {string} */ label, /** @type {number} */ index) =>
    page.getByLabel(label, { exact: true }).first().selectOption({ index });
  await slow();
  await measure(
    'load',
    async () => {
      await page.goto(address);
      await page.locator('#schedule').waitFor();
    },
    8000,
  );
  await measure('my team', () => select('My team', 5));
  await measure('another team', () => select('My team', 9));
  await measure('filter by team', () => schedule.first().selectOption({ index: 7 }));
  await measure('all teams', () => schedule.first().selectOption({ index: 0 }));
  await measure('filter by court', () => schedule.nth(1).selectOption({ index: 2 }));
  await measure('all courts', () => schedule.nth(1).selectOption({ index: 0 }));
  await measure('why in this order', () => page.getByRole('switch').click());
  await measure('jump to the bracket', () =>
    page.locator('#bracket').evaluate((section) => section.scrollIntoView({ behavior: 'instant' })),
  );
  await measure('zoom out', () => page.getByRole('button', { name: 'Smaller' }).click());
  await measure('fit to the page', () => page.getByRole('button', { name: 'Fit to the page' }).click());
  await measure('path of a team', () => select('Path of a team', 12));
  await measure('jump to the teams', () => page.locator('#teams').evaluate((section) => section.scrollIntoView({ behavior: 'instant' })));
  await measure('search teams', () => page.getByLabel('Search teams').pressSequentially('tea', { delay: 60 }));
  await measure('end of the search', () => page.getByLabel('Search teams').fill(''));
  await measure('scroll down and up', async () => {
    for (const step of [900, -900])
      for (let turn = 0; turn < 30; turn += 1) {
        await page.mouse.wheel(0, step);
        await page.waitForTimeout(25);
      }
  });
}

/** Measures the page as an organizer. */
async function organise() {
  await page.goto(new URL('/auth', address).href);
  await page.getByLabel('Email').fill('organiser@courtside.test');
  await page.getByRole('textbox', { name: /^Password/ }).fill('courtside');
  await page.locator('main form button[type=submit]').click();
  await page.getByRole('link', { name: 'Profile' }).waitFor();
  await page.goto(address);
  await page.locator('#bracket button').first().waitFor();
  await page.waitForTimeout(6000);
  await slow();
  const dialog = page.getByRole('dialog');
  const close = () => page.keyboard.press('Escape');
  await page.locator('#bracket').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await page.waitForTimeout(1500);
  const games = page.locator('#bracket [id^="game-"] > button');
  for (const turn of ['first', 'second', 'third']) {
    await measure(`bracket game, ${turn}`, async () => {
      await games.nth(4).click();
      await dialog.waitFor();
    });
    await measure('  a score in it', () => dialog.getByRole('textbox').first().fill('3'));
    await measure('  closed', close);
    const kept = page.getByRole('alertdialog').getByRole('button').last();
    if (await kept.isVisible()) await kept.click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.locator('#schedule').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  await page.waitForTimeout(1500);
  await measure('a menu of the schedule', () => page.locator('#schedule').getByRole('button', { name: /More/ }).first().click());
  await measure('  closed', close);
}

async function slow() {
  await device.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
}
