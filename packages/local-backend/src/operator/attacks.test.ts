import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from '../server/backend';
import { temporaryFolder } from '../server/backend.testkit';
import type { BackendOptions } from '../server/options';
import { ask, getOperatorKey, Operator, ownerKey, createPeopleCalls, startOperatorBackend } from './operator.testkit';
import { withQuery, OPERATOR_ROOT, paths } from './paths';
import { operatorTable } from './routes';

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
const pages = operatorTable.filter(({ method }) => method === 'GET').map(({ path: at }) => at);
const ada = { localId: 'ada', email: 'ada@example.org', password: 'first password', displayName: 'Ada' };

describe('V24 however it is asked', () => {
  it('an address that is written otherwise is the same page to other origins, or none', async () => {
    await start();
    const Origin = `http://127.0.0.1:${backend.port + 1}`;
    for (const at of ['/%6fperator/people', '/operato%72/people', '/oper%61tor', '/operator?x', '/operator/%70eople']) {
      const preflight = await ask(backend.port, at, { method: 'OPTIONS', headers: { Origin, 'Access-Control-Request-Method': 'GET' } });
      const read = await operator.get(at, { Origin });
      for (const { headers } of [preflight, read])
        expect([at, Object.keys(headers).filter((name) => name.startsWith('access-control-'))]).toEqual([at, []]);
      expect([at, preflight.status, read.status]).toEqual([at, 404, 403]);
      expect([at, [303, 403].includes((await ask(backend.port, at)).status)]).toEqual([at, true]);
    }
    for (const at of [
      '//operator/people',
      '/x/../operator/people',
      '/operator%2Fpeople',
      '/Operator/people',
      '/operator/people/',
      '/operator;/people',
    ])
      expect([at, (await operator.get(at)).status]).toEqual([at, 404]);
    expect((await operator.get('/%zz/operator')).status).toBe(400);
  });

  it('other methods do nothing, and HEAD tells no more than GET', async () => {
    await start();
    for (const at of pages) {
      const [seen, unseen] = [await operator.get(at), await ask(backend.port, at, { method: 'HEAD' })];
      const head = await ask(backend.port, at, { method: 'HEAD', headers: { Cookie: operator.cookie } });
      expect([at, head.status, head.text, head.headers['content-type']]).toEqual([at, seen.status, '', seen.headers['content-type']]);
      expect([at, unseen.status]).toEqual([at, 403]);
      for (const method of ['TRACE', 'PROPFIND', 'LOCK', 'PUT', 'DELETE', 'PATCH', 'POST'])
        expect([method, at, (await ask(backend.port, at, { method, headers: operator.ownHeaders })).status]).toEqual([method, at, 404]);
    }
    // Nor does a GET that calls itself something else.
    const people = createPeopleCalls(backend);
    await people.make(ada);
    const token = await operator.formToken();
    const disguised = `${paths.setDisabled}?${new URLSearchParams({ token, uid: 'ada', disabled: 'yes', _method: 'POST' }).toString()}`;
    expect((await operator.get(disguised, { ...operator.ownHeaders, 'X-HTTP-Method-Override': 'POST' })).status).toBe(404);
    expect(await people.signIn(ada.email, ada.password)).not.toBe('USER_DISABLED');
  });

  it('no page shows it in a frame, not even for the work that it makes; following a link is another thing', async () => {
    await start();
    const asked = (site: string, dest: string) =>
      operator.get(paths.storage, { 'Sec-Fetch-Site': site, 'Sec-Fetch-Mode': 'navigate', 'Sec-Fetch-Dest': dest });
    for (const site of ['same-site', 'cross-site'])
      for (const dest of ['iframe', 'frame', 'object', 'embed', 'fencedframe']) expect((await asked(site, dest)).status).toBe(403);
    for (const site of ['same-site', 'cross-site', 'none', 'same-origin']) expect((await asked(site, 'document')).status).toBe(200);
  });

  it('leads nowhere else, and lets nobody write headers', async () => {
    await start();
    const evil = 'x\r\nSet-Cookie: a=b';
    await createPeopleCalls(backend).make({ ...ada, localId: evil });
    const set = await operator.post(paths.endSessions, { uid: evil });
    expect([set.status, set.headers.location, set.headers['set-cookie']]).toEqual([
      303,
      withQuery(paths.person, { uid: evil, done: 'sessions' }),
      undefined,
    ]);
    for (const at of [`${OPERATOR_ROOT}?next=//evil.example`, `${paths.signIn}?next=https://evil.example&lang=%0d%0aX:y`])
      expect([at, (await operator.get(at)).headers.location]).toEqual([at, paths.overview]);
    for (const [page, to] of [
      [withQuery(paths.people, { q: 'a&b' }), withQuery(paths.people, { q: 'a&b' })],
      ...['//evil.example', 'https://evil.example', '/operator/../x', '/operator/people\r\nX: y', paths.backUp, paths.live, ''].map(
        (other) => [other, paths.overview] as const,
      ),
    ] as const)
      expect([page, (await operator.post(paths.language, { language: 'en', page })).headers.location]).toEqual([page, to]);
    const signedIn = await ask(backend.port, `${paths.signIn}?next=//evil.example`, {
      method: 'POST',
      headers: operator.ownHeaders,
      form: { secret: getOperatorKey(backend), next: '//evil.example' },
    });
    expect([signedIn.status, signedIn.headers.location]).toEqual([303, paths.overview]);
  });

  it('a page that is not there says so as a page, to who is signed in', async () => {
    await start();
    for (const at of ['/operator/nothing', paths.setPassword, paths.backUp]) {
      const { status, text } = await operator.get(at);
      expect([at, status, text.includes('There is no such page here.'), text.includes('<nav')]).toEqual([at, 404, true, true]);
      expect((await ask(backend.port, at)).status).toBe(403);
    }
  });
});

describe('V23 sessions', () => {
  it('a cookie that somebody else has put there becomes no session, and keeps nobody out', async () => {
    await start();
    const name = `courtside-operator-${backend.port}`;
    const planted = `${name}=${'B'.repeat(43)}`;
    const other = new Operator(backend);
    await other.signIn(getOperatorKey(backend), { Cookie: planted });
    expect(other.cookie).not.toBe(planted);
    expect((await ask(backend.port, paths.people, { headers: { Cookie: planted } })).status).toBe(403);
    for (const Cookie of [`${planted}; ${other.cookie}`, `${other.cookie}; ${planted}; x=${'y'.repeat(8000)}`])
      expect((await other.get(paths.people, { Cookie })).status).toBe(200);
  });

  it('guesses that come all at once are counted one by one', async () => {
    await start();
    const guesses = await Promise.all(Array.from({ length: 60 }, (_, index) => new Operator(backend).signIn(`guess ${index}`)));
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 403)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(55);
    expect(guesses.every(({ headers }) => headers['set-cookie'] === undefined)).toBe(true);
    // It does not lock out an operator who is signed in already.
    expect((await operator.get(paths.people)).status).toBe(200);
  });

  it('what a page of another origin tries does not count: it locks nobody out', async () => {
    await start();
    const elsewhere = { 'Origin': 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    for (let count = 0; count < 10; count += 1) expect((await new Operator(backend).signIn('guess', elsewhere)).status).toBe(403);
    expect((await new Operator(backend).signIn(getOperatorKey(backend))).status).toBe(303);
  });
});

describe('V25 two operators, and lists that are out of date', () => {
  it('what is done is done to the account that was looked at, or to none', async () => {
    await start();
    const people = createPeopleCalls(backend);
    const second = await Operator.signedIn(backend);
    await people.make(ada);
    // Both want her disabled; one click more does not allow her in again.
    for (const each of [operator, second]) expect((await each.post(paths.setDisabled, { uid: 'ada', disabled: 'yes' })).status).toBe(303);
    expect(await people.signIn(ada.email, ada.password)).toBe('USER_DISABLED');
    // An operator deletes her account, and she registers again with the same address: the other operator's page shows the deleted account.
    expect((await second.post(paths.deletePerson, { uid: 'ada', confirm: ada.email })).status).toBe(303);
    await people.make({ ...ada, localId: 'ada-anew' });
    for (const at of [paths.deletePerson, paths.setPassword, paths.setDisabled, paths.endSessions])
      expect((await operator.post(at, { uid: 'ada', confirm: ada.email, disabled: 'yes' })).status).toBe(404);
    expect(await people.lookUp(await people.signIn(ada.email, ada.password))).toBe('fine');
    // Her address has changed in the meantime, so the typed address is no longer hers.
    const changed = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/projects/${backend.projectId}/accounts:update`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ownerKey}` },
      body: JSON.stringify({ localId: 'ada-anew', email: 'ada@elsewhere.example' }),
    });
    expect(changed.status).toBe(200);
    expect((await operator.post(paths.deletePerson, { uid: 'ada-anew', confirm: ada.email })).status).toBe(400);
  });

  it('two that both ask for a back-up get one', async () => {
    const backups = path.join(data.folder, 'kept');
    await start({ backups });
    const second = await Operator.signedIn(backend);
    const tokens = [await operator.formToken(), await second.formToken()];
    const answers = await Promise.all([operator, second].map((each, index) => each.post(paths.backUp, { token: tokens[index] ?? '' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 507]);
    expect(answers.filter(({ text }) => text.includes('A back-up is being taken already.'))).toHaveLength(1);
    expect(readdirSync(backups)).toHaveLength(1);
  });
});
