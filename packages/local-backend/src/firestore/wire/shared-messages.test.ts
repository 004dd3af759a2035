import { everybody, put, startTestEngine, type TestEngine } from '../engine/engine.testkit';
import { openListenStream } from './listen-stream';
import { onceFor, SharedMessages } from './shared-messages';

const database = { projectId: 'p', databaseId: '(default)' };
const root = 'projects/p/databases/(default)/documents';

describe('FS-67 what many listeners are told is put into words once', () => {
  let test: TestEngine;
  beforeEach(async () => {
    test = await startTestEngine(everybody);
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
      // The last one has another number for its target, which stands in the message.
      stream.receive({
        addTarget: { targetId: index === 19 ? 4 : 2, query: { parent: root, structuredQuery: { from: [{ collectionId: 'games' }] } } },
      });
      messages.length = 0;
      return messages;
    });
    await test.commit(null, put('games/g', 1));
    await test.commit(null, put('games/g', 2));
    const [first] = told;
    expect(first).toHaveLength(4);
    expect(new Set(told.flatMap((messages) => messages.filter((message) => 'documentChange' in message))).size).toBe(4);
    expect(new Set(told.flatMap((messages) => messages.filter((message) => !('documentChange' in message)))).size).toBe(2);
    expect(JSON.stringify(first)).toMatch(/"integerValue":"1".*"integerValue":"2"/);
  });

  it('is forgotten when the turn is over', async () => {
    const shared = new SharedMessages();
    const subject = {};
    const message = shared.of(subject, 'a', () => ({}));
    expect(shared.of(subject, 'a', () => ({}))).toBe(message);
    expect(shared.of(subject, 'b', () => ({}))).not.toBe(message);
    await new Promise((resolve) => setImmediate(resolve));
    expect(shared.of(subject, 'a', () => ({}))).not.toBe(message);
  });

  it('is encoded once', () => {
    let made = 0;
    const encode = onceFor((of: object) => `${JSON.stringify(of)} ${(made += 1)}`);
    const message = { a: 1 };
    expect([encode(message), encode(message), encode({ a: 1 })]).toEqual(['{"a":1} 1', '{"a":1} 1', '{"a":1} 2']);
  });
});
