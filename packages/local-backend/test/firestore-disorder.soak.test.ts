import { createRandom, type Random } from './random.testkit';
import { addTarget, makeIncrement, getDocumentName, numberAt, openWrites, RawChannel, type Message } from './raw-channel.testkit';
import { projectId } from './firestore-server.testkit';
import { PersistentBackend } from './persistent-backend.testkit';

/** Browsers on HTTP/2 send up to ten requests of a session at once, which arrive in any order, some twice. */
let backend: PersistentBackend;
beforeAll(async () => {
  backend = await PersistentBackend.start();
});
afterAll(() => backend.close());

/** Posts messages in requests of one to three, out of order, many at once, some twice; answers with what each request was answered. */
async function scatter(random: Random, channel: RawChannel, messages: readonly Message[]): Promise<number[]> {
  const requests: { first: number; messages: Message[] }[] = [];
  for (let at = 0; at < messages.length;) {
    const size = 1 + random.below(3);
    requests.push({ first: at + 1, messages: messages.slice(at, at + size) });
    at += size;
  }
  const repeated = requests.filter(() => random.below(3) === 0);
  const all = [...requests, ...repeated].sort(() => random.next() - 0.5);
  const pause = (): Promise<void> => new Promise((resolve) => (random.below(2) === 0 ? resolve() : setTimeout(resolve, random.below(4))));
  return Promise.all(
    all.map(async ({ first, messages: some }) => {
      await pause();
      return channel.post(first, some);
    }),
  );
}

const answersOf = (messages: readonly Message[]): unknown[] =>
  messages.flatMap(
    (message) =>
      (message['writeResults'] as { transformResults?: unknown[] }[] | undefined)?.flatMap(
        ({ transformResults = [] }) => transformResults,
      ) ?? [],
  );

describe('FS-59 requests of one session in any order', () => {
  it('each write is applied once, in order, and answered', async () => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const random = createRandom(seed);
      const where = backend.freshPath();
      const channel = await openWrites(backend.at);
      // Each adds ten times what the one before did, so that the sums tell the order.
      const count = 2 + random.below(11);
      const messages = Array.from({ length: count }, (_, index) => ({ writes: makeIncrement(projectId, where, 10 ** index) }));
      const sums = messages.map((_, index) => ({ integerValue: '1'.repeat(index + 1) }));
      const heard: unknown[] = [];
      const [statuses] = await Promise.all([
        scatter(random, channel, messages),
        (async () => {
          while (heard.length < count) heard.push(...answersOf((await channel.poll()).messages));
        })(),
      ]);
      await channel.terminate();
      expect({ seed, heard, failed: statuses.filter((status) => status !== 200) }).toEqual({ seed, heard: sums, failed: [] });
      expect(await numberAt(backend.at, where)).toBe(Number('1'.repeat(count)));
    }
  }, 120_000);

  it('each target is told its document', async () => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const target = (targetId: number): Message =>
        addTarget(projectId, targetId, { documents: { documents: [getDocumentName(projectId, `none/n${targetId}`)] } });
      const channel = await RawChannel.open('Listen', backend.at, target(2));
      const ids = Array.from({ length: 12 }, (_, index) => 4 + 2 * index);
      const open = new Set([2, ...ids]);
      const [statuses] = await Promise.all([
        scatter(createRandom(seed), channel, ids.map(target)),
        (async () => {
          while (open.size > 0) {
            for (const { targetChange } of (await channel.poll()).messages as {
              targetChange?: { targetChangeType?: string; targetIds?: number[] };
            }[]) {
              if (targetChange?.targetChangeType === 'CURRENT') targetChange.targetIds?.forEach((id) => open.delete(id));
            }
          }
        })(),
      ]);
      await channel.terminate();
      expect(statuses.filter((status) => status !== 200)).toEqual([]);
    }
  }, 120_000);

  it('what arrives after the end of its session is not applied, and a second farewell is none the worse', async () => {
    const where = backend.freshPath();
    const channel = await openWrites(backend.at);
    expect(await channel.post(2, [{ writes: makeIncrement(projectId, where) }])).toBe(200);
    await channel.terminate();
    expect(await channel.post(1, [{ writes: makeIncrement(projectId, where) }])).toBe(400);
    await channel.terminate();
    expect(await numberAt(backend.at, where)).toBe(0);
  });

  it('a request that is far ahead ends the session, and nothing of it is applied', async () => {
    const where = backend.freshPath();
    const channel = await openWrites(backend.at);
    await channel.post(50_000, [{ writes: makeIncrement(projectId, where) }]);
    expect((await channel.poll()).status).toBe(400);
    expect(await numberAt(backend.at, where)).toBe(0);
  });
});

describe('FS-59 a handshake', () => {
  const database = `projects/${projectId}/databases/(default)`;
  const shake = async (zx: string): Promise<string> => {
    const body = new URLSearchParams({ count: '1', ofs: '0', req0___data__: JSON.stringify({ database }) });
    const address = `${backend.at.origin}/google.firestore.v1.Firestore/Write/channel?VER=8&database=${encodeURIComponent(database)}&RID=7&CVER=22&zx=${zx}&t=1`;
    return (await fetch(address, { method: 'POST', body })).text();
  };

  it('that the network repeats opens one session', async () => {
    const [one, two] = await Promise.all([shake('abc'), shake('abc')]);
    expect(two).toBe(one);
    expect(await shake('abc')).toBe(one);
    expect(await shake('abd')).not.toBe(one);
  });
});

describe('FS-59 a back channel', () => {
  it('that arrives after a later one has confirmed more does not take its place', async () => {
    const where = backend.freshPath();
    const channel = await openWrites(backend.at);
    await channel.send([{ writes: makeIncrement(projectId, where) }]);
    const early = channel.acknowledged;
    await channel.poll();
    const waiting = channel.poll();
    const late = channel.acknowledged;
    channel.acknowledged = early;
    const overtaken = await fetch(channel.address({ RID: 'rpc', CI: '1', TYPE: 'xmlhttp', AID: String(early) }));
    expect(await overtaken.text()).toBe('');
    channel.acknowledged = late;
    await channel.send([{ writes: makeIncrement(projectId, where) }]);
    expect(answersOf((await waiting).messages)).toEqual([{ integerValue: '2' }]);
    await channel.terminate();
  });

  // The SDK opens two Write streams when it goes offline and online within one turn, and shakes hands for both of them on the second one.
  it('a second greeting on a Write stream is answered nothing, so that the next answer is that of the first batch', async () => {
    const where = backend.freshPath();
    const channel = await openWrites(backend.at);
    const greeting = { database: `projects/${projectId}/databases/(default)` };
    await channel.send([greeting, { writes: makeIncrement(projectId, where) }, greeting, { writes: makeIncrement(projectId, where) }]);
    const heard = await channel.until((message) => JSON.stringify(message).includes('"2"'));
    expect(heard.map((message) => answersOf([message]))).toEqual([[{ integerValue: '1' }], [{ integerValue: '2' }]]);
    await channel.terminate();
  });
});
