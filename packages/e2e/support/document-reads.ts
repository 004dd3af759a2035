import type { CDPSession, Page, Response } from '@playwright/test';

/**
 * Counts the documents that a page reads, as Firestore bills them: each document of a response, and each document that a listener receives,
 * whether it is new to the page or not.
 */
export class DocumentReads {
  /** The number of documents read by requests, by the path of a document, or by the name of a collection for a query. */
  readonly requested: Record<string, number> = {};
  /** The number of documents that the server read and wrote into the page, by the same keys. */
  readonly written: Record<string, number> = {};
  /** How often a listener received a document, by its path. */
  readonly listened: Record<string, number> = {};
  /** The number of listeners to a document or query, by path or collection. */
  readonly listeners: Record<string, number> = {};
  readonly #pending: Promise<void>[] = [];
  readonly #channels = new Map<string, string>();

  private constructor(page: Page) {
    page.on('response', (response) => void this.#pending.push(this.#answered(response)));
  }

  /** Starts counting. Listeners' responses have no end, so they are read while they arrive. */
  static async of(page: Page): Promise<DocumentReads> {
    const reads = new DocumentReads(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable', { maxPostDataSize: 1_000_000 });
    session.on('Network.requestWillBeSent', ({ request }) => reads.#asked(request.url, request.postData ?? ''));
    session.on('Network.responseReceived', ({ requestId, response }) => {
      if (response.url.includes('/Listen/channel')) reads.#pending.push(reads.#follow(session, requestId));
    });
    session.on('Network.dataReceived', ({ requestId, data }) => reads.#listened(requestId, data));
    return reads;
  }

  /** Returns all counts after every response has been read. */
  async settled(): Promise<
    Readonly<Record<'requested' | 'written' | 'known' | 'listened' | 'listeners', Readonly<Record<string, number>>>>
  > {
    await Promise.all(this.#pending);
    const [requested, written] = [{ ...this.requested }, { ...this.written }];
    /** Documents from the page's own requests or local writes. A document that was already loaded and is requested again counts twice. */
    const known = { ...requested };
    for (const [path, times] of Object.entries(written)) known[path] = (known[path] ?? 0) + times;
    return { requested, written, known, listened: { ...this.listened }, listeners: { ...this.listeners } };
  }

  async #answered(response: Response): Promise<void> {
    if (response.request().resourceType() === 'document') return this.#opened(await response.text().catch(() => ''));
    if (!/documents(\/.*)?:(batchGet|runQuery)/.test(response.url()) || !response.ok()) return;
    const answers = (await response.json().catch(() => [])) as { found?: { name: string }; document?: { name: string } }[];
    for (const { found, document } of answers) {
      const name = (found ?? document)?.name;
      if (name) countAs(this.requested, name, found !== undefined);
    }
  }

  #opened(html: string): void {
    const [, text = '[]'] = /id="courtside-answers">([^<]*)</.exec(html) ?? [];
    const answers = JSON.parse(text) as { query: { parent: string }; documents: { name: string }[] }[];
    for (const { query, documents } of answers) for (const { name } of documents) countAs(this.written, name, query.parent === name);
  }

  async #follow(session: CDPSession, requestId: string): Promise<void> {
    if (this.#channels.has(requestId)) return;
    this.#channels.set(requestId, '');
    const { bufferedData } = await session.send('Network.streamResourceContent', { requestId }).catch(() => ({ bufferedData: '' }));
    this.#listened(requestId, bufferedData);
  }

  #listened(requestId: string, data: string | undefined): void {
    const before = this.#channels.get(requestId);
    if (before === undefined || !data) return;
    const text = before + Buffer.from(data, 'base64').toString('latin1');
    const documentName = /"documentChange":\{"document":\{"name":"[^"]*?\/documents\/([^"]+)"/g;
    let end = 0;
    for (const found of text.matchAll(documentName)) {
      count(this.listened, found[1] ?? '');
      end = found.index + found[0].length;
    }
    // A document's name may be split across two chunks.
    this.#channels.set(requestId, text.slice(Math.max(end, text.length - 500)));
  }

  #asked(url: string, body: string): void {
    if (!url.includes('/Listen/channel')) return;
    for (const [key, value] of new URLSearchParams(body)) {
      if (!key.endsWith('__data__')) continue;
      const { addTarget } = JSON.parse(value) as {
        addTarget?: { documents?: { documents: string[] }; query?: { structuredQuery: { from: { collectionId: string }[] } } };
      };
      for (const name of addTarget?.documents?.documents ?? []) count(this.listeners, name.split('/documents/')[1] ?? name);
      const collection = addTarget?.query?.structuredQuery.from[0]?.collectionId;
      if (collection) count(this.listeners, collection);
    }
  }
}

/** @param isItself whether it was requested by its own name */
function countAs(into: Record<string, number>, name: string, isItself: boolean): void {
  const path = name.split('/documents/')[1] ?? name;
  count(into, isItself ? path : (path.split('/')[0] ?? path));
}

function count(into: Record<string, number>, path: string): void {
  into[path] = (into[path] ?? 0) + 1;
}
