import { createHashQueue } from './hash-queue';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** Work that ends when the test decides, with a list of what has begun. */
function bench(options = { atOnce: 1, waiting: 4, waitingOfOne: 3 }) {
  const queue = createHashQueue(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const run = (asker: string, name: string): Promise<string> =>
    queue
      .run(asker, async () => {
        begun.push(name);
        await new Promise<void>((end) => ends.push(end));
        return name;
      })
      .catch((error: { code: string; status: number }) => `${error.status} ${error.code}`);
  const end = async () => {
    ends.shift()?.();
    await turn();
  };
  return { run, begun, end };
}

describe('A40 hashes wait their turn', () => {
  it('so many at once, and askers in turns', async () => {
    const { run, begun, end } = bench();
    const all = ['a1', 'a2', 'a3', 'b1'].map((name) => run(name.slice(0, 1), name));
    await turn();
    expect(begun).toEqual(['a1']);
    for (let count = 0; count < 4; count += 1) await end();
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('too many are refused at once, of one asker sooner, and there is room again afterwards', async () => {
    const { run, begun, end } = bench();
    const first = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', name));
    await turn();
    expect(await run('a', 'a5')).toBe('503 SERVER_BUSY');
    const other = run('b', 'b1');
    expect(await run('c', 'c1')).toBe('503 SERVER_BUSY');
    for (let count = 0; count < 5; count += 1) await end();
    expect([...(await Promise.all(first)), await other]).toEqual(['a1', 'a2', 'a3', 'a4', 'b1']);
    const later = run('a', 'a6');
    await turn();
    await end();
    expect(await later).toBe('a6');
    expect(begun).toHaveLength(6);
  });

  it('one that fails makes room as well', async () => {
    const queue = createHashQueue({ atOnce: 1, waiting: 1, waitingOfOne: 1 });
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});
