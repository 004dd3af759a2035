import { ada, openRules, createWrite, rulesText, startTestEngine, type TestEngine } from './engine.testkit';

let test: TestEngine;
afterEach(() => test.close());

const ifOwnerExists = rulesText(`
    match /free/{id} { allow read, write: if true; }
    match /guarded/{id} { allow write: if get(/databases/$(database)/documents/free/lock).data.n != 1; }`);

describe('FS-53 commits that wait together', () => {
  it('go to disk in one transaction, each on top of those before it', async () => {
    test = await startTestEngine();
    await test.commit(null, createWrite('free/a', 1));
    const before = test.transactions();
    const increments = Array.from({ length: 50 }, () =>
      test.commit(
        null,
        createWrite('free/a', 0, {
          updateMask: { fieldPaths: [] },
          updateTransforms: [{ fieldPath: 'n', increment: { integerValue: '1' } }],
        }),
      ),
    );
    const results = await Promise.all(increments);
    expect(test.transactions() - before).toBe(1);
    expect(test.number('free/a')).toBe(51);
    const times = results.map(({ time }) => time);
    expect(times).toEqual([...times].sort((one, other) => (one < other ? -1 : 1)));
    expect(new Set(times).size).toBe(50);
  });

  it('take along what those ask who were answered just now', async () => {
    test = await startTestEngine();
    await test.commit(null, createWrite('free/a', 0));
    const before = test.transactions();
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    let release = (): void => undefined;
    test.disk.hold = new Promise((resolve) => (release = resolve));
    const again = test
      .commit(null, createWrite('free/a', 1))
      .then(turn)
      .then(() => test.commit(null, createWrite('free/a', 2)));
    // The first commit is being written to disk, so the other has to wait.
    await turn().then(turn);
    const other = test.commit(null, createWrite('free/b', 1));
    release();
    await Promise.all([again, other]);
    expect([test.transactions() - before, test.number('free/a'), test.number('free/b')]).toEqual([2, 2, 1]);
  });

  it('have each the time that the rules are told', async () => {
    test = await startTestEngine(rulesText('match /{path=**} { allow write: if request.resource.data.at == request.time; }'));
    const stamped = { updateTransforms: [{ fieldPath: 'at', setToServerValue: 'REQUEST_TIME' as const }] };
    await expect(
      Promise.all(Array.from({ length: 20 }, (_, index) => test.commit(ada, createWrite(`free/${index}`, index, stamped)))),
    ).resolves.toHaveLength(20);
  });

  it('are judged by the documents as the one before leaves them, and a refusal is told when what it rests on can be read', async () => {
    test = await startTestEngine(ifOwnerExists);
    await test.commit(null, createWrite('free/lock', 2));
    let release = (): void => undefined;
    test.disk.hold = new Promise((resolve) => (release = resolve));
    const locks = test.commit(null, createWrite('free/lock', 1));
    let seen: number | null = null;
    const refused = test.commit(ada, createWrite('guarded/x', 1)).catch((error: { status: string }) => {
      seen = test.number('free/lock');
      return error.status;
    });
    expect(test.number('free/lock')).toBe(2);
    release();
    await locks;
    expect(await refused).toBe('PERMISSION_DENIED');
    expect(seen).toBe(1);
  });

  it('are applied all or not at all when the disk is full; later ones work again', async () => {
    test = await startTestEngine();
    await test.commit(null, createWrite('free/a', 1));
    const listener = test.listen(null, 'free');
    const [heard, time] = [listener.told.length, test.engine.clock.latest];
    test.disk.failure = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const attempts = [2, 3, 4].map((n) =>
      test.commit(null, createWrite('free/a', n), createWrite(`free/b${n}`, n)).catch((error: { status: string }) => error.status),
    );
    expect(await Promise.all(attempts)).toEqual(['RESOURCE_EXHAUSTED', 'RESOURCE_EXHAUSTED', 'RESOURCE_EXHAUSTED']);
    expect([test.number('free/a'), test.number('free/b2')]).toEqual([1, null]);
    expect([listener.told.length, test.engine.clock.latest]).toEqual([heard, time]);
    test.disk.failure = null;
    await test.commit(null, createWrite('free/a', 5));
    expect(test.number('free/a')).toBe(5);
    expect(listener.told.slice(heard)).toEqual(['changed free/a', 'snapshot']);
    listener.close();
  });

  it('of one client are not applied behind one that was refused', async () => {
    test = await startTestEngine(ifOwnerExists);
    const chain = { hasFailed: false };
    const database = { projectId: 'p', databaseId: '(default)' };
    const inOrder = [createWrite('free/a', 1), createWrite('nowhere/x', 2), createWrite('free/a', 3)].map((write) =>
      test.engine.commit(database, null, [write], { chain }).then(
        () => 'done',
        (error: { status: string }) => error.status,
      ),
    );
    expect(await Promise.all(inOrder)).toEqual(['done', 'PERMISSION_DENIED', 'ABORTED']);
    expect(test.number('free/a')).toBe(1);
  });

  it('to two databases do not see each other, though their documents have the same names', async () => {
    test = await startTestEngine();
    const [one, other] = ['(default)', 'second'].map((databaseId) => ({ projectId: 'p', databaseId }));
    const name = (databaseId: string) => `projects/p/databases/${databaseId}/documents/free/a`;
    const create = (databaseId: string) => ({ update: { name: name(databaseId), fields: {} }, currentDocument: { exists: false } });
    const guarded: string[][] = [];
    await Promise.all([
      test.engine.commit(one!, null, [create('(default)')]),
      test.engine.commit(other!, null, [create('second')], { guard: (unsaved) => void guarded.push([...unsaved]) }),
      test.engine.commit(other!, null, [{ delete: name('second') }], { guard: (unsaved) => void guarded.push([...unsaved]) }),
    ]);
    expect(guarded).toEqual([[], ['free/a']]);
    expect([one!, other!].map((database) => test.engine.table(database).get('free/a') !== undefined)).toEqual([true, false]);
  });

  it('keep the order between an answer and what listeners are told: those first', async () => {
    test = await startTestEngine();
    const listener = test.listen(null, 'free');
    const order: string[] = [];
    const told = (): number => listener.told.filter((message) => message.startsWith('changed')).length;
    await Promise.all(
      [1, 2, 3].map((n) => test.commit(null, createWrite('free/a', n)).then(() => order.push(`answer ${n} after ${Math.min(told(), n)}`))),
    );
    expect(order).toEqual(['answer 1 after 1', 'answer 2 after 2', 'answer 3 after 3']);
    listener.close();
  });
});

describe('FS-78 documents that commits change', () => {
  const text = (path: string) => ({
    update: { name: createWrite(path, 0).update?.name ?? '', fields: { t: { stringValue: 'x'.repeat(2000) } } },
  });
  const names = (from: number, to: number): string[] => Array.from({ length: to - from }, (_, index) => `free/d${from + index}`);
  const remove = (path: string) => ({ delete: createWrite(path, 0).update?.name ?? '' });
  const there = (): number => names(0, 40).filter((path) => test.engine.table(database).get(path) !== undefined).length;
  const database = { projectId: 'p', databaseId: '(default)' };

  it('are no more than memory has room for, all at once', async () => {
    test = await startTestEngine(openRules, { memory: 40_000 });
    await test.commit(ada, ...names(0, 40).map(text));
    await expect(test.commit(ada, ...names(0, 40).map(remove))).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
      message: expect.stringContaining('commit fewer of them') as string,
    });
    expect(there()).toBe(40);
    const read = (from: number, to: number) =>
      test.engine.getDocuments(
        database,
        ada,
        names(from, to).map((path) => createWrite(path, 0).update?.name ?? ''),
      );
    expect(() => read(0, 40)).toThrow('ask for fewer');
    expect(read(0, 3).map(({ document }) => document?.path)).toEqual(names(0, 3));
  });

  it('are as many in commits that wait together: some of them go to disk with the next group', async () => {
    test = await startTestEngine(openRules, { memory: 40_000 });
    await test.commit(ada, ...names(0, 40).map(text));
    const before = test.transactions();
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        test.commit(ada, ...names(4 * index, 4 * index + 4).map(remove)).then(() => void order.push(index)),
      ),
    );
    expect([there(), order]).toEqual([0, Array.from({ length: 10 }, (_, index) => index)]);
    expect(test.transactions() - before).toBeGreaterThan(2);
  });
});
