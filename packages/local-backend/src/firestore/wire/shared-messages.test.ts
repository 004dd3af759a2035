import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { openRules, createWrite, startTestEngine, type TestEngine } from '../engine/engine.testkit';
import { openListenStream } from './listen-stream';
import { memoizeByObject, SharedMessages } from './shared-messages';

/** WeakRefs are released at the end of a turn, and then unreferenced objects are collected. */
const collectGarbage = async (): Promise<void> => {
  setFlagsFromString('--expose-gc');
  await new Promise((resolve) => setImmediate(resolve));
  (runInNewContext('gc') as () => void)();
};

const database = { projectId: 'p', databaseId: '(default)' };
const root = 'projects/p/databases/(default)/documents';

describe('FS-67 what many listeners are told is put into words once', () => {
  let test: TestEngine;
  beforeEach(async () => {
    test = await startTestEngine(openRules);
  });
  afterEach(() => test.close());

  it('is the same message for all listeners, whoever they are, and another one for the next commit', async () => {
    const told = Array.from({ length: 20 }, (_, index) => {
      const messages: object[] = [];
      const stream = openListenStream(
        test.engine,
        database,
        { uid: `u${index}`, token: {} },
        { send: (message) => messages.push(message), isFull: () => false, fail: () => undefined },
      );
      // The last one has another number for its target, which is in the message.
      stream.receive({
        addTarget: { targetId: index === 19 ? 4 : 2, query: { parent: root, structuredQuery: { from: [{ collectionId: 'games' }] } } },
      });
      messages.length = 0;
      return messages;
    });
    await test.commit(null, createWrite('games/g', 1));
    await test.commit(null, createWrite('games/g', 2));
    const [first] = told;
    expect(first).toHaveLength(4);
    expect(new Set(told.flatMap((messages) => messages.filter((message) => 'documentChange' in message))).size).toBe(4);
    expect(new Set(told.flatMap((messages) => messages.filter((message) => !('documentChange' in message)))).size).toBe(2);
    expect(JSON.stringify(first)).toMatch(/"integerValue":"1".*"integerValue":"2"/);
  });

  it('is shared while it waits for one of its readers, and forgotten then', async () => {
    const shared = new SharedMessages();
    const subject = {};
    const waiting: object[] = [];
    const tell = (key = 'a') => void waiting.push(shared.of(subject, key, () => ({ made: waiting.length })));
    tell();
    tell();
    tell('b');
    await collectGarbage();
    tell();
    expect(waiting).toEqual([{ made: 0 }, { made: 0 }, { made: 2 }, { made: 0 }]);
    waiting.splice(0);
    await collectGarbage();
    waiting.push({});
    tell();
    expect(waiting[1]).toEqual({ made: 1 });
  });

  it('is remembered in a few forms only, whatever numbers clients choose for their targets', () => {
    const shared = new SharedMessages();
    const subject = {};
    const first = shared.of(subject, 'target 0', () => ({}));
    const last = Array.from({ length: 1000 }, (_, index) => shared.of(subject, `target ${index}`, () => ({}))).at(-1);
    expect(shared.of(subject, 'target 0', () => ({}))).not.toBe(first);
    expect(shared.of(subject, 'target 999', () => ({}))).toBe(last);
  });

  it('waits once for any number of readers that came at different times and are behind', async () => {
    for (let index = 0; index < 5; index += 1) await test.commit(null, createWrite(`games/g${index}`, index));
    const waiting: object[] = [];
    for (let reader = 0; reader < 50; reader += 1) {
      const stream = openListenStream(test.engine, database, null, {
        send: (message) => waiting.push(message),
        isFull: () => false,
        fail: () => undefined,
      });
      stream.receive({ addTarget: { targetId: 2, query: { parent: root, structuredQuery: { from: [{ collectionId: 'games' }] } } } });
      await new Promise((resolve) => setImmediate(resolve));
    }
    const told = waiting.filter((message) => 'documentChange' in message);
    expect([told.length, new Set(told).size]).toEqual([250, 5]);
  });

  it('is encoded once', () => {
    let made = 0;
    const encode = memoizeByObject((of: object) => `${JSON.stringify(of)} ${(made += 1)}`);
    const message = { a: 1 };
    expect([encode(message), encode(message), encode({ a: 1 })]).toEqual(['{"a":1} 1', '{"a":1} 1', '{"a":1} 2']);
  });
});
