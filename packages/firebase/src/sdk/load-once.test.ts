import { loadOnce } from './load-once';

describe('loadOnce', () => {
  it('loads once', async () => {
    let calls = 0;
    const load = loadOnce(() => Promise.resolve(++calls));
    expect(await Promise.all([load(), load()])).toEqual([1, 1]);
    expect(await load()).toBe(1);
  });

  it('tries again after a failure', async () => {
    let calls = 0;
    const load = loadOnce(() => (++calls === 1 ? Promise.reject(new Error('no network')) : Promise.resolve(calls)));
    await expect(load()).rejects.toThrow('no network');
    expect(await load()).toBe(2);
  });
});
