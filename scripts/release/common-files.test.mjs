// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { release, rollback } from './release.mjs';
import { apps, build, clear, place, prepare, getRegistryLine, getContext } from './release.testkit.mjs';

const DAY = 86_400_000;

/**
 * Builds an app with files that have their digests in their names, as released pages request them. @param {string} name @param {string}
 * content @param {Record<string, string>} more
 */
function buildWith(name, content, more) {
  const label = build(name, content);
  const dist = path.join(place.folder, name, 'dist');
  const stamp = JSON.parse(readFileSync(path.join(dist, 'build.json'), 'utf8'));
  for (const [file, text] of Object.entries(more)) {
    writeFileSync(path.join(dist, file), text);
    stamp.files[file] = { bytes: text.length, integrity: `sha384-${createHash('sha384').update(text).digest('base64')}` };
  }
  const loads = {
    begin: { files: Object.keys(more) },
    pages: { planner: { files: Object.keys(more).slice(1), shares: ['react'] } },
    words: {},
  };
  writeFileSync(path.join(dist, 'build.json'), JSON.stringify({ ...stamp, loads, hasCommonFiles: true }));
  return label;
}
/** @param {string} name */
const common = (name) => path.join(place.folder, 'site', name, 'releases', name, 'files');
/** @param {string} name */
const inCommon = (name) => (existsSync(common(name)) ? readdirSync(common(name)).sort() : []);
const sameInAll = { 'same.0a0a0a0a.js': 'same' };

describe('files that several releases share', () => {
  beforeEach(async () => {
    prepare();
    for (const name of apps) build(name, `${name} first`);
    await release('shell', getContext());
  });
  afterEach(clear);

  it('are stored once, under one address, next to the files that only one release has', async () => {
    const first = buildWith('mf-planner', 'one', { ...sameInAll, 'page.11111111.js': 'one', 'page.11111111.js.br': 'packed' });
    await release('mf-planner', getContext());
    const second = buildWith('mf-planner', 'two', { ...sameInAll, 'page.22222222.js': 'two' });
    await release('mf-planner', getContext());
    expect(inCommon('mf-planner')).toEqual(
      expect.arrayContaining(['page.11111111.js', 'page.11111111.js.br', 'page.22222222.js', 'same.0a0a0a0a.js']),
    );
    // Each release is also complete in its own folder: no earlier release depends on the shared folder.
    for (const folder of [first, second]) expect(readdirSync(path.join(common('mf-planner'), '..', folder))).toContain('same.0a0a0a0a.js');
    expect(inCommon('mf-planner')).not.toContain('remoteEntry.js');
  });

  it('are listed in the registry relative to the folder of the entry; an older build without shared files lists its files unchanged', async () => {
    buildWith('mf-planner', 'one', { ...sameInAll, 'page.11111111.js': 'one' });
    await release('mf-planner', getContext());
    expect(getRegistryLine('mf-planner').loads).toEqual({
      begin: { files: ['../files/same.0a0a0a0a.js', '../files/page.11111111.js'] },
      pages: { planner: { files: ['../files/page.11111111.js'], shares: ['react'] } },
    });
    build('mf-tournament', 'old');
    await release('mf-tournament', getContext());
    expect(inCommon('mf-tournament')).toEqual([]);
  });

  it('do not include a page’s own script, which is requested from the folder of its release', async () => {
    buildWith('shell', 'next', sameInAll);
    await release('shell', getContext());
    expect(inCommon('shell')).toEqual(['same.0a0a0a0a.js']);
  });

  it('are removed with the last release that has them; the next command repairs damaged and missing ones', async () => {
    buildWith('mf-planner', 'one', { ...sameInAll, 'page.11111111.js': 'one' });
    await release('mf-planner', getContext());
    place.now += DAY;
    buildWith('mf-planner', 'two', sameInAll);
    await release('mf-planner', getContext());
    writeFileSync(path.join(common('mf-planner'), 'same.0a0a0a0a.js'), 'torn');
    rmSync(path.join(common('mf-planner'), 'page.11111111.js'));
    await rollback('mf-planner', getContext());
    expect(readFileSync(path.join(common('mf-planner'), 'same.0a0a0a0a.js'), 'utf8')).toBe('same');
    expect(inCommon('mf-planner')).toContain('page.11111111.js');
    for (const content of ['three', 'four']) {
      place.now += 40 * DAY;
      buildWith('mf-planner', content, sameInAll);
      await release('mf-planner', getContext());
    }
    expect(inCommon('mf-planner')).toContain('same.0a0a0a0a.js');
    expect(inCommon('mf-planner')).not.toContain('page.11111111.js');
  });

  it('can not have two contents under one name: the release is refused and the live one stays', async () => {
    const first = buildWith('mf-planner', 'one', sameInAll);
    await release('mf-planner', getContext());
    buildWith('mf-planner', 'two', { 'same.0a0a0a0a.js': 'another' });
    await expect(release('mf-planner', getContext())).rejects.toThrow(/is another than that of/);
    expect(getRegistryLine('mf-planner').release).toBe(first);
    expect(readFileSync(path.join(common('mf-planner'), 'same.0a0a0a0a.js'), 'utf8')).toBe('same');
  });
});
