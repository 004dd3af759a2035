import { contractVersion } from '../../apps.mjs';
import type { RunTime } from './container';
import { createRemoteLoader } from './loader';
import { forgetLoaded, loadedRemotes, watchLoaded } from './loaded-remotes';

interface Line {
  name?: string;
  entry: string;
  release?: string;
  integrity?: string;
  contractVersion?: number;
  earlier?: readonly { entry: string; release?: string; contractVersion?: number }[];
  canary?: { entry: string; release?: string; share: number; contractVersion?: number };
}

/** A page in which one registry can be changed and entries can be made to fail. */
function stage(first: Line, random = 0) {
  const world = { line: first, broken: new Set<string>(), hanging: new Set<string>(), asked: 0 };
  const mounts: string[] = [];
  let mountedEntry = '';
  const runTime: RunTime = {
    mount: (container, entry, integrity) => {
      mounts.push(`${container} ${new URL(entry).pathname}${integrity === null ? '' : ` ${integrity}`}`);
      mountedEntry = new URL(entry).pathname;
      return world.broken.has(mountedEntry) ? Promise.reject(new Error('broken')) : Promise.resolve();
    },
    app: () => {
      const entry = mountedEntry;
      return world.hanging.has(entry) ? new Promise(() => {}) : Promise.resolve({ default: () => entry });
    },
  };
  const request = () => {
    world.asked += 1;
    return Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ remotes: [{ name: 'mf-planner', contractVersion, ...world.line }] }),
    } as Response);
  };
  const outcomes: string[] = [];
  const missing: string[] = [];
  const load = createRemoteLoader({
    registryUrl: '/remotes.json',
    onOutcome: (...outcome) => outcomes.push(outcome.join(' ')),
    onMissing: (name) => missing.push(name),
    fetch: request as typeof fetch,
    runTime,
    random: () => random,
    clock: () => 7,
  });
  const shown = async () => ((await load('mf-planner')).default as () => string)();
  return { world, mounts, outcomes, missing, load, shown };
}

beforeEach(() => {
  localStorage.clear();
  forgetLoaded();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => jest.useRealTimers());

it('loads what the line names, once, and says what this tab has', async () => {
  const { mounts, shown, load } = stage({ entry: '/1/remoteEntry.js', release: '1.0.0-aa', integrity: 'sha384-AA' });
  await Promise.all([load('mf-planner'), load('mf-planner')]);
  expect(await shown()).toBe('/1/remoteEntry.js');
  expect(mounts).toEqual(['mf_planner /1/remoteEntry.js sha384-AA']);
  expect(loadedRemotes()).toEqual([
    { name: 'mf-planner', release: '1.0.0-aa', entry: 'http://localhost/1/remoteEntry.js', isCanary: false, isEarlier: false, since: 7 },
  ]);
});

it('goes on with what it has, whatever the registry says by now', async () => {
  const { world, shown } = stage({ entry: '/1/remoteEntry.js' });
  await shown();
  world.line = { entry: '/2/remoteEntry.js' };
  expect(await shown()).toBe('/1/remoteEntry.js');
});

it('loads anew what crashed, by the registry of that moment', async () => {
  const { world, load, shown, mounts } = stage({ entry: '/1/remoteEntry.js' });
  await shown();
  expect(load.crashed('mf-planner')).toBe(false);
  await shown();
  expect(mounts).toEqual(['mf_planner /1/remoteEntry.js', 'mf_planner /1/remoteEntry.js']);
  world.line = { entry: '/2/remoteEntry.js' };
  load.crashed('mf-planner');
  expect(await shown()).toBe('/2/remoteEntry.js');
});

it('tries again after every failure, and tells what kind it was', async () => {
  const { world, missing, load, shown } = stage({ entry: '/1/remoteEntry.js' });
  world.broken.add('/1/remoteEntry.js');
  await expect(load('mf-planner')).rejects.toMatchObject({ code: 'load-failed', remote: 'mf-planner' });
  await expect(load('mf-planner')).rejects.toMatchObject({ code: 'load-failed' });
  world.broken.clear();
  world.hanging.add('/1/remoteEntry.js');
  jest.useFakeTimers();
  const hangs = expect(load('mf-planner')).rejects.toMatchObject({ code: 'timeout' });
  await jest.advanceTimersByTimeAsync(41_000);
  await hangs;
  world.hanging.clear();
  // A slow file does not count as missing.
  expect(missing).toEqual(['mf-planner', 'mf-planner']);
  expect(await shown()).toBe('/1/remoteEntry.js');
});

it('without a network goes back to what this browser has loaded before, where the registry names what it never had', async () => {
  const { world, shown } = stage({ entry: '/1/remoteEntry.js', release: '1.0.0-aa' });
  await shown();
  const tab = stage({ entry: '/2/remoteEntry.js', release: '1.0.0-bb' });
  tab.world.broken.add('/2/remoteEntry.js');
  await expect(tab.shown()).rejects.toMatchObject({ code: 'load-failed' });
  const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(await tab.shown()).toBe('/1/remoteEntry.js');
  network.mockRestore();
  expect(world.asked).toBe(1);
});

it('finds a release that took the place of the first since the tab read the registry, without a word', async () => {
  const { world, load, shown } = stage({ entry: '/1/remoteEntry.js' });
  await load.registry.read();
  world.line = { entry: '/2/remoteEntry.js' };
  world.broken.add('/1/remoteEntry.js');
  expect(await shown()).toBe('/2/remoteEntry.js');
});

describe('a release that needs a newer page', () => {
  const line: Line = {
    entry: '/2/remoteEntry.js',
    release: '1.1.0-bb',
    contractVersion: contractVersion + 1,
    earlier: [{ entry: '/1/remoteEntry.js', release: '1.0.0-aa', contractVersion }],
  };

  it('gives way to the newest that this one can run, and the tab knows', async () => {
    const heard = jest.fn();
    const stop = watchLoaded(heard);
    expect(await stage(line).shown()).toBe('/1/remoteEntry.js');
    expect(loadedRemotes()).toMatchObject([{ release: '1.0.0-aa', isEarlier: true }]);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('1.0.0-aa'), expect.stringContaining('Release the shell first'));
    stop();
    await stage({ ...line, contractVersion }).shown();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('is what the reader hears of, where the one of before is gone', async () => {
    const { world, shown } = stage(line);
    world.broken.add('/1/remoteEntry.js');
    await expect(shown()).rejects.toMatchObject({ code: 'shell-older' });
    world.broken.clear();
    expect(await shown()).toBe('/1/remoteEntry.js');
  });

  it('as a canary gives way to what this page runs of the first', async () => {
    const canary = { entry: '/3/remoteEntry.js', release: '1.2.0-cc', share: 1, contractVersion: contractVersion + 1 };
    const { shown, mounts } = stage({ ...line, canary });
    expect(await shown()).toBe('/1/remoteEntry.js');
    expect(mounts).toHaveLength(1);
  });
});

describe('a canary', () => {
  const line: Line = {
    entry: '/1/remoteEntry.js',
    release: '1.0.0-aa',
    canary: { entry: '/2/remoteEntry.js', release: '1.1.0-bb', share: 0.25 },
  };

  it.each([
    [0.2, '/2/remoteEntry.js'],
    [0.25, '/1/remoteEntry.js'],
    [0.9, '/1/remoteEntry.js'],
  ])('is for those who drew below its share: %d', async (draw, expected) => expect(await stage(line, draw).shown()).toBe(expected));

  it('stays with its visitors', async () => {
    expect(await stage(line, 0.1).shown()).toBe('/2/remoteEntry.js');
    expect(await stage(line, 0.9).shown()).toBe('/2/remoteEntry.js');
    localStorage.clear();
    expect(await stage(line, 0.9).shown()).toBe('/1/remoteEntry.js');
    expect(await stage(line, 0.1).shown()).toBe('/1/remoteEntry.js');
  });

  it('that can’t be loaded gives way to the first release, at once and at the next visits', async () => {
    const { world, shown, mounts, outcomes } = stage(line, 0.1);
    world.broken.add('/2/remoteEntry.js');
    expect(await shown()).toBe('/1/remoteEntry.js');
    expect(mounts).toHaveLength(2);
    expect(outcomes).toEqual(['mf-planner 1.1.0-bb failed', 'mf-planner 1.0.0-aa loaded']);
    const next = stage(line, 0.1);
    expect(await next.shown()).toBe('/1/remoteEntry.js');
    expect(next.mounts).toHaveLength(1);
    // A new canary starts without failures.
    expect(await stage({ ...line, canary: { entry: '/3/remoteEntry.js', release: '1.2.0-cc', share: 0.25 } }).shown()).toBe(
      '/3/remoteEntry.js',
    );
  });

  it('that this page can’t have gives way to the first release', async () => {
    const { shown, mounts } = stage(
      { ...line, canary: { entry: '/2/remoteEntry.js', share: 1, contractVersion: contractVersion + 1 } },
      0.1,
    );
    expect(await shown()).toBe('/1/remoteEntry.js');
    expect(mounts).toHaveLength(1);
  });

  it('that crashes gives way, too, and says so', async () => {
    const { load, shown } = stage(line, 0.1);
    expect(await shown()).toBe('/2/remoteEntry.js');
    expect(load.crashed('mf-planner')).toBe(true);
    expect(await shown()).toBe('/1/remoteEntry.js');
    expect(load.crashed('mf-planner')).toBe(false);
    // Now both have failed once: the first is no better, so the draw decides again.
    expect(await shown()).toBe('/2/remoteEntry.js');
  });

  it('is for nobody where nothing can be kept', async () => {
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(await stage(line, 0.1).shown()).toBe('/1/remoteEntry.js');
    set.mockRestore();
  });
});
