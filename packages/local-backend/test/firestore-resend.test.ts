import { eventually, startCuttingProxy } from './cutting-proxy.testkit';
import { connect } from './firestore-sdk.testkit';
import { makeIncrement, getDocumentName, numberAt, openWrites, type Message, type RawChannel } from './raw-channel.testkit';
import { projectId } from './firestore-server.testkit';
import { PersistentBackend } from './persistent-backend.testkit';

let backend: PersistentBackend;
beforeAll(async () => {
  backend = await PersistentBackend.start();
});
afterAll(() => backend.close());

const results = (messages: readonly Message[]): unknown =>
  messages.flatMap(
    (message) =>
      (message['writeResults'] as { transformResults?: unknown }[] | undefined)?.map(({ transformResults }) => transformResults) ?? [],
  );

/** Writes on its own stream, and ends it after the answer. */
async function addAndHear(where: string, by = 1, headers: Record<string, string> = {}): Promise<Message[]> {
  const channel = await openWrites({ ...backend.at, headers });
  await add(channel, where, by);
  const { messages } = await channel.poll();
  await channel.terminate();
  return messages;
}
const add = (channel: RawChannel, where: string, by = 1): Promise<number> =>
  channel.send([{ writes: makeIncrement(projectId, where, by) }]);

describe('FS-52 a batch whose answer was lost', () => {
  it('is applied once when its request is repeated', async () => {
    const where = backend.freshPath();
    const channel = await openWrites(backend.at);
    await add(channel, where);
    await channel.send([{ writes: makeIncrement(projectId, where) }], { again: 1 });
    await channel.until((message) => message['writeResults'] !== undefined);
    await channel.terminate();
    expect(await numberAt(backend.at, where)).toBe(1);
  });

  it('is applied once, and answered as before, when the client ended the stream without the answer', async () => {
    const where = backend.freshPath();
    const channel = await openWrites(backend.at);
    await add(channel, where, 5);
    await channel.terminate();
    expect(results(await addAndHear(where, 5))).toEqual([[{ integerValue: '5' }]]);
    expect(await numberAt(backend.at, where)).toBe(5);
  });

  it('is applied once over a restart, and what is new is applied', async () => {
    const where = backend.freshPath();
    const channel = await openWrites(backend.at);
    await channel.send([{ writes: makeIncrement(projectId, where, 1) }, { writes: makeIncrement(projectId, where, 10) }]);
    await eventually(async () => (await numberAt(backend.at, where)) === 11);
    await backend.restart();
    expect((await channel.poll()).status).toBe(400);
    const again = await openWrites(backend.at);
    await again.send([1, 10, 100].map((by) => ({ writes: makeIncrement(projectId, where, by) })));
    await again.until((message) => JSON.stringify(message).includes('"111"'));
    await again.terminate();
    expect(await numberAt(backend.at, where)).toBe(111);
  });
});

describe('FS-52 a batch that only looks like one before it is applied', () => {
  it('on the same stream', async () => {
    const where = backend.freshPath();
    const channel = await openWrites(backend.at);
    for (let round = 0; round < 3; round += 1) {
      await add(channel, where);
      await channel.poll();
    }
    await channel.terminate();
    expect(await numberAt(backend.at, where)).toBe(3);
  });

  it('after a stream that ended with all its answers, and over a restart', async () => {
    const where = backend.freshPath();
    await addAndHear(where);
    const second = await openWrites(backend.at);
    await add(second, where);
    await second.poll();
    await backend.restart();
    expect((await second.poll()).status).toBe(400);
    await addAndHear(where);
    expect(await numberAt(backend.at, where)).toBe(3);
  });

  it('when many clients write the same at once', async () => {
    const where = backend.freshPath();
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        const channel = await openWrites(backend.at);
        const answer = channel.until((message) => message['writeResults'] !== undefined);
        await add(channel, where);
        await answer;
        await channel.terminate();
      }),
    );
    expect(await numberAt(backend.at, where)).toBe(12);
  });

  it('when another person sends it', async () => {
    const where = backend.freshPath();
    const channel = await openWrites(backend.at);
    await add(channel, where);
    await channel.terminate();
    await addAndHear(where, 1, { Authorization: 'Bearer owner' });
    expect(await numberAt(backend.at, where)).toBe(2);
  });

  it('when it was refused before', async () => {
    const channel = await openWrites(backend.at);
    const writes = [{ update: { name: getDocumentName(projectId, 'secret/again'), fields: {} } }];
    await channel.send([{ writes }]);
    await channel.terminate();
    const again = await openWrites(backend.at);
    await again.send([{ writes }]);
    expect((await again.poll()).messages).toMatchObject([{ error: { status: 'PERMISSION_DENIED' } }]);
    await again.terminate();
  });
});

describe.each(['webchannel', 'long polling', 'grpc'] as const)('FS-52 the SDK over %s', (transport) => {
  it('counts equal increments between which it was offline', async () => {
    const client = connect(transport, { host: '127.0.0.1', port: backend.port, projectId });
    const { sdk, db } = client;
    const where = backend.freshPath();
    const document = sdk.doc(db, where);
    await sdk.setDoc(document, { n: 0 });
    for (let round = 0; round < 5; round += 1) {
      await sdk.updateDoc(document, { n: sdk.increment(1) });
      await sdk.disableNetwork(db);
      await sdk.enableNetwork(db);
    }
    expect(await numberAt(backend.at, where)).toBe(5);
    await client.close();
  });

  it('counts each increment once when answers are lost and connections break', async () => {
    const proxy = await startCuttingProxy('127.0.0.1', backend.port);
    const client = connect(transport, { host: '127.0.0.1', port: proxy.port, projectId });
    try {
      const { sdk, db } = client;
      const where = backend.freshPath();
      const document = sdk.doc(db, where);
      await sdk.setDoc(document, { n: 0 });
      for (let round = 1; round <= 3; round += 1) {
        // Otherwise the client does not send the next write before the network breaks, for which this test waits until it was sent.
        await eventually(() => proxy.isCaughtUp);
        proxy.swallowsAnswers = true;
        const before = proxy.swallowed;
        const written = sdk.updateDoc(document, { n: sdk.increment(1) });
        // The commit is on disk, and its answer will be lost.
        await eventually(async () => (await numberAt(backend.at, where)) === round && proxy.swallowed > before);
        proxy.cut();
        proxy.swallowsAnswers = false;
        await written;
        expect(await numberAt(backend.at, where)).toBe(round);
      }
    } finally {
      await client.close();
      await proxy.close();
    }
  }, 120_000);
});
