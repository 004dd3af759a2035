import type { Page, Request, Response } from '@playwright/test';

/**
 * Counts the documents that a page reads, as Firestore bills them: each document of an answer to a request, and each document that a listener
 * is started for. Documents that listeners of a query bring are those that the query's first request brought: each query counts twice.
 */
export class DocumentReads {
  /** Path of a document or collection, to how often documents of it were read at once. */
  readonly requested: Record<string, number> = {};
  readonly listened: Record<string, number> = {};
  readonly #pending: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('response', (response) => void this.#pending.push(this.#answered(response)));
    page.on('request', (request) => this.#asked(request));
  }

  /** All that has been counted, once every answer is read. */
  async settled(): Promise<{ readonly requested: Readonly<Record<string, number>>; readonly listened: Readonly<Record<string, number>> }> {
    await Promise.all(this.#pending);
    return { requested: { ...this.requested }, listened: { ...this.listened } };
  }

  async #answered(response: Response): Promise<void> {
    if (!/documents(\/.*)?:(batchGet|runQuery)/.test(response.url()) || !response.ok()) return;
    const answers = (await response.json().catch(() => [])) as { found?: { name: string }; document?: { name: string } }[];
    for (const { found, document } of answers) {
      const path = (found ?? document)?.name.split('/documents/')[1];
      if (path) count(this.requested, found ? path : (path.split('/')[0] ?? path));
    }
  }

  #asked(request: Request): void {
    if (!request.url().includes('/Listen/channel')) return;
    for (const [key, value] of new URLSearchParams(request.postData() ?? '')) {
      if (!key.endsWith('__data__')) continue;
      const { addTarget } = JSON.parse(value) as {
        addTarget?: { documents?: { documents: string[] }; query?: { structuredQuery: { from: { collectionId: string }[] } } };
      };
      for (const name of addTarget?.documents?.documents ?? []) count(this.listened, name.split('/documents/')[1] ?? name);
      const collection = addTarget?.query?.structuredQuery.from[0]?.collectionId;
      if (collection) count(this.listened, collection);
    }
  }
}

function count(into: Record<string, number>, path: string): void {
  into[path] = (into[path] ?? 0) + 1;
}
