// @ts-check
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newestThatRuns } from '../../packages/federation/src/builds/compatibility.mjs';
import { listReplaced } from './lines.mjs';
import { release, rollback, withdrawCanary } from './release.mjs';
import { build, clear, place, prepare, getRegistryLine, remotes, getContext } from './release.testkit.mjs';
import { readState, readRegistry } from '../site/site-folder.mjs';

const name = 'mf-tournament';
const day = 24 * 60 * 60 * 1000;
beforeEach(prepare);
afterEach(clear);

/** @param {string} content @param {readonly string[]} needs */
async function releaseContent(content, needs, share = /** @type {number | undefined} */ (undefined)) {
  const label = build(name, content, 2, needs);
  await release(name, { ...getContext(), ...(share === undefined ? {} : { share }) });
  return label;
}
/** @typedef {{ release: string, entry: string }} Earlier */
const earlier = () => (getRegistryLine(name).earlier ?? []).map((/** @type {Earlier} */ line) => line.release);

it.each([
  ['nothing', '', ''],
  ['the first release', 'a', ''],
  ['three after each other', 'abc', 'ba'],
  ['one that was taken back', 'aba', ''],
  ['one that was taken back and came again', 'abab', 'a'],
  ['several that were taken back together', 'abcdb', 'a'],
  ['what came after', 'abcbd', 'ba'],
  ['one that was passed by on the way back and forth', 'abcac', 'a'],
  ['all of them, for what was built last', 'ab-', ''],
  ['what was built last before the next', 'ab-c', ''],
])('the releases that the live one replaced: %s', (_what, folders, expected) => {
  const history = [...folders].map((folder) => ({ folder: folder === '-' ? 'build' : folder, at: '' }));
  expect(listReplaced(history).join('')).toBe(expected);
});

describe('a line of the registry names earlier releases', () => {
  it('for pages that can’t run the live one, with only the fields that they need', async () => {
    const first = await releaseContent('one', ['signIn']);
    await releaseContent('two', ['signIn', 'signOut']);
    expect(getRegistryLine(name).earlier).toEqual([
      {
        release: first,
        entry: `/releases/${name}/${first}/remoteEntry.js`,
        integrity: expect.stringMatching('sha384'),
        contractVersion: 2,
        shared: { '@courtside/firebase': { contract: 1, needs: ['signIn'] } },
      },
    ]);
    const served = readRegistry(getContext().site, remotes, (app, pathname) => `http://${app}.example${pathname}`);
    expect(served.remotes[0]?.earlier).toMatchObject([{ entry: `http://${name}.example/releases/${name}/${first}/remoteEntry.js` }]);
  });

  it('but none that runs only in pages that can run a newer one: usually there is none to name', async () => {
    const first = await releaseContent('one', ['signIn']);
    for (const content of ['two', 'three', 'four']) await releaseContent(content, ['signIn']);
    expect(getRegistryLine(name)).not.toHaveProperty('earlier');
    await releaseContent('five', ['signUp']);
    const [newest] = earlier();
    expect(earlier()).toHaveLength(1);
    expect(newest).not.toBe(first);
  });

  it('up to a maximum number', async () => {
    const labels = [];
    for (let count = 1; count < 10; count += 1)
      labels.push(
        await releaseContent(
          String(count),
          Array.from({ length: count }, (_, index) => `export${index}`),
        ),
      );
    expect(earlier()).toEqual(labels.slice(3, -1).reverse());
  });

  it('but none that was rolled back or was a canary, until it is released again', async () => {
    const first = await releaseContent('one', ['a']);
    const second = await releaseContent('two', ['a', 'b']);
    await rollback(name, getContext());
    expect(earlier()).toEqual([]);
    await releaseContent('three', ['a', 'b', 'c'], 0.5);
    await withdrawCanary(name, getContext());
    await releaseContent('four', ['a', 'b', 'c', 'd']);
    expect(earlier()).toEqual([first]);
    await releaseContent('two', ['a', 'b']);
    await releaseContent('five', ['e']);
    expect(earlier()).toEqual([second, first]);
  });

  it('but none whose folder was removed, after 30 days or by hand', async () => {
    const first = await releaseContent('one', ['a']);
    const second = await releaseContent('two', ['a', 'b']);
    const third = await releaseContent('three', ['a', 'b', 'c']);
    expect(earlier()).toEqual([second, first]);
    rmSync(path.join(place.folder, 'site', name, 'releases', name, second), { recursive: true });
    await release('mf-planner', getContext());
    expect(earlier()).toEqual([first]);
    place.now += 31 * day;
    await releaseContent('four', ['a', 'b', 'c', 'd']);
    expect(earlier()).toEqual([third]);
  });

  it('after the next command on an older site whose file has no earlier releases', async () => {
    const first = await releaseContent('one', ['a']);
    await releaseContent('two', ['a', 'b']);
    const file = path.join(getContext().site, 'releases.json');
    const state = readState(getContext().site);
    delete state[name]?.earlier;
    writeFileSync(file, JSON.stringify(state));
    await release('mf-planner', getContext());
    expect(earlier()).toEqual([]);
    await release(name, getContext());
    expect(earlier()).toEqual([first]);
  });
});

it('each page gets the newest existing release that it can run, after random releases and rollbacks', async () => {
  let seed = 11;
  const below = (/** @type {number} */ limit) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % limit;
  };
  const names = ['a', 'b', 'c'];
  const some = () => names.filter(() => below(2) === 0);
  /** The existing releases, the newest first, as an operator sees them. @type {{ release: string, needs: readonly string[] }[]} */
  let standing = [];
  for (let step = 0; step < 40; step += 1) {
    if (standing.length > 1 && below(3) === 0) {
      standing = standing.slice(1 + below(standing.length - 1));
      await rollback(name, { ...getContext(), to: standing[0]?.release ?? '' });
    } else {
      const needs = some();
      standing = [{ release: await releaseContent(`${step}`, needs), needs }, ...standing];
    }
    const line = getRegistryLine(name);
    for (let page = 0; page < 8; page += 1) {
      const exports = names.filter((_, index) => (page >> index) % 2 === 1);
      const host = { release: 'page', contract: 2, offers: { '@courtside/firebase': { contract: 1, exports } } };
      const expected = standing.find(({ needs }) => needs.every((need) => exports.includes(need)));
      expect(newestThatRuns(host, name, [line, ...(line.earlier ?? [])])?.release).toBe(expected?.release);
    }
  }
});
