import type { Page } from '@playwright/test';

/**
 * Records the transferred sizes of a page's scripts from one origin, from now on. @returns kilobytes of each script, by its file name without the hash
 */
export async function recordScripts(page: Page, port: number): Promise<() => ReadonlyMap<string, number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const begun = new Map<string, string>();
  const done = new Map<string, number>();
  client.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { port: from, pathname } = new URL(response.url);
    if (type === 'Script' && from === String(port)) begun.set(requestId, pathname.slice(1).replace(/\.[0-9a-f]{8}\.js$/, ''));
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const name = begun.get(requestId);
    if (name !== undefined) done.set(name, encodedDataLength / 1000);
  });
  return () => done;
}
