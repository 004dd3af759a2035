// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveFolder } from '../serve/web-server.mjs';
import { listFilesBelow } from '../lib/files.mjs';
import { release, rollback } from './release.mjs';
import { apps, build, clear, place, prepare, getRegistryLine, remotes, getContext } from './release.testkit.mjs';
import { getPublicFolder, readState } from '../site/site-folder.mjs';

const day = 24 * 60 * 60 * 1000;

/** @param {string} name */
const releases = (name) => readdirSync(path.join(place.folder, 'site', name, 'releases', name)).sort();
/** @param {string} name @param {string} file */
const published = (name, file) => readFileSync(path.join(place.folder, 'site', name, file), 'utf8');

beforeEach(prepare);
afterEach(clear);

describe('a release', () => {
  it('is a folder that never changes, and a line in the registry', async () => {
    const first = build('mf-planner', 'one');
    await release('mf-planner', getContext());
    const line = getRegistryLine('mf-planner');
    expect(line).toMatchObject({ release: first, entry: `/releases/mf-planner/${first}/remoteEntry.js`, contractVersion: 2 });
    expect(line.integrity).toMatch(/^sha384-/);
    expect(line.shared).toEqual(expect.objectContaining({ '@courtside/ui': expect.anything() }));
    const before = listFilesBelow(path.join(place.folder, 'site/mf-planner/releases'));
    await release('mf-tournament', getContext());
    expect(getRegistryLine('mf-planner')).toEqual(line);
    expect(listFilesBelow(path.join(place.folder, 'site/mf-planner/releases'))).toEqual(before);
  });

  it('of the same build is the same release', async () => {
    await release('mf-planner', getContext());
    await release('mf-planner', getContext());
    expect(releases('mf-planner')).toHaveLength(1);
    expect(readState(getContext().site)['mf-planner']?.history).toHaveLength(1);
  });

  it('contains the files of its stamp and none of an earlier build, so that its digest stays the same', async () => {
    const { folder: name } = await release('mf-planner', getContext());
    const dist = (/** @type {string} */ file) => path.join(place.folder, 'mf-planner/dist', file);
    for (const file of ['chunk.00000000.js', 'chunk.00000000.js.br', 'chunk.00000000.js.map', 'mf-stats.json'])
      writeFileSync(dist(file), 'old');
    await release('mf-planner', getContext());
    expect(releases('mf-planner')).toEqual([name]);

    const next = build('mf-planner', 'next');
    const [chunk = ''] = readdirSync(path.dirname(dist('x'))).filter((file) => file.startsWith('chunk.'));
    const belongs = [
      'build.json',
      'build.json.gz',
      chunk,
      `${chunk}.br`,
      `${chunk}.map`,
      'embed/v1/planner.js',
      'mf-manifest.json',
      'remoteEntry.js',
    ];
    for (const file of [`${chunk}.br`, `${chunk}.map`, 'build.json.gz', 'chunk.00000000.js']) writeFileSync(dist(file), 'x');
    await release('mf-planner', getContext());
    expect(listFilesBelow(path.join(place.folder, 'site/mf-planner/releases/mf-planner', next))).toEqual(belongs.sort());
  });

  it('with another embed, which is not part of its name, gets its own folder', async () => {
    await release('mf-planner', getContext());
    writeFileSync(path.join(place.folder, 'mf-planner/dist/embed/v1/planner.js'), 'another');
    writeFileSync(path.join(place.folder, 'site/mf-planner/embed/v1/planner.js.br'), 'of the release before');
    const { folder: second } = await release('mf-planner', getContext());
    expect(second).toMatch(/\.2$/);
    expect(published('mf-planner', 'embed/v1/planner.js')).toBe('another');
    expect(existsSync(path.join(place.folder, 'site/mf-planner/embed/v1/planner.js.br'))).toBe(false);
    await rollback('mf-planner', getContext());
    expect(published('mf-planner', 'embed/v1/planner.js')).toBe('mf-planner first');
    // Without a release, no file of one hides the last build, not even a compressed copy.
    writeFileSync(path.join(place.folder, 'site/mf-planner/remoteEntry.js.br'), 'old');
    await rollback('mf-planner', { ...getContext(), to: 'build' });
    expect(listFilesBelow(path.join(place.folder, 'site/mf-planner')).filter((file) => !/^releases|\.[0-9a-f]{8}\./.test(file))).toEqual(
      [],
    );
  });

  it('of the shell is a page that names the files in its folder with their checksums', async () => {
    const name = build('shell', 'a new shell');
    await release('shell', getContext());
    const page = published('shell', 'index.html');
    expect(page).toMatch(new RegExp(`src="/releases/shell/${name}/chunk\\.\\w+\\.js" integrity="sha384-[^"]+" crossorigin="anonymous"`));
    expect(page).toContain('href="/about"');
    // A service worker has the same address in every release.
    expect(published('shell', 'service-worker.js')).toBe('/* a new shell */');
    expect(JSON.parse(published('shell', 'remotes.json')).shell).toEqual({ release: name });
    await rollback('shell', getContext());
    for (const file of ['index.html', 'service-worker.js']) expect(existsSync(path.join(place.folder, 'site/shell', file))).toBe(false);
  });

  it.each([
    [
      'of another contract than the live shell’s',
      () => build('mf-planner', 'x', 3),
      /contract 3 between shell and remotes, and shell .* keeps 2/,
    ],
    ['with a file missing', () => rmSync(path.join(place.folder, 'mf-planner/dist/remoteEntry.js')), /remoteEntry\.js is missing/],
    [
      'with a file changed',
      () => writeFileSync(path.join(place.folder, 'mf-planner/dist/remoteEntry.js'), 'x'),
      /remoteEntry\.js is not what was built/,
    ],
    [
      'of a page that names another build’s scripts',
      () => writeFileSync(path.join(place.folder, 'mf-planner/dist/index.html'), '<script src="/other.js">'),
      /names no scripts of its build/,
    ],
    ['without a stamp', () => rmSync(path.join(place.folder, 'mf-planner/dist/build.json')), /no build\.json/],
  ])('%s is refused, and the live release stays', async (_what, spoil, message) => {
    await release('mf-planner', getContext());
    const line = getRegistryLine('mf-planner');
    spoil();
    await expect(release('mf-planner', getContext())).rejects.toThrow(message);
    expect(getRegistryLine('mf-planner')).toEqual(line);
    expect(releases('mf-planner')).toHaveLength(1);
  });

  it('that needs an export which the live shell lacks is refused by its name; and so is a shell that no longer exports it', async () => {
    const edit = (/** @type {string} */ name, /** @type {object} */ change) => {
      const file = path.join(place.folder, name, 'dist/build.json');
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
    };
    edit('shell', { offers: { '@courtside/firebase': { contract: 1, exports: ['signIn'] } } });
    edit('mf-planner', { shared: { '@courtside/firebase': { contract: 1, needs: ['signIn'] } } });
    await release('mf-planner', getContext());
    edit('mf-tournament', { shared: { '@courtside/firebase': { contract: 1, needs: ['signIn', 'signUp'] } } });
    await expect(release('mf-tournament', getContext())).rejects.toThrow('needs signUp of @courtside/firebase');
    edit('mf-tournament', { shared: { '@courtside/firebase': { contract: 2, needs: [] } } });
    await expect(release('mf-tournament', getContext())).rejects.toThrow('contract 2 of @courtside/firebase');
    edit('shell', { offers: { '@courtside/firebase': { contract: 1, exports: [] } } });
    await expect(release('shell', getContext())).rejects.toThrow(/mf-planner .* needs signIn/);
  });

  it('of a shell that could no longer run a live remote is refused', async () => {
    build('shell', 'x', 3);
    await expect(release('shell', getContext())).rejects.toThrow(/mf-planner .* contract 2[\s\S]*mf-tournament/);
  });
});

describe('a rollback', () => {
  it('switches to the release before and, a second time, back; or to any existing release', async () => {
    const names = [];
    for (const content of ['one', 'two', 'three']) {
      names.push(build('mf-planner', content));
      await release('mf-planner', getContext());
    }
    const live = () => getRegistryLine('mf-planner').release;
    await rollback('mf-planner', getContext());
    expect(live()).toBe(names[1]);
    await rollback('mf-planner', getContext());
    expect(live()).toBe(names[2]);
    await rollback('mf-planner', { ...getContext(), to: names[0] });
    expect(live()).toBe(names[0]);
    await expect(rollback('mf-planner', { ...getContext(), to: '9.9.9-00000000' })).rejects.toThrow('no release');
    await rollback('mf-planner', { ...getContext(), to: 'build' });
    expect(getRegistryLine('mf-planner')).toBeUndefined();
  });
});

it('folders are removed 30 days after their time; the live one and the one before stay', async () => {
  const names = [];
  for (const content of ['one', 'two', 'three']) {
    names.push(build('mf-planner', content));
    await release('mf-planner', getContext());
    utimesSync(path.join(place.folder, 'site/mf-planner/releases/mf-planner', names.at(-1) ?? ''), place.now / 1000, place.now / 1000);
    place.now += 20 * day;
  }
  // The first release ended 40 days ago, the second 20.
  names.push(build('mf-planner', 'four'));
  await release('mf-planner', getContext());
  expect(releases('mf-planner')).toEqual(names.slice(1).sort());
  place.now += 365 * day;
  await release('mf-planner', getContext());
  expect(releases('mf-planner')).toEqual(names.slice(2).sort());
});

it('commands at the same time wait for each other: no line is lost', async () => {
  for (const name of remotes) build(name, 'same time');
  await Promise.all(remotes.map((name) => release(name, getContext())));
  for (const name of remotes) expect(getRegistryLine(name)).toBeDefined();
  // A command that was killed does not block the next.
  mkdirSync(path.join(place.folder, 'site/lock'));
  writeFileSync(path.join(place.folder, 'site/lock/pid'), '2147483646');
  await rollback('mf-planner', getContext());
});

it('ten releases and rollbacks in random order: every file is still served, cached forever, and each page and registry is complete', async () => {
  let seed = 20_270_612;
  const random = (/** @type {number} */ below) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  /** @type {Map<string, { server: import('node:http').Server, origin: string }>} */
  const servers = new Map();
  for (const name of apps) {
    const server = await serveFolder({
      folder: getContext().built(name),
      releases: getPublicFolder(getContext().site, name),
      host: '127.0.0.1',
      port: 0,
      ...(name === 'shell' ? { spa: true } : {}),
    });
    servers.set(name, { server, origin: `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}` });
  }
  try {
    /** Every file that was ever served, since open tabs may request it. @type {Map<string, Set<string>>} */
    const given = new Map(apps.map((name) => [name, new Set()]));
    for (let step = 0; step < 10; step += 1) {
      const name = apps[random(apps.length)] ?? '';
      const isBack = (readState(getContext().site)[name]?.history.length ?? 0) > 1 && random(2) === 0;
      if (!isBack) build(name, `${name} ${step}`);
      const { folder: live } = isBack ? await rollback(name, getContext()) : await release(name, getContext());
      for (const file of listFilesBelow(path.join(place.folder, 'site', name, 'releases'))) given.get(name)?.add(`/releases/${file}`);
      for (const [app, paths] of given) {
        const { origin } = /** @type {{ origin: string }} */ (servers.get(app));
        for (const pathname of paths) {
          const answer = await fetch(`${origin}${pathname}`);
          expect([pathname, answer.status, answer.headers.get('cache-control')]).toEqual([
            pathname,
            200,
            'public, max-age=31536000, immutable',
          ]);
        }
      }
      if (name === 'shell') {
        const page = await (await fetch(`${servers.get('shell')?.origin}/some/page`)).text();
        for (const [, src] of page.matchAll(/src="([^"]+)"/g)) {
          expect(src).toContain(live);
          expect((await fetch(`${servers.get('shell')?.origin}${src}`)).status).toBe(200);
        }
      } else {
        const { entry, integrity } = getRegistryLine(name);
        const bytes = Buffer.from(await (await fetch(`${servers.get(name)?.origin}${entry}`)).arrayBuffer());
        expect(`sha384-${createHash('sha384').update(bytes).digest('base64')}`).toBe(integrity);
      }
    }
    expect([...given.values()].reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(12);
    const missing = await fetch(`${servers.get('mf-planner')?.origin}/releases/mf-planner/1.0.0-00000000/remoteEntry.js`);
    expect(missing.status).toBe(404);
  } finally {
    for (const { server } of servers.values()) {
      server.close();
      server.closeAllConnections();
    }
  }
});
