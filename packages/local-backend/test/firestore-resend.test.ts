import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend, type Backend } from '../src';
import { eventually, startCuttingProxy } from './cutting-proxy.testkit';
import { connect } from './firestore-sdk.testkit';
import { incrementOf, nameOf, numberAt, openWrites, type Message, type RawChannel, type RawChannelOptions } from './raw-channel.testkit';
import { projectId, testRules } from './firestore-server.testkit';

let folder: string;
let backend: Backend;
let at: RawChannelOptions;
const start = async (): Promise<void> => {
  backend = await startBackend({ dataDir: folder, port: at === undefined ? 0 : Number(new URL(at.origin).port), projectId, logLevel: 'silent', allowOwner: true, firestoreRules: { text: testRules } });
  at = { origin: backend.url, projectId };
};
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'courtside-resend-'));
  await start();
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true, force: true });
});

let count = 0;
const freshPath = (): string => `counters/c${(count += 1)}`;
const results = (messages: readonly Message[]): unknown => messages.flatMap((message) => (message['writeResults'] as { transformResults?: unknown }[] | undefined)?.map(({ transformResults }) => transformResults) ?? []);
const add = (channel: RawChannel, where: string, by = 1): Promise<number> => channel.send([{ writes: incrementOf(projectId, where, by) }]);

describe('FS-52 a batch whose answer was lost', () => {
  it('is applied once when its request is repeated', async () => {
    const where = freshPath();
    const channel = await openWrites(at);
    await add(channel, where);
    await channel.send([{ writes: incrementOf(projectId, where) }], { again: 1 });
    await channel.until((message) => message['writeResults'] !== undefined);
    await channel.terminate();
    expect(await numberAt(at, where)).toBe(1);
  });

  it('is applied once, and answered as before, when the client ended the stream without the answer', async () => {
    const where = freshPath();
    const channel = await openWrites(at);
    await add(channel, where, 5);
    await channel.terminate();
    const again = await openWrites(at);
    await add(again, where, 5);
    expect(results((await again.poll()).messages)).toEqual([[{ integerValue: '5' }]]);
    await again.terminate();
    expect(await numberAt(at, where)).toBe(5);
  });

  it('is applied once when the client is gone without a word', async () => {
    const where = freshPath();
    const channel = await openWrites(at);
    await add(channel, where);
    await eventually(async () => (await numberAt(at, where)) === 1);
    const again = await openWrites(at);
    await add(again, where);
    await again.poll();
    await again.terminate();
    expect(await numberAt(at, where)).toBe(1);
  });

  it('is applied once over a restart, and what is new is applied', async () => {
    const where = freshPath();
    const channel = await openWrites(at);
    await channel.send([{ writes: incrementOf(projectId, where, 1) }, { writes: incrementOf(projectId, where, 10) }]);
    await eventually(async () => (await numberAt(at, where)) === 11);
    await backend.close();
    await start();
    expect((await channel.poll()).status).toBe(400);
    const again = await openWrites(at);
    await again.send([1, 10, 100].map((by) => ({ writes: incrementOf(projectId, where, by) })));
    await again.until((message) => JSON.stringify(message).includes('"111"'));
    await again.terminate();
    expect(await numberAt(at, where)).toBe(111);
  });
});

describe('FS-52 a batch that only looks like one before it is applied', () => {
  it('on the same stream', async () => {
    const where = freshPath();
    const channel = await openWrites(at);
    for (let round = 0; round < 3; round += 1) {
      await add(channel, where);
      await channel.poll();
    }
    await channel.terminate();
    expect(await numberAt(at, where)).toBe(3);
  });

  it('after a stream that ended with all its answers, and over a restart', async () => {
    const where = freshPath();
    const channel = await openWrites(at);
    await add(channel, where);
    await channel.poll();
    await channel.terminate();
    const second = await openWrites(at);
    await add(second, where);
    await second.poll();
    await backend.close();
    await start();
    expect((await second.poll()).status).toBe(400);
    const third = await openWrites(at);
    await add(third, where);
    await third.poll();
    await third.terminate();
    expect(await numberAt(at, where)).toBe(3);
  });

  it('when many clients write the same at once', async () => {
    const where = freshPath();
    await Promise.all(
      Array.from({ length: 12 }, async () => {
        const channel = await openWrites(at);
        const answer = channel.until((message) => message['writeResults'] !== undefined);
        await add(channel, where);
        await answer;
        await channel.terminate();
      }),
    );
    expect(await numberAt(at, where)).toBe(12);
  });

  it('when another person sends it', async () => {
    const where = freshPath();
    const channel = await openWrites(at);
    await add(channel, where);
    await channel.terminate();
    const owner = await openWrites({ ...at, headers: { Authorization: 'Bearer owner' } });
    await add(owner, where);
    await owner.poll();
    await owner.terminate();
    expect(await numberAt(at, where)).toBe(2);
  });

  it('when it was refused before', async () => {
    const channel = await openWrites(at);
    const writes = [{ update: { name: nameOf(projectId, `secret/${count}`), fields: {} } }];
    await channel.send([{ writes }]);
    await channel.terminate();
    const again = await openWrites(at);
    await again.send([{ writes }]);
    expect((await again.poll()).messages).toMatchObject([{ error: { status: 'PERMISSION_DENIED' } }]);
    await again.terminate();
  });
});

describe.each(['webchannel', 'long polling', 'grpc'] as const)('FS-52 the SDK over %s', (transport) => {
  it('counts equal increments between which it was offline', async () => {
    const client = connect(transport, { host: '127.0.0.1', port: backend.port, projectId });
    const { sdk, db } = client;
    const where = freshPath();
    const document = sdk.doc(db, where);
    await sdk.setDoc(document, { n: 0 });
    for (let round = 0; round < 5; round += 1) {
      await sdk.updateDoc(document, { n: sdk.increment(1) });
      await sdk.disableNetwork(db);
      await sdk.enableNetwork(db);
    }
    expect(await numberAt(at, where)).toBe(5);
    await client.close();
  });

  it('counts each increment once when answers are lost and connections break', async () => {
    const proxy = await startCuttingProxy('127.0.0.1', backend.port);
    const client = connect(transport, { host: '127.0.0.1', port: proxy.port, projectId });
    try {
      const { sdk, db } = client;
      const where = freshPath();
      const document = sdk.doc(db, where);
      await sdk.setDoc(document, { n: 0 });
      for (let round = 1; round <= 3; round += 1) {
        // Otherwise the client does not send the next write before the network breaks, for which this test waits until it was sent.
        await eventually(() => proxy.isCaughtUp);
        proxy.swallowsAnswers = true;
        const before = proxy.swallowed;
        const written = sdk.updateDoc(document, { n: sdk.increment(1) });
        // It is on disk and its answer is on its way into nowhere.
        await eventually(async () => (await numberAt(at, where)) === round && proxy.swallowed > before);
        proxy.cut();
        proxy.swallowsAnswers = false;
        await written;
        expect(await numberAt(at, where)).toBe(round);
      }
    } finally {
      await client.close();
      await proxy.close();
    }
  }, 40_000);
});
