import { expect, type Page } from '@playwright/test';
import { locatePageTitle } from './page-title';

/** A response over the network. */
export interface Transfer {
  readonly url: string;
  readonly type: string;
  /** Compressed bytes, with the response's headers. */
  readonly bytes: number;
}

/** Opens a page with an empty cache and records what it loads until it is idle. @param open opens the page */
export async function recordTransfers(page: Page, open: () => Promise<unknown>): Promise<readonly Transfer[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const begun = new Map<string, { url: string; type: string }>();
  const done: Transfer[] = [];
  client.on('Network.responseReceived', ({ requestId, response, type }) => begun.set(requestId, { url: response.url, type }));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = begun.get(requestId);
    if (request) done.push({ ...request, bytes: encodedDataLength });
  });
  await open();
  await expect(locatePageTitle(page)).toBeVisible();
  // The live client loads after the first paint, and the code that reports timings some seconds later. A live page never becomes idle, so
  // its last script marks the end.
  let before = -1;
  await expect
    .poll(
      () => {
        const scripts = done.filter(({ type }) => type === 'Script').length;
        const rests = scripts === before;
        before = scripts;
        return rests;
      },
      { intervals: [6000] },
    )
    .toBe(true);
  return done;
}

export const sumKilobytes = (transfers: readonly Transfer[], type: string): number =>
  transfers.filter((transfer) => transfer.type === type).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
