import { connect } from './firestore-sdk.testkit';
import { projectId, startServer } from './firestore-server.testkit';

it('FS-58 more calls over gRPC than Node lets a client reset all succeed, and listeners live on', async () => {
  const server = await startServer();
  const client = connect('grpc', { host: server.host, port: server.port, projectId });
  const { sdk, db } = client;
  const counted = sdk.collection(db, 'counted');
  const sizes: number[] = [];
  const stop = sdk.onSnapshot(counted, (snapshot) => sizes.push(snapshot.size));
  let left = 1500;
  const lane = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      expect((await sdk.getCountFromServer(counted)).data().count).toBe(0);
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
  await sdk.setDoc(sdk.doc(db, 'counted/a'), { n: 1 });
  expect(sizes.at(-1)).toBe(1);
  stop();
  await client.close();
  await server.close();
}, 60_000);
