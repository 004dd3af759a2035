import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isSettled, watch } from '../../test/firestore-cases.testkit';
import { connect } from '../../test/firestore-sdk.testkit';
import type { Backend } from '../server/backend';
import { temporaryFolder } from '../server/backend.testkit';
import type { BackendOptions } from '../server/options';
import { ask, Operator, createPeopleCalls, startOperatorBackend } from './operator.testkit';
import { withQuery, paths } from './paths';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let operator: Operator;
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(async () => {
  await backend.close();
  await data.remove();
});
const start = async (options: Partial<BackendOptions> = {}) => {
  backend = await startOperatorBackend(path.join(data.folder, 'data'), options);
  operator = await Operator.signedIn(backend);
};
const show = async (at: string) => (await operator.get(at)).text;

describe('V29 the operator sees how the server does', () => {
  it('health, figures, space, and what runs', async () => {
    const build = path.join(data.folder, 'build.json');
    writeFileSync(build, JSON.stringify({ app: 'mf-<x>', version: '1.2.3', release: '1.2.3-abcdef01', commit: '0123456789abcdef' }));
    writeFileSync(`${build}.broken`, '{');
    await start({ appBuilds: [build, `${build}.broken`, `${build}.missing`], diskProbe: () => ({ free: 5e9, size: 100e9 }) });
    const text = await show(paths.overview);
    for (const piece of [
      'well',
      'Running since',
      '5 GB of 100 GB',
      'mf-&#60;x&#62;',
      '1.2.3-abcdef01',
      '0123456789ab<',
      'none yet',
      '--backups',
    ])
      expect(text).toContain(piece);
    await createPeopleCalls(backend).read('own/x');
    expect((await show(paths.overview)).replace(/\s+/g, ' ')).toMatch(/Denied by the rules for documents<\/dt><dd>1</);
  });

  it('is drawn with the fonts of the apps that are served from here, and without them where there are none', async () => {
    await start();
    const [font = ''] = /\/operator\/fonts\/\w+\.woff2/.exec(await show(paths.overview)) ?? [];
    expect((await ask(backend.port, font)).status).toBe(404);
    await backend.close();
    const app = path.join(data.folder, 'app');
    mkdirSync(app);
    writeFileSync(path.join(app, 'archivo-latin-wght-normal.0123abcd.woff2'), 'a font');
    await start({ appBuilds: [path.join(data.folder, 'none', 'build.json'), path.join(app, 'build.json')] });
    const answer = await ask(backend.port, font);
    expect([answer.status, answer.headers['content-type'], answer.text]).toEqual([200, 'font/woff2', 'a font']);
    expect((await operator.get(paths.overview)).headers['content-security-policy']).toContain("font-src 'self'");
    // Pages of other origins can't load it, and no other file of the app is served.
    const elsewhere = { 'Origin': 'https://evil.example', 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' };
    expect((await ask(backend.port, font, { headers: elsewhere })).status).toBe(403);
    for (const other of ['build.json', '..%2fbuild.json', 'archivo-latin-wght-normal.0123abcd.woff2'])
      expect((await operator.get(`/operator/fonts/${other}`)).status).toBe(404);
  });

  it('streams that are open, whose they are, and what their program says it is', async () => {
    await start();
    expect(await show(paths.connections)).toContain('No stream is open.');
    const client = connect('webchannel', { host: '127.0.0.1', port: backend.port, projectId: backend.projectId });
    const { seen, stop } = watch(client, client.sdk.collection(client.db, 'open'));
    await seen.until(isSettled);
    expect(await show(paths.connections)).toMatch(
      /listens<\/td>\s*<td><code>127\.0\.0\.1<\/code><\/td>\s*<td class="name">nobody<\/td>\s*<td class="number">1</,
    );
    expect(JSON.parse(await show(paths.live))).toMatchObject({ streams: 1, targets: 1, connections: expect.any(Number) as number });
    stop();
    await client.close();
    while (!(await show(paths.connections)).includes('No stream is open.')) await new Promise((resolve) => setImmediate(resolve));
    // A program may call itself anything.
    const agent = '<script>alert(1)</script>'.repeat(20);
    const channel = `${backend.url}/google.firestore.v1.Firestore/Listen/channel?VER=8&RID=1&CVER=22&t=1&database=${encodeURIComponent(
      `projects/${backend.projectId}/databases/(default)`,
    )}`;
    const opened = await fetch(channel, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'User-Agent': agent },
      body: 'count=0',
    });
    expect(opened.status).toBe(200);
    const text = await show(paths.connections);
    expect(text).toContain('&#60;script&#62;');
    expect(text.replace(/<script nonce="[\w+/=]+">/, '')).not.toContain('<script');
    expect(text.length).toBeLessThan(20_000);
  });

  it('files by bucket and folder, with their sizes; V26 their names are text', async () => {
    await start();
    const put = async (name: string, bytes: number) => {
      const answer = await fetch(`${backend.url}/v0/b/${backend.storageBucket}/o?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body: 'x'.repeat(bytes),
      });
      expect(answer.status).toBe(200);
    };
    await put('open/a/one.txt', 1000);
    await put('open/a/two.txt', 2000);
    await put('open/"><script>.txt', 5);
    for (let index = 100; index < 202; index += 1) await put(`open/many/${index}`, 1);
    expect(await show(paths.storage)).toMatch(/appspot\.com<\/a><\/th><td class="number">105<\/td><td class="number">3\s?kB</);
    const at = (prefix: string, more: Record<string, string> = {}) =>
      withQuery(paths.storage, { bucket: backend.storageBucket, prefix, ...more });
    const folder = await show(at('open/'));
    expect(folder).toMatch(/open\/a\/<\/a><\/th><td class="number">2<\/td><td class="number">3\s?kB</);
    expect(folder).toContain('&#62;&#60;script&#62;.txt');
    expect(folder.replace(/<script nonce="[\w+/=]+">/, '')).not.toContain('<script');
    expect(await show(at('open/a/'))).toContain('two.txt');
    expect(await show(at('open/many/'))).toContain('after=open%2Fmany%2F199');
    expect((await show(at('open/many/', { after: 'open/many/199' }))).match(/open\/many\/20/g)).toHaveLength(2);
    expect(await show(at('nothing/'))).toContain('There is nothing here.');
  });

  it('messages that were sent', async () => {
    await start();
    await createPeopleCalls(backend).make({ localId: 'ada', email: 'ada@example.org', password: 'long enough', displayName: 'Ada' });
    expect(await show(paths.outbox)).toContain('Nothing has been sent yet.');
    await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=k`, {
      method: 'POST',
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email: 'ada@example.org' }),
    });
    expect(await show(paths.outbox)).toContain('Reset your Courtside password');
  });

  it('speaks French to who does, and every page has one heading, landmarks and a language', async () => {
    await start();
    const asked = withQuery(paths.data, { path: 'own/x', who: 'nobody' }).replace('nobody', '');
    for (const at of [paths.overview, paths.people, paths.data, asked, paths.denied, paths.outbox, paths.connections, paths.storage]) {
      const { text } = await operator.get(at, { 'Accept-Language': 'fr-FR,fr;q=0.9' });
      expect([at, text.match(/<h1>/g)?.length, text.match(/<main /g)?.length, text.match(/aria-current="page"/g)?.length]).toEqual([
        at,
        1,
        1,
        1,
      ]);
      expect(text).toContain('<html lang="fr">');
      expect(text).toContain('Se déconnecter');
      // A no-break space stands before these signs, in what a person reads.
      const read = text.replace(
        /<style[\s\S]*?<\/style>|<code>[\s\S]*?<\/code>|<pre[\s\S]*?<\/pre>|<script[\s\S]*?<\/script>|<[^>]*>/g,
        ' ',
      );
      expect(read.match(/[a-zé] [;:!?]|[a-zé][;!?]|[a-zé]:(?=\s)/g)).toBeNull();
    }
  });
});

describe('V30 a back-up is taken on demand', () => {
  it('into the folder of the timer, read again, and its size is told', async () => {
    const backups = path.join(data.folder, 'kept');
    await start({ backups });
    const { status, text } = await operator.post(paths.backUp);
    expect([status, text.includes('The back-up was taken and read again')]).toEqual([200, true]);
    const [name = ''] = readdirSync(backups);
    expect(name).toMatch(/^courtside-\d{8}T\d{6}Z\.tar\.gz$/);
    expect(text).toContain(path.join(backups, name));
    expect(text).not.toContain('none yet');
  });

  it('says why there is none: no folder, a folder that can’t be written, without a session', async () => {
    await start();
    expect((await operator.get(paths.overview)).text).not.toContain('Back up now');
    expect((await operator.post(paths.backUp)).status).toBe(507);
    await backend.close();
    const blocked = path.join(data.folder, 'file');
    writeFileSync(blocked, '');
    await start({ backups: path.join(blocked, 'below') });
    const answer = await operator.post(paths.backUp);
    expect([answer.status, answer.text.includes('No back-up was taken.')]).toEqual([507, true]);
    await backend.close();
    const backups = path.join(data.folder, 'kept');
    mkdirSync(backups);
    await start({ backups });
    operator.cookie = '';
    expect((await operator.post(paths.backUp)).status).toBe(403);
    expect(existsSync(backups) && readdirSync(backups)).toEqual([]);
  });
});
