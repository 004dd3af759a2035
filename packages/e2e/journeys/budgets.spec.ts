import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

interface Transfer {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

/** Opens a page with an empty cache and notes what came over the wire until it rests. */
async function transfersOf(page: Page, path: string): Promise<readonly Transfer[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const begun = new Map<string, { url: string; type: string }>();
  const done: Transfer[] = [];
  client.on('Network.responseReceived', ({ requestId, response, type }) => begun.set(requestId, { url: response.url, type }));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = begun.get(requestId);
    if (request) done.push({ ...request, bytes: encodedDataLength });
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The live client comes after the first paint; a live page never falls silent, so its last script says when.
  let before = -1;
  await expect
    .poll(
      () => {
        const scripts = done.filter(({ type }) => type === 'Script').length;
        const rests = scripts === before;
        before = scripts;
        return rests;
      },
      { intervals: [1500] },
    )
    .toBe(true);
  return done;
}

const kilobytes = (transfers: readonly Transfer[], type: string) =>
  transfers.filter((transfer) => transfer.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Kilobytes of script, compressed, that a first visit may cost: 3 % more than it did when this was written; and scripts that it may ask for. Home has live scores since. */
const budgets = { '/': [464, 19], '/archive': [314, 18], '/planner': [301, 19] } as const;

for (const [path, [budget, files]] of Object.entries(budgets)) {
  test(`a first visit of ${path} costs at most ${budget} kB of script in ${files} files, and asks nobody but us`, async ({
    person,
    platform,
  }) => {
    const page = await person();
    const foreign: string[] = [];
    const ours = new Set(Object.values(platform.ports).map(String));
    page.on('request', (request) => {
      const { protocol, hostname, port } = new URL(request.url());
      const isSdkProbe = hostname === 'www.google.com' && request.url().includes('cleardot');
      if (protocol.startsWith('http') && !(hostname === 'localhost' && ours.has(port)) && !isSdkProbe) foreign.push(request.url());
    });
    const transfers = await transfersOf(page, path);
    expect(foreign).toEqual([]);
    const scripts = transfers.filter(({ type }) => type === 'Script').toSorted((one, other) => other.bytes - one.bytes);
    const list = scripts.map(({ url, bytes }) => `${(bytes / 1000).toFixed(1)} kB ${new URL(url).pathname}`).join('\n');
    expect(scripts.length).toBeGreaterThan(5);
    expect(scripts.length, list).toBeLessThanOrEqual(files);
    expect(kilobytes(transfers, 'Script'), list).toBeLessThan(budget);
    expect(kilobytes(transfers, 'Font')).toBeLessThan(60);
  });
}
