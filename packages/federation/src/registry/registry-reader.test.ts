import { registryReader } from './registry-reader';

const url = 'https://courts.example/remotes.json';
const line = (name: string, entry = `/${name}/remoteEntry.js`) => ({ name, entry });
const answer = (body: string, status = 200): Promise<Response> =>
  Promise.resolve({ ok: status === 200, status, json: () => Promise.resolve().then(() => JSON.parse(body) as unknown) } as Response);
const sound = (...lines: unknown[]) => answer(JSON.stringify({ remotes: lines }));
const day = 24 * 60 * 60 * 1000;

const request = jest.fn<Promise<Response>, [string, RequestInit]>();
const fetched = request as unknown as typeof fetch;
let now = 1000 * day;
const reader = () => registryReader(url, fetched, () => now);
const names = async (reading = reader().read()) => (await reading).remotes.map(({ name, entry }) => `${name} ${entry ?? ''}`);

beforeEach(() => {
  localStorage.clear();
  request.mockReset();
  now = 1000 * day;
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

const broken: ReadonlyArray<readonly [string, () => Promise<Response>]> = [
  ['no answer', () => Promise.reject(new DOMException('The user aborted a request.', 'AbortError'))],
  ['500', () => answer('', 500)],
  ['a page', () => answer('<!doctype html>')],
  ['half of it', () => answer('{"remotes":[{"na')],
  ['another document', () => answer('{"remotes":7}')],
];

describe('a registry that can’t be read', () => {
  it.each(broken)('%s: the last copy serves, and the next to ask tries again', async (_what, fails) => {
    request.mockReturnValueOnce(sound(line('mf-planner')));
    await names();
    const later = reader();
    request.mockReturnValueOnce(fails());
    expect(await names(later.read())).toEqual(['mf-planner /mf-planner/remoteEntry.js']);
    request.mockReturnValueOnce(sound(line('mf-planner', '/new/remoteEntry.js')));
    expect(await names(later.read())).toEqual(['mf-planner /new/remoteEntry.js']);
  });

  it.each(broken)('%s, and no copy: that is said, and the next to ask tries again', async (_what, fails) => {
    const first = reader();
    request.mockReturnValueOnce(fails());
    await expect(first.read()).rejects.toThrow();
    request.mockReturnValueOnce(sound(line('mf-planner')));
    expect(await names(first.read())).toHaveLength(1);
  });

  it('is waited for 8 s, and 3 s where there is a copy; what hangs is ended', async () => {
    jest.useFakeTimers();
    const signals: AbortSignal[] = [];
    const hangs = (_url: string, { signal }: RequestInit) => (signals.push(signal as AbortSignal), new Promise<Response>(() => {}));
    request.mockImplementationOnce(hangs);
    const without = reader().read();
    const seen = jest.fn();
    without.catch(seen);
    await jest.advanceTimersByTimeAsync(7999);
    expect(seen).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(seen).toHaveBeenCalledTimes(1);

    request.mockReturnValueOnce(sound(line('mf-planner')));
    await reader().read();
    request.mockImplementationOnce(hangs);
    const withCopy = names();
    await jest.advanceTimersByTimeAsync(3000);
    expect(await withCopy).toHaveLength(1);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('has no copy of another address, of another edition, or older than releases are kept', async () => {
    const fails = () => request.mockReturnValueOnce(answer('', 500));
    request.mockReturnValueOnce(sound(line('mf-planner')));
    await reader().read();
    fails();
    await expect(registryReader('https://other.example/remotes.json', fetched, () => now).read()).rejects.toThrow();
    now += 31 * day;
    fails();
    await expect(reader().read()).rejects.toThrow();
    localStorage.setItem('courtside.registry', JSON.stringify({ edition: 0, url, at: now, document: { remotes: [] } }));
    fails();
    await expect(reader().read()).rejects.toThrow();
    localStorage.setItem('courtside.registry', '{');
    fails();
    await expect(reader().read()).rejects.toThrow();
  });

  it('is not kept when it is too large, nor where storage is forbidden', async () => {
    request.mockReturnValueOnce(sound(line('mf-planner', `/${'x'.repeat(60_000)}`)));
    await reader().read();
    expect(localStorage).toHaveLength(0);
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    request.mockReturnValueOnce(sound(line('mf-planner')));
    expect(await names()).toHaveLength(1);
    set.mockRestore();
  });
});

it('is asked for once more by itself when the connection broke, and not a third time', async () => {
  const breaks = () => request.mockReturnValueOnce(Promise.reject(new TypeError('Failed to fetch')));
  breaks();
  request.mockReturnValueOnce(sound(line('mf-planner')));
  expect(await names()).toEqual(['mf-planner /mf-planner/remoteEntry.js']);
  localStorage.clear();
  request.mockClear();
  breaks();
  breaks();
  await expect(reader().read()).rejects.toThrow('Failed to fetch');
  expect(request).toHaveBeenCalledTimes(2);
});

it('a malformed line is taken from the copy; the copy stays whole', async () => {
  request.mockReturnValueOnce(sound(line('mf-planner'), line('mf-tournament')));
  await reader().read();
  const withHole = () => request.mockReturnValueOnce(sound({ name: 'mf-planner', entry: 7 }, line('mf-tournament', '/new/remoteEntry.js')));
  withHole();
  expect(await names()).toEqual(['mf-tournament /new/remoteEntry.js', 'mf-planner /mf-planner/remoteEntry.js']);
  withHole();
  expect(await names()).toHaveLength(2);
  // A removed line stays removed.
  request.mockReturnValueOnce(sound(line('mf-tournament')));
  expect(await names()).toEqual(['mf-tournament /mf-tournament/remoteEntry.js']);
});

it('a tab reads the registry once; what it says by now is asked apart', async () => {
  const one = reader();
  request.mockReturnValueOnce(sound(line('mf-planner')));
  await one.read();
  await one.read();
  expect(request).toHaveBeenCalledTimes(1);
  request.mockReturnValueOnce(sound(line('mf-planner', '/new/remoteEntry.js')));
  expect(await names(one.latest())).toEqual(['mf-planner /new/remoteEntry.js']);
  expect(await names(one.read())).toEqual(['mf-planner /mf-planner/remoteEntry.js']);
});
