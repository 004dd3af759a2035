// @ts-check
// Tests the state of a site after a command that is killed, runs out of disk space, runs during a build, or finds a file that was edited by hand.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { findDamage } from './checks.mjs';
import { copyWhole, listFilesBelow } from '../lib/files.mjs';
import { release, rollback, withdrawCanary } from './release.mjs';
import { build, clear, place, prepare, getRegistryLine, remotes, getContext } from './release.testkit.mjs';
import { readRegistry } from '../site/site-folder.mjs';

const day = 24 * 60 * 60 * 1000;
/** @param {string} name */
const releases = (name) => readdirSync(onSite(name, 'releases', name)).sort();
/** @param {...string} names */
const onSite = (...names) => path.join(place.folder, 'site', ...names);
/** @param {...string} names */
const readText = (...names) => readFileSync(onSite(...names), 'utf8');

beforeEach(prepare);
afterEach(clear);

/**
 * Releases an app in a process that is killed at its nth rename: every change of a site ends with a rename.
 * @param {string} name
 * @param {number} nth
 * @returns {boolean} whether the process reached that rename
 */
function cutOff(name, nth) {
  const module = pathToFileURL(path.join(import.meta.dirname, 'release.mjs')).href;
  const script = `import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
const { renameSync } = fs;
let count = 0;
fs.renameSync = (...given) => ((count += 1) === ${nth} ? process.kill(process.pid, 'SIGKILL') : renameSync(...given));
syncBuiltinESMExports();
const { release } = await import(${JSON.stringify(module)});
const folder = ${JSON.stringify(place.folder)};
await release(${JSON.stringify(name)}, { site: folder + '/site', remotes: ${JSON.stringify(remotes)}, built: (name) => folder + '/' + name + '/dist' });`;
  const { signal } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'inherit', 'inherit'] });
  return signal === 'SIGKILL';
}

/** Expects that every file of an app that a server serves belongs to this release. @param {string} name @param {string} folder */
function expectLive(name, folder) {
  const registry = JSON.parse(readText('shell/remotes.json'));
  if (name === 'shell') {
    expect(registry.shell).toEqual({ release: folder });
    for (const [, src] of readText('shell/index.html').matchAll(/src="([^"]+)"/g)) expect(src).toContain(`/releases/shell/${folder}/`);
  } else {
    expect(getRegistryLine(name)).toMatchObject({ release: folder });
    expect(readText(name, 'remoteEntry.js')).toBe(readText(name, 'releases', name, folder, 'remoteEntry.js'));
    expect(readText(name, 'embed/v1/planner.js')).toBe(readText(name, 'releases', name, folder, 'embed/v1/planner.js'));
  }
  expect(findDamage(onSite(name, 'releases', name, folder))).toEqual([]);
}

it.each(['shell', 'mf-planner'])(
  'a release of %s that is killed at any moment can be repeated, or rolled back by its name',
  async (name) => {
    const { folder: first } = await release(name, getContext());
    let moments = 0;
    for (let nth = 1; ; nth += 1) {
      const next = build(name, `${name} ${nth}`);
      if (!cutOff(name, nth)) break;
      moments += 1;
      // No served file names a missing one.
      for (const folder of releases(name).filter((entry) => !entry.startsWith('.')))
        expect(findDamage(onSite(name, 'releases', name, folder))).toEqual([]);
      await rollback(name, { ...getContext(), to: first });
      expectLive(name, first);
      await release(name, getContext());
      expectLive(name, next);
      // The next release removes the files of the killed one.
      expect(releases(name).filter((entry) => entry.startsWith('.'))).toEqual([]);
      await rollback(name, getContext());
      expectLive(name, first);
    }
    // The renames of the lock, the folder, the live state, the files in place, and the registry.
    expect(moments).toBeGreaterThan(4);
  },
);

it('a release that can’t be written completely changes nothing', async () => {
  const { folder: first } = await release('mf-planner', getContext());
  const all = () =>
    listFilesBelow(onSite())
      .filter((file) => !file.startsWith('mf-planner/releases/'))
      .map((file) => [file, readText(file)]);
  const next = build('mf-planner', 'next');
  writeFileSync(path.join(place.folder, 'mf-planner/dist/embed/v1/more'), 'x');
  mkdirSync(onSite('mf-planner/embed/v1/more'));
  await expect(release('mf-planner', getContext())).rejects.toThrow();
  rmSync(onSite('mf-planner/embed/v1/more'), { recursive: true });
  rmSync(onSite('mf-planner/embed'), { recursive: true });
  writeFileSync(onSite('mf-planner/embed'), 'no folder: nothing can be put into it');
  const before = all();
  await expect(release('mf-planner', getContext())).rejects.toThrow();
  expect(all()).toEqual(before);
  rmSync(onSite('mf-planner/embed'));
  await release('mf-planner', getContext());
  expectLive('mf-planner', next);
  await rollback('mf-planner', getContext());
  expectLive('mf-planner', first);
});

it('a build that changes while it is copied is not released', () => {
  const from = path.join(place.folder, 'mf-planner/dist');
  const to = path.join(place.folder, 'copy');
  const check = (/** @type {string} */ copy) => {
    writeFileSync(path.join(copy, 'remoteEntry.js'), 'of another build');
    const against = findDamage(copy);
    if (against.length > 0) throw new Error(against.join());
  };
  expect(() => copyWhole(from, to, listFilesBelow(from), check)).toThrow('remoteEntry.js is not what was built');
  expect(existsSync(to)).toBe(false);
});

it('rolling back an app that was never released fails with a message', async () => {
  await expect(rollback('mf-planner', getContext())).rejects.toThrow('no release yet');
  await expect(withdrawCanary('mf-planner', getContext())).rejects.toThrow('no canary');
});

it('a file that was damaged by hand is reported, no release overwrites it, and the last good registry is served in the meantime', async () => {
  const { folder } = await release('mf-planner', getContext());
  const good = readText('releases.json');
  const address = (/** @type {string} */ name, /** @type {string} */ pathname) => `http://${name}.example${pathname}`;
  const whole = readRegistry(onSite(), remotes, address);
  const said = jest.spyOn(console, 'error').mockReturnValue();
  for (const typo of [
    good.replace('{', ''),
    good.replace('"history"', '"histroy"'),
    good.replace('"entry"', '"entri"'),
    good.replace(/"at": "/, '$&x'),
    '[1]',
  ]) {
    writeFileSync(onSite('releases.json'), typo);
    await expect(release('mf-planner', getContext())).rejects.toThrow(/releases\.json/);
    await expect(rollback('mf-planner', getContext())).rejects.toThrow(/releases\.json/);
    expect(readRegistry(onSite(), remotes, address)).toEqual(whole);
    expect(readText('releases.json')).toBe(typo);
  }
  readRegistry(onSite(), remotes, address);
  // Each problem is reported once, however many pages request the registry.
  expect(said).toHaveBeenCalledTimes(3);
  said.mockRestore();
  writeFileSync(onSite('releases.json'), good);
  await release('mf-planner', getContext());
  expectLive('mf-planner', folder);
});

describe('folders are kept for open tabs', () => {
  it('a canary’s folder for 30 days after it was withdrawn, however long it ran', async () => {
    await release('mf-tournament', getContext());
    for (const [content, end] of /** @type {const} */ ([
      ['withdrawn', () => withdrawCanary('mf-tournament', getContext())],
      ['passed over', () => release('mf-tournament', getContext())],
    ])) {
      const canary = build('mf-tournament', content);
      await release('mf-tournament', { ...getContext(), share: 0.1 });
      const made = new Date(place.now);
      utimesSync(onSite('mf-tournament/releases/mf-tournament', canary), made, made);
      place.now += 40 * day;
      build('mf-tournament', `${content} 2`);
      await end();
      place.now += 20 * day;
      build('mf-tournament', `${content} 3`);
      await release('mf-tournament', getContext());
      expect(releases('mf-tournament')).toContain(canary);
      place.now += 20 * day;
      await release('mf-tournament', getContext());
      expect(releases('mf-tournament')).not.toContain(canary);
    }
  });

  it('a release’s folder, although the clock was set back before the release ended', async () => {
    const first = build('mf-tournament', 'one');
    await release('mf-tournament', getContext());
    const now = place.now;
    const old = new Date(now - 60 * day);
    utimesSync(onSite('mf-tournament/releases/mf-tournament', first), old, old);
    build('mf-tournament', 'two');
    place.now = 0;
    await release('mf-tournament', getContext());
    place.now = now + day;
    build('mf-tournament', 'three');
    await release('mf-tournament', getContext());
    expect(releases('mf-tournament')).toContain(first);
    place.now += 31 * day;
    build('mf-tournament', 'four');
    await release('mf-tournament', getContext());
    expect(releases('mf-tournament')).not.toContain(first);
  });
});
