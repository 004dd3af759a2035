import { connect, type Client, type ClientOptions, type Transport } from './firestore-sdk.testkit';
import { documentCases } from './firestore-document-cases.testkit';
import { listenCases } from './firestore-listen-cases.testkit';
import { queryCases } from './firestore-query-cases.testkit';
import { projectId, startServer, type TestServer } from './firestore-server.testkit';

/** Runs every case over some of the ways in which the SDK speaks to the server. */
export function testConformance(transports: readonly Transport[]): void {
  jest.setTimeout(120_000);
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  let count = 0;

  describe.each(transports)('Firestore over %s', (transport) => {
    const cases = [...documentCases, ...queryCases, ...listenCases].filter(
      ({ needsListeners }) => transport !== 'rest' || needsListeners !== true,
    );
    it.each(cases.map((one) => [one.title, one] as const))('%s', async (_title, { run }) => {
      count += 1;
      const clients: Client[] = [];
      const as = (user?: ClientOptions['user']): Client => {
        const client = connect(transport, { host: server.host, port: server.port, projectId, ...(user === undefined ? {} : { user }) });
        clients.push(client);
        return client;
      };
      try {
        await run({ one: as(), other: () => as(), as, name: `case-${process.pid}-${count}` });
      } finally {
        await Promise.all(clients.map((client) => client.close()));
      }
    });
  });
}
