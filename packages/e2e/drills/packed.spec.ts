import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InstalledPackage, type Running } from '../support/installed-package';
import { createEmail, signUp } from '../support/people';
import { visit } from '../support/people-test';
import { isAlive, repository, type PlatformInfo } from '../support/platform-process';
import { toMatchId, createScheduledEvent } from '../support/schedules';
import { Stage } from '../support/stage';
import { expect, test } from '../support/test';

/** The promised limits: a package that is twice as large is slow to download at a venue. */
const LARGEST = 62e6;

let installed: InstalledPackage;
let running: Running;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  installed = new InstalledPackage();
  running = await installed.start('--host', '0.0.0.0', '--portable-passwords');
});
test.afterAll(async () => {
  try {
    process.kill(-(running.child.pid ?? 0), 'SIGKILL');
  } catch {
    // Everything has ended, as it should.
  }
  installed.remove();
});

/** Returns this machine's address as other machines see it, which is not `localhost`. */
const elsewhere = (): PlatformInfo => ({ ...running.info, url: `http://127.0.0.2:${running.info.ports['front']}` });

test('the package contains only files that run, no build tools, and is small', () => {
  const files = installed.files();
  const packages = files.flatMap((file) => /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/@.]+)$/.exec(file)?.[1] ?? []);
  expect(packages).toEqual(expect.arrayContaining(['courtside', 'lmdb', '@node-rs/argon2', 'fs-native-extensions']));
  expect(packages.filter((name) => /typescript|webpack|esbuild|tsx|react|playwright|^firebase|^jest/.test(name))).toEqual([]);
  // The packages are prebuilt for this system only, and nothing was compiled here.
  expect(new Set(packages.filter((name) => /^@lmdb\//.test(name)))).toEqual(new Set([`@lmdb/lmdb-${process.platform}-${process.arch}`]));
  expect(files.filter((file) => /\/build\/Release\/|node_modules\/courtside\/.*\.map$/.test(file))).toEqual([]);
  expect(installed.size()).toBeLessThan(LARGEST);
  const text = readFileSync(path.join(installed.folder, 'node_modules/courtside/THIRD-PARTY.txt'), 'utf8');
  for (const name of ['react', 'firebase', '@grpc/grpc-js', 'sirv', 're2js', '@fontsource-variable/archivo', 'workbox-core'])
    expect(text).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(`, 'm'));
});

test('the command prints its help and its version', () => {
  const { version } = JSON.parse(readFileSync(path.join(repository, 'package.json'), 'utf8')) as { version: string };
  expect(installed.say('--version')).toEqual({ code: 0, text: `${version}\n` });
  const { code, text } = installed.say('help');
  expect(code).toBe(0);
  for (const words of ['courtside backup', 'courtside carry export', '--portable-passwords', path.join(installed.home, 'courtside-data')])
    expect(text).toContain(words);
  expect(text).not.toContain('npm ');
  expect(installed.say('bakcup').code).toBe(2);
});

test('a visitor sees the sample data and a score that the organizer enters, and a team registers', async ({ person }) => {
  const stage = new Stage(running.info);
  const { event, organiser } = await createScheduledEvent(stage, 4, [[[0, 1], [2, 3]]]); // prettier-ignore
  const desk = await person({ platform: running.info });
  // The server renders Home before any script, with the remote in the package.
  await expect.poll(async () => (await desk.request.get('/')).text()).toContain('<section id="first-content" class="fv"');
  await desk.goto('/');
  await desk
    .getByRole('main')
    .getByRole('link', { name: /Coupe des Platanes/ })
    .first()
    .click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Coupe des Platanes' })).toBeVisible();
  await expect(desk.getByRole('table').first()).toBeVisible();

  const fence = await person({ phone: true, platform: elsewhere() });
  await fence.goto(`/${event.id}`);
  await expect(fence.locator(`#match-${toMatchId(0)}`)).toBeAttached();
  await visit(desk, organiser, `/${event.id}`);
  const row = desk.locator(`#schedule [data-row="${toMatchId(0)}"]`);
  await row.getByRole('textbox', { name: 'Score of Club A' }).fill('7');
  await row.getByRole('textbox', { name: 'Score of Club B' }).fill('4');
  await expect(fence.locator(`#match-${toMatchId(0)} b[data-side="1"]`)).toHaveText('7');
  await expect(fence.locator(`#match-${toMatchId(0)} b[data-side="2"]`)).toHaveText('4');

  const open = await stage.event();
  await signUp(fence, createEmail('captain'));
  await fence.goto(`/${open.id}/register`);
  await fence.getByLabel('Team name').fill('Puddle Cavalry');
  await fence.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(fence.getByRole('heading', { level: 1, name: 'Registration Complete!' })).toBeVisible();
  expect(await stage.teams(open)).toMatchObject([{ name: 'Puddle Cavalry' }]);
  // The server makes it from the data that visitors may read.
  const calendar = await fetch(`${running.info.url}/${event.id}/calendar.ics`);
  expect([calendar.status, await calendar.text()]).toEqual([200, expect.stringContaining('Club A')]);
  expect(await (await fetch(`${running.info.url}/sitemap.xml`)).text()).toContain(event.id);
});

test('the standard library connects to the backend over gRPC', async () => {
  const app = initializeApp({ projectId: 'demo-courtside' }, 'packed');
  const database = initializeFirestore(app);
  database.settings({
    host: `127.0.0.1:${running.info.ports['backend']}`,
    ssl: false,
    customHeaders: { Authorization: `Bearer ${installed.ownerKey}` },
  });
  expect((await database.collection('tournaments').listDocuments()).length).toBeGreaterThan(5);
  await deleteApp(app);
});

test('the same command makes back-ups, restores and exports of the data in the user’s own folder', () => {
  const data = path.join(installed.home, 'courtside-data');
  expect(running.info.dataFolder).toBe(data);
  expect(installed.say('backup')).toEqual({ code: 0, text: expect.stringContaining('records') as unknown });
  const [name = ''] = readdirSync(path.join(data, 'backups')).slice(-1);
  const folder = mkdtempSync(path.join(tmpdir(), 'courtside-packed-'));
  try {
    const restored = path.join(folder, 'restored');
    expect(installed.say('restore', '--from', path.join(data, 'backups', name), '--data', restored).code).toBe(0);
    expect(readdirSync(restored)).toEqual(expect.arrayContaining(['backend', 'courtside-data']));
    const backend = `http://127.0.0.1:${running.info.ports['backend']}`;
    const exported = installed.say('carry', 'export', '--from', backend, '--to', path.join(folder, 'carried'));
    expect(exported).toEqual({ code: 0, text: expect.stringMatching(/\d+ documents, \d+ accounts/) as unknown });
    // With --portable-passwords the export has all of them.
    expect(exported.text).not.toContain("can't be carried");
    expect(installed.say('carry')).toEqual({ code: 1, text: expect.stringContaining('Say what from') as unknown });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a web server that stops by itself is started again', async () => {
  const { pids, url } = running.info;
  process.kill(pids['front'] ?? 0, 'SIGKILL');
  await expect.poll(() => isAlive(pids['front'] ?? 0)).toBe(false);
  const server = installed.launch('serve', 'front');
  try {
    await once(server.stdout!, 'data');
    expect((await fetch(url)).status).toBe(200);
  } finally {
    const isOver = once(server, 'exit');
    process.kill(-(server.pid ?? 0), 'SIGINT');
    await isOver;
  }
});

test('Ctrl-C stops everything, and the next start has all entered data', async () => {
  const run = readFileSync(path.join(running.info.dataFolder, 'run.json'), 'utf8');
  const before = Object.values((JSON.parse(run) as PlatformInfo).pids).filter(isAlive);
  expect(before.length).toBeGreaterThanOrEqual(2);
  const isOver = once(running.child, 'exit');
  process.kill(-(running.child.pid ?? 0), 'SIGINT');
  await isOver;
  await expect.poll(() => before.filter(isAlive)).toEqual([]);
  running = await installed.start();
  expect(running.info.url).toMatch(/^http:\/\/localhost:/);
  const sitemap = await (await fetch(`${running.info.url}/sitemap.xml`)).text();
  expect(sitemap.match(/<loc>/g)?.length).toBeGreaterThan(5);
});
