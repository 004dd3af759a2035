import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { formatClockTime, findMorning, typeScores } from '../support/day-of-play';
import { expectAccessible, refusals, visit } from '../support/people-test';
import { createBuild, startEmbeddedSite } from '../support/release-site';
import { createScheduledEvent } from '../support/schedules';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

/** Kills a process and returns a function that starts it again with the same command. Its parent only logs that it ended. */
async function kill(pid: number): Promise<() => Promise<ChildProcess>> {
  const parts = (file: string) => readFileSync(`/proc/${pid}/${file}`, 'utf8').split('\0').filter(Boolean);
  const [program = '', ...given] = parts('cmdline');
  const environment = Object.fromEntries(parts('environ').map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]));
  const { NODE_CHANNEL_FD: _, NODE_CHANNEL_SERIALIZATION_MODE: __, ...env } = environment;
  process.kill(pid, 'SIGKILL');
  return async () => {
    const child = spawn(program, given, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    return child;
  };
}

/** Ends a process and waits for its end, because it writes into the platform's folder until then. */
async function endProcess(child: ChildProcess | null): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill();
  await exit;
}

const scripts = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)).catch((): string[] => []);

/**
 * How long the screen runs after each of the two kills of its backend, from `COURTSIDE_WALL_MINUTES=60`; by default a moment. Its memory is printed every five
 * minutes.
 */
const STANDS = (Number(process.env['COURTSIDE_WALL_MINUTES'] ?? 0) * 60_000) / 2;

/** Returns the memory of a page in megabytes after a garbage collection, and the number of its elements. */
async function measureMemory(page: Page): Promise<{ readonly megabytes: number; readonly elements: number; readonly listeners: number }> {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  await client.send('Performance.enable');
  const { metrics } = await client.send('Performance.getMetrics');
  await client.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { megabytes: of('JSHeapUsedSize') / 1e6, elements: of('Nodes'), listeners: of('JSEventListeners') };
}

async function stand(page: Page): Promise<void> {
  for (let left = STANDS; left > 0; left -= 300_000) {
    await page.waitForTimeout(Math.min(left, 300_000));
    console.log(new Date().toISOString(), JSON.stringify(await measureMemory(page)));
  }
}

test('the screen on the wall loads a release automatically, follows a game, and survives kills of its backend', async ({ person }) => {
  test.setTimeout(420_000 + 2.5 * STANDS);
  const site = await startEmbeddedSite();
  const { info } = site;
  const next = createBuild('mf-tournament', /^remoteEntry\.js$/, '/* anew */');
  let backend: ChildProcess | null = null;
  try {
    await site.command('release', 'mf-tournament');
    const stage = new Stage(info);
    const { timeZone, date, minutes } = findMorning();
    const games = [[[0, 1], [2, 3], [0, 2], [1, 3]]] as const; // prettier-ignore
    const scheduled = await createScheduledEvent(stage, 4, games);
    const { event, organiser } = scheduled;
    const times = { startTimes: [formatClockTime(minutes + 30)], gameLength: 12, interval: 3, numberOfCourts: 2 };
    await stage.change(event, { timeZone, startDate: date, endDate: date, scheduleTimes: times });

    const wall = await person({ platform: info, expectErrors: refusals });
    await wall.setViewportSize({ width: 1920, height: 1080 });
    await wall.goto(`/${event.id}/screen?seconds=3`);
    const court = wall.getByRole('region', { name: 'On court A', exact: true });
    await expect(court).toContainText('Club A');
    await expect(wall.getByRole('navigation')).toHaveCount(0);
    await expectAccessible(wall);

    // It checks for a release every ten minutes, or, as here, when its window becomes visible again.
    expect(await site.command('release', 'mf-tournament', '--from', next.folder)).toContain(next.release);
    await wall.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(async () => (await scripts(wall)).some((script) => script.includes(next.release)), { timeout: 60_000 }).toBe(true);
    await expect(court).toContainText('Club A');

    const lead = await person({ platform: info, expectErrors: refusals });
    await visit(lead, organiser, `/${event.id}/day`);
    const on = (name: string | RegExp) => lead.getByRole('region', { name: 'Court A' }).getByRole('button', { name });
    await on(/^Call the teams/).click();
    await expect(court).toContainText('Called to court');
    await on(/^Start/).click();
    await expect(court.getByRole('timer')).toBeVisible();
    await on('Goal for Club A').click();
    await expect(court.getByRole('definition').first()).toHaveText('1');
    await lead.context().close();

    const old = wall.getByText(/^As of \d\d:\d\d$/);
    const before = await measureMemory(wall);
    for (const [played, pid] of [
      [1, () => info.pids['backend']],
      [2, () => backend?.pid],
    ] as const) {
      const again = await kill(pid() ?? 0);
      await expect(old).toBeVisible({ timeout: 90_000 });
      await expect(court.getByRole('definition').first()).toHaveText('1');
      await expect(wall.getByRole('alert')).toHaveCount(0);
      backend = await again();
      await expect(old).toHaveCount(0, { timeout: 120_000 });
      await typeScores(stage, scheduled, [played], [2, 1]);
      await expect(wall.getByText(`${played} of 4 played`)).toBeVisible({ timeout: 60_000 });
      await stand(wall);
    }
    const after = await measureMemory(wall);
    expect(after.elements).toBeLessThan(1.5 * before.elements + 500);
    expect(after.megabytes).toBeLessThan(1.5 * before.megabytes + 10);
    await wall.context().close();
  } finally {
    await endProcess(backend);
    await site.stop();
    rmSync(next.folder, { recursive: true });
  }
});
