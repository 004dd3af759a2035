// @ts-check
import { spawnSync } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/paths.mjs';
import { createTestBackends, callAuth, token } from './carry.testkit.mjs';
import { exportFrom } from './export.mjs';
import { toCanonicalText, openFolder } from './folder.mjs';
import { importTo } from './import.mjs';
import { openPlace } from './place.mjs';
import { moveAddresses } from './scope.mjs';

const { scratch, backend: newBackend, startedSoFar } = createTestBackends();

/** Starts a backend and returns the actions that tests perform in it. @param {string} name */
async function startBackend(name) {
  const { url, place, folder } = await newBackend(name);
  const put = async (/** @type {string} */ at, /** @type {object} */ fields) => {
    const [now] = (await place.get([at])).values();
    const currentDocument = now ? { updateTime: now.updateTime } : { exists: false };
    expect(
      await place.write({
        update: { name: place.nameOf(at), fields: /** @type {import('./place.mjs').Fields} */ (fields) },
        currentDocument,
      }),
    ).toBe(true);
  };
  const remove = async (/** @type {string} */ at) => place.write({ delete: place.nameOf(at), currentDocument: { exists: true } });
  const auth = (/** @type {string} */ call, /** @type {object} */ body) => callAuth(url, call, body);
  return { url, place, put, remove, auth, folder };
}

/** Returns all data of a place for a comparison, without its times, which differ. @param {import('./place.mjs').Place} place */
async function readEverything(place) {
  const folder = openFolder(mkdtempSync(path.join(scratch, 'look-')));
  await exportFrom(place, folder, { tournament: null, now: 0 });
  const { documents, accounts, files } = folder.load();
  return {
    documents: documents.map(({ path: at, fields }) => [at, toCanonicalText(fields)]),
    accounts: accounts.map(({ localId, email, passwordHash, salt, displayName, createdAt }) => ({
      localId,
      email,
      passwordHash,
      salt,
      displayName,
      createdAt,
    })),
    files: files.map(({ name, sha256, contentType, metadata }) => ({ name, sha256, contentType, metadata })),
  };
}

/** Returns the `name` field of a document. */
const readName = async (/** @type {Awaited<ReturnType<typeof startBackend>>} */ { place }, /** @type {string} */ at) => {
  const found = (await place.get([at])).get(at);
  return /** @type {{ stringValue?: string } | undefined} */ (found?.fields['name'])?.stringValue;
};

const text = (/** @type {string} */ stringValue) => ({ stringValue });
/** One of each kind of value. */
const every = {
  none: { nullValue: null },
  flag: { booleanValue: true },
  whole: { integerValue: '9007199254740993' },
  part: { doubleValue: 0.1 },
  when: { timestampValue: '2027-06-12T09:00:00.123456Z' },
  bytes: { bytesValue: 'AAEC' },
  place: { geoPointValue: { latitude: 45.5, longitude: -73.5 } },
  list: { arrayValue: { values: [text('a'), { mapValue: { fields: { deep: text('b') } } }] } },
  empty: { arrayValue: {} },
  map: { mapValue: {} },
};

describe('data that is carried from one place to another', () => {
  /** @type {Awaited<ReturnType<typeof startBackend>>} */
  let home;
  /** @type {Awaited<ReturnType<typeof startBackend>>} */
  let cloud;
  let ada = '';
  let grace = '';
  const image = 'images/poster é+%.png';

  beforeEach(async () => {
    home = await startBackend(`home-${startedSoFar()}`);
    cloud = await startBackend(`cloud-${startedSoFar()}`);
    ada = (await home.auth('signUp', { email: 'ada@example.org', password: 'correct horse' })).localId ?? '';
    grace = (await home.auth('signUp', { email: 'grace@example.org', password: 'battery staple' })).localId ?? '';
    const metadata = { firebaseStorageDownloadTokens: 'a-token' };
    await home.place.upload(
      { name: image, size: '', md5Hash: '', contentType: 'image/png', metadata },
      Buffer.from([137, 80, 78, 71, 0, 255]),
    );
    await home.place.upload({ name: 'images/other.png', size: '', md5Hash: '', contentType: 'image/png' }, Buffer.from('other'));
    const shown = `${home.place.images}${encodeURIComponent(image)}?alt=media&token=a-token`;
    await home.put('tournaments/cup', {
      name: text('Coupe d’été'),
      imageSrc: text(shown),
      organizerUids: { arrayValue: { values: [text(ada)] } },
    });
    await home.put('days/cup/history/one', every);
    await home.put('teams/cup', { team1: { mapValue: { fields: { name: text('Étoile') } } } });
    await home.put(`profiles/${ada}`, { name: text('ada'), home: { referenceValue: home.place.nameOf('tournaments/cup') } });
    await home.put(`profiles/${ada}/private/contact`, { email: text('ada@example.org') });
    await home.put(`profiles/${grace}`, { name: text('grace') });
    await home.put('tournaments/other', { name: text('Other') });
  }, 60_000);

  it('is complete: documents of every kind, people with their passwords, images at addresses that open', async () => {
    const folder = openFolder(path.join(scratch, 'all'));
    expect(await exportFrom(home.place, folder, { tournament: null, now: 0 })).toEqual({
      documents: 7,
      accounts: 2,
      withoutPassword: 0,
      files: 2,
    });
    expect(await importTo(folder, cloud.place)).toMatchObject({
      created: 11,
      changed: 0,
      deleted: 0,
      same: 0,
      newer: [],
      conflicts: [],
      refused: [],
    });

    const [there, here] = [await readEverything(cloud.place), await readEverything(home.place)];
    const at = { project: home.place.project, bucket: home.place.bucket };
    expect(there).toEqual({
      ...here,
      documents: here.documents.map(([name, fields]) => [name, toCanonicalText(moveAddresses(JSON.parse(fields ?? ''), at, cloud.place))]),
    });
    expect((await cloud.auth('signInWithPassword', { email: 'ada@example.org', password: 'correct horse' })).localId).toBe(ada);
    expect((await cloud.auth('signInWithPassword', { email: 'grace@example.org', password: 'correct horse' })).error?.message).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    const [cup] = (await cloud.place.get(['tournaments/cup'])).values();
    const { stringValue: shown = '' } = /** @type {{ stringValue?: string }} */ (cup?.fields['imageSrc'] ?? {});
    expect(shown).toMatch(new RegExp(`^${cloud.url}/`));
    const opened = await fetch(shown);
    expect([opened.status, opened.headers.get('content-type'), (await opened.arrayBuffer()).byteLength]).toEqual([200, 'image/png', 6]);

    // A second run writes nothing.
    expect(await importTo(folder, cloud.place)).toMatchObject({ created: 0, changed: 0, deleted: 0, same: 11, conflicts: [] });
    // Anyone who has the folder can read data that only organizers may see.
    expect(statSync(path.join(scratch, 'all', 'accounts.jsonl')).mode & 0o077).toBe(0);
  }, 60_000);

  it('is only the changed data on a second run, and overwrites no change of the other place', async () => {
    const folder = openFolder(path.join(scratch, 'twice'));
    const carry = async (dryRun = false) => {
      await exportFrom(home.place, folder, { tournament: null, now: 0 });
      return importTo(folder, cloud.place, { dryRun });
    };
    await carry();
    await home.put('teams/cup', { name: text('changed at home') });
    await cloud.put('tournaments/other', { name: text('changed there') });
    await home.put(`profiles/${grace}`, { name: text('both, at home') });
    await cloud.put(`profiles/${grace}`, { name: text('both, there') });
    await home.remove(`profiles/${ada}/private/contact`);
    await cloud.remove('days/cup/history/one');
    await home.put('days/cup/history/two', every);
    await cloud.put('days/cup/history/mine', every);

    const planned = await carry(true);
    expect(planned).toMatchObject({ created: 1, changed: 1, deleted: 1 });
    expect(await readName(cloud, 'teams/cup')).toBeUndefined();
    const done = await carry();
    expect(done).toEqual({ ...planned, newer: expect.arrayContaining(planned.newer) });
    expect(done.newer.sort()).toEqual(['days/cup/history/one', 'tournaments/other']);
    expect(done.conflicts).toEqual([`profiles/${grace}`]);
    expect(await readName(cloud, 'teams/cup')).toBe('changed at home');
    expect(await readName(cloud, 'tournaments/other')).toBe('changed there');
    expect(await readName(cloud, `profiles/${grace}`)).toBe('both, there');
    const paths = (await readEverything(cloud.place)).documents.map(([at]) => at);
    expect(paths).toContain('days/cup/history/mine');
    expect(paths).not.toContain(`profiles/${ada}/private/contact`);
    expect(paths).not.toContain('days/cup/history/one');
  }, 60_000);

  it('is one tournament alone, to the venue and home again, with the people and images that it names', async () => {
    const out = openFolder(path.join(scratch, 'out'));
    expect(await exportFrom(home.place, out, { tournament: 'cup', now: 0 })).toMatchObject({ documents: 5, accounts: 1, files: 1 });
    await importTo(out, cloud.place);
    expect((await readEverything(cloud.place)).documents.map(([at]) => at)).toEqual([
      'days/cup/history/one',
      `profiles/${ada}`,
      `profiles/${ada}/private/contact`,
      'teams/cup',
      'tournaments/cup',
    ]);
    await cloud.put('teams/cup', { name: text('played at the venue') });
    await cloud.put('schedules/cup', { name: text('made at the venue') });

    // The folder that carried it there remembers the content at home; the data that comes back is compared with it.
    await exportFrom(cloud.place, out, { tournament: 'cup', now: 0 });
    expect(await importTo(out, home.place)).toMatchObject({ created: 1, changed: 1, deleted: 0, newer: [], conflicts: [] });
    expect((await readEverything(home.place)).documents.map(([at]) => at)).toContain('schedules/cup');
    expect(await readName(home, 'teams/cup')).toBe('played at the venue');

    // Both places change the document: no run overwrites either of them, in either direction, until the operator chooses one.
    await home.put('teams/cup', { name: text('at home') });
    await cloud.put('teams/cup', { name: text('at the venue') });
    await exportFrom(cloud.place, out, { tournament: 'cup', now: 0 });
    expect((await importTo(out, home.place)).conflicts).toEqual(['teams/cup']);
    await exportFrom(home.place, out, { tournament: 'cup', now: 0 });
    expect((await importTo(out, cloud.place)).conflicts).toEqual(['teams/cup']);
    expect([await readName(home, 'teams/cup'), await readName(cloud, 'teams/cup')]).toEqual(['at home', 'at the venue']);
    expect(await importTo(out, cloud.place, { take: ['teams/cup'] })).toMatchObject({ changed: 1, conflicts: [] });
    expect(await readName(cloud, 'teams/cup')).toBe('at home');
    expect(await importTo(out, cloud.place)).toMatchObject({ changed: 0, conflicts: [] });
    await expect(exportFrom(home.place, out, { tournament: 'nothing', now: 0 })).rejects.toThrow('There is no tournament nothing there.');
  }, 60_000);

  it('never takes an email address from a user who has it there, and stops at damaged bytes', async () => {
    const folder = openFolder(path.join(scratch, 'damaged'));
    await exportFrom(home.place, folder, { tournament: null, now: 0 });
    await cloud.auth('signUp', { email: 'ada@example.org', password: 'another person' });
    const { files } = folder.load();
    writeFileSync(path.join(scratch, 'damaged', 'files', files[0]?.sha256 ?? ''), 'something else');
    await expect(importTo(folder, cloud.place)).rejects.toThrow(/damaged/);
    const { accounts } = await readEverything(cloud.place);
    expect(accounts.filter(({ email }) => email === 'ada@example.org').map(({ localId }) => localId)).not.toContain(ada);
    expect(accounts.map(({ localId }) => localId)).toContain(grace);
  }, 60_000);

  it('is carried by a command, which reports missing arguments and exits with 3 if it skipped something', async () => {
    const command = (/** @type {string[]} */ ...args) =>
      spawnSync(process.execPath, [path.join(root, 'scripts/carry.mjs'), ...args], {
        encoding: 'utf8',
        env: { ...process.env, COURTSIDE_OWNER_KEY: token },
      });
    const to = path.join(scratch, 'by-command');
    expect(command('export', '--from', home.url, '--to', to)).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('7 documents, 2 accounts and 2 files'),
    });
    expect(command('import', '--from', to, '--to', cloud.url)).toMatchObject({ status: 0, stdout: expect.stringContaining('11 new') });
    await home.put('teams/cup', { name: text('one') });
    await cloud.put('teams/cup', { name: text('other') });
    command('export', '--from', home.url, '--to', to);
    const conflict = command('import', '--from', to, '--to', cloud.url);
    expect(conflict).toMatchObject({ status: 3, stdout: expect.stringMatching(/Conflicts.*\n {2}teams\/cup/) });
    expect(command('import', '--from', path.join(scratch, 'nowhere'), '--to', cloud.url)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('nothing that was exported'),
    });
    expect(command('export', '--from', 'google', '--to', to)).toMatchObject({ status: 1, stderr: expect.stringContaining('--project') });
    const stranger = openPlace({ url: home.url, project: home.place.project, bucket: home.place.bucket, token: 'not the key' });
    await expect(exportFrom(stranger, openFolder(to), { tournament: null, now: 0 })).rejects.toThrow(/refused \(40[13]\)/);
  }, 60_000);
});
