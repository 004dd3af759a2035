import { connect } from './firestore-sdk.testkit';
import { isSettled, watch } from './firestore-cases.testkit';
import { projectId, startServer } from './firestore-server.testkit';

describe('FS-50 a database that was never written to', () => {
  it.each(['webchannel', 'grpc'] as const)('tells listeners that it is empty, over %s', async (transport) => {
    const server = await startServer();
    const client = connect(transport, { host: server.host, port: server.port, projectId });
    try {
      const { seen, stop } = watch(client, client.sdk.collection(client.db, 'empty'));
      expect((await seen.until(isSettled)).ids).toEqual([]);
      stop();
    } finally {
      await client.close();
      await server.close();
    }
  });
});
