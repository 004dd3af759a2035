import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test';
import { expect } from './test';

/** Returns the page of an address. The first page of a server that has just started may lack the content. */
export const fetchWritten = async (request: APIRequestContext, address: string): Promise<string> => (await request.get(address)).text();

/** Waits until the server writes the content of home. */
export async function expectWrittenHome(playwright: PlaywrightWorkerArgs['playwright'], { url }: { readonly url: string }): Promise<void> {
  const request = await playwright.request.newContext();
  await expect.poll(() => fetchWritten(request, `${url}/`)).toContain('<section id="first-content" class="fv"');
  await request.dispose();
}

/** Returns the documents that the server read for an address and wrote into its page. */
export const readDocuments = async (
  request: APIRequestContext,
  address: string,
): Promise<readonly { readTime: string; documents: unknown[] }[]> => {
  const [, text = '[]'] = /id="courtside-answers">([^<]*)<\/script><\/section>/.exec(await fetchWritten(request, address)) ?? [];
  return JSON.parse(text) as { readTime: string; documents: unknown[] }[];
};
