import { startCuttingProxy } from './cutting-proxy.testkit';
import { connect, type Transport } from './firestore-sdk.testkit';
import { projectId, startServer, type TestServer } from './firestore-server.testkit';

/**
 * FS-69 many writes at once, through connections that break again and again: over HTTP/1.1 as browsers do it, and over HTTP/2. Each write is one
 * batch with its own document and a count, so one that is lost, or applied twice, shows.
 */
const WRITES = 1000;
/** The number of documents written together; the SDK sends ten of them at once and queues the others. */
const TOGETHER = 50;
/** The connections break each time this many writes have been acknowledged. */
const UNTIL_CUT = 130;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

interface Found {
  readonly document?: { readonly name: string; readonly fields: Record<string, { readonly integerValue?: string }> };
}

/** Asked directly, not through the broken network. */
async function read(collection: string): Promise<{ ids: string[]; counts: number }> {
  const query = { structuredQuery: { from: [{ collectionId: collection }] } };
  const answer = await fetch(`http://${server.host}:${server.port}/v1/projects/${projectId}/databases/(default)/documents:runQuery`, {
    method: 'POST',
    body: JSON.stringify(query),
  });
  const documents = ((await answer.json()) as Found[]).flatMap(({ document }) =>
    document ? [{ id: document.name.split('/').pop() ?? '', fields: document.fields }] : [],
  );
  return {
    ids: documents.filter(({ fields }) => fields['count'] === undefined).map(({ id }) => id),
    counts: documents.reduce((sum, { fields }) => sum + Number(fields['count']?.integerValue ?? 0), 0),
  };
}

it.each<Transport>(['webchannel', 'grpc'])(
  'FS-69 over %s every write is acknowledged, and is there once',
  async (transport) => {
    const proxy = await startCuttingProxy(server.host, server.port);
    const client = connect(transport, { host: '127.0.0.1', port: proxy.port, projectId });
    const { sdk, db } = client;
    const collection = `bulk-${transport}`;
    const acknowledged: string[] = [];
    let cuts = 0;
    const write = async (id: string, count: string): Promise<void> => {
      const batch = sdk.writeBatch(db);
      batch.set(sdk.doc(db, collection, id), { id });
      batch.set(sdk.doc(db, collection, count), { count: sdk.increment(1) }, { merge: true });
      await batch.commit();
      acknowledged.push(id);
      if (acknowledged.length % UNTIL_CUT !== 0) return;
      cuts += 1;
      proxy.cut();
    };
    for (let from = 0; from < WRITES; from += TOGETHER)
      await Promise.all(Array.from({ length: TOGETHER }, (_, index) => write(`w${from + index}`, `count ${from}`)));
    await sdk.waitForPendingWrites(db);
    expect(cuts).toBe(Math.floor(WRITES / UNTIL_CUT));
    const found = await read(collection);
    expect(found.ids).toHaveLength(WRITES);
    expect(new Set(found.ids)).toEqual(new Set(acknowledged));
    expect(found.counts).toBe(WRITES);
    await client.close();
    await proxy.close();
  },
  240_000,
);
