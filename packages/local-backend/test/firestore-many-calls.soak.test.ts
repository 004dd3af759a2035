import { connect } from './firestore-sdk.testkit';
import { projectId, startServer, type TestServer } from './firestore-server.testkit';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

it('FS-58 a connection over gRPC carries thousands of calls in a row, answered or refused', async () => {
  const client = connect('grpc', { host: server.host, port: server.port, projectId });
  const { sdk, db } = client;
  const codes: Record<string, number> = {};
  const call = async (collection: string): Promise<void> => {
    const code = await sdk.getCountFromServer(sdk.collection(db, collection)).then(
      () => 'ok',
      (error: { code: string }) => error.code,
    );
    codes[code] = (codes[code] ?? 0) + 1;
  };
  for (let round = 0; round < 100; round += 1)
    await Promise.all(Array.from({ length: 40 }, (_, index) => call(index % 2 === 0 ? 'many-calls' : 'secret')));
  expect(codes).toEqual({ 'ok': 2000, 'permission-denied': 2000 });
  await client.close();
}, 240_000);
