import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Backend } from '../server/backend';
import { temporaryFolder } from '../server/backend.testkit';
import { ask, getOperatorKey, Operator, startOperatorBackend } from './operator.testkit';
import { OPERATOR_ROOT, paths } from './paths';
import { operatorTable } from './routes';
import { IDLE_TIME, MAX_SESSION_TIME } from './operator-sessions';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let time: number;
const now = () => time;
beforeEach(async () => {
  time = Date.UTC(2026, 5, 1, 9);
  data = await temporaryFolder();
});
afterEach(async () => {
  await backend.close();
  await data.remove();
});

const everything = [...operatorTable.map(({ method, path: at }) => ({ method, path: at })), { method: 'POST', path: paths.signOut }];
const password = 'correct horse battery';

describe('V23 the operator’s page takes a key or a password, whatever the address', () => {
  it('asks for it on every page, also at this machine', async () => {
    backend = await startOperatorBackend(data.folder);
    expect(everything.length).toBeGreaterThan(15);
    const operator = await Operator.signedIn(backend);
    const token = await operator.formToken();
    const { Origin } = operator.ownHeaders as { Origin: string };
    for (const { method, path: at } of everything) {
      for (const Cookie of ['', 'courtside-operator=x', `courtside-operator-${backend.port}=${'A'.repeat(43)}`]) {
        const answer = await ask(backend.port, at, {
          method,
          headers: { Origin, ...(Cookie === '' ? {} : { Cookie }) },
          ...(method === 'POST' ? { form: { token, uid: 'x' } } : {}),
        });
        expect([method, at, answer.status, answer.text.includes('name="secret"')]).toEqual([method, at, 403, true]);
        expect(answer.text).not.toContain(getOperatorKey(backend));
      }
      if (method === 'GET') expect([at, (await operator.get(at)).status]).toEqual([at, at === paths.person ? 404 : 200]);
    }
  });

  it('lets the holder of the key or of the password in, and nobody else', async () => {
    backend = await startOperatorBackend(data.folder, { operatorPassword: password });
    for (const secret of [getOperatorKey(backend), password]) {
      const operator = new Operator(backend);
      const answer = await operator.signIn(secret);
      expect([answer.status, answer.headers.location]).toEqual([303, paths.overview]);
      expect(answer.headers['set-cookie']).toEqual([
        expect.stringMatching(new RegExp(`^courtside-operator-${backend.port}=[\\w-]{43}; Path=/operator; HttpOnly; SameSite=Strict$`)),
      ]);
      expect((await operator.get(paths.overview)).text).toContain('Overview');
    }
    for (const secret of ['', 'wrong', getOperatorKey(backend).slice(1), `${password} `, getOperatorKey(backend).toUpperCase()]) {
      const answer = await new Operator(backend).signIn(secret);
      expect([secret, answer.status, answer.headers['set-cookie']]).toEqual([secret, 403, undefined]);
    }
  });

  it('does not start with a password that could be guessed', async () => {
    backend = await startOperatorBackend(data.folder);
    const other = await temporaryFolder();
    await expect(startOperatorBackend(other.folder, { operatorPassword: 'eleven sign' })).rejects.toThrow('at least 12 characters');
    await other.remove();
  });

  it('counts attempts, by address and in all, and forgets them in time', async () => {
    backend = await startOperatorBackend(data.folder, { now, operatorPassword: password, trustedProxies: ['127.0.0.1'] });
    const operator = new Operator(backend);
    const from = (address: string) => ({
      'X-Forwarded-For': address,
      'X-Forwarded-Proto': 'https',
      'Origin': `https://127.0.0.1:${backend.port}`,
    });
    for (let count = 0; count < 5; count += 1) expect((await operator.signIn('wrong', from('192.0.2.1'))).status).toBe(403);
    expect((await operator.signIn(password, from('192.0.2.1'))).status).toBe(429);
    // Another address counts separately. Many addresses together are too many, and do not lock the machine itself out.
    expect((await operator.signIn('wrong', from('192.0.2.2'))).status).toBe(403);
    const many = [];
    for (let count = 0; count < 60; count += 1) many.push((await operator.signIn('wrong', from(`198.51.100.${count}`))).status);
    expect(new Set(many)).toEqual(new Set([403, 429]));
    expect((await operator.signIn(password, from('203.0.113.1'))).status).toBe(429);
    expect((await operator.signIn(getOperatorKey(backend))).status).toBe(303);
    time += 20 * 60_000;
    expect((await operator.signIn(password, from('192.0.2.1'))).status).toBe(303);
  });

  it('is for who sits at the machine, or comes by https where a password was set', async () => {
    backend = await startOperatorBackend(data.folder, { trustedProxies: ['127.0.0.1'] });
    const through = (scheme: 'http' | 'https') => ({
      'X-Forwarded-For': '192.0.2.1',
      'X-Forwarded-Proto': scheme,
      'Origin': `${scheme}://127.0.0.1:${backend.port}`,
    });
    const attempt = async (headers: Record<string, string>) =>
      (await new Operator(backend).signIn(getOperatorKey(backend), headers)).status;
    const attempts = async () => [await attempt(through('https')), await attempt(through('http')), await attempt({})];
    expect(await attempts()).toEqual([403, 403, 303]);
    expect((await ask(backend.port, paths.overview, { headers: through('https') })).text).not.toContain('name="secret"');
    await backend.close();
    backend = await startOperatorBackend(data.folder, { trustedProxies: ['127.0.0.1'], operatorPassword: password });
    expect(await attempts()).toEqual([303, 403, 303]);
    const [cookie] = (await new Operator(backend).signIn(password, through('https'))).headers['set-cookie'] ?? [];
    expect(cookie).toContain('; Secure');
    // Any program can write this into a header when no proxy is configured.
    await backend.close();
    backend = await startOperatorBackend(data.folder, { operatorPassword: password });
    expect(await attempt(through('https'))).toBe(403);
  });

  it('does not answer under a name that is not ours', async () => {
    backend = await startOperatorBackend(data.folder);
    const operator = await Operator.signedIn(backend);
    for (const { method, path: at } of [...everything, { method: 'GET', path: OPERATOR_ROOT }, { method: 'POST', path: paths.signIn }])
      for (const Host of ['evil.example', `localhost.evil.example:${backend.port}`]) {
        const headers = { ...operator.ownHeaders, Host };
        expect([at, (await ask(backend.port, at, { method, headers, ...(method === 'POST' ? { form: {} } : {}) })).status]).toEqual([
          at,
          421,
        ]);
      }
  });

  it('lasts half an hour after the last visit, and twelve hours at most; figures that a page fetches by itself are no visit', async () => {
    backend = await startOperatorBackend(data.folder, { now });
    const operator = await Operator.signedIn(backend);
    const isIn = async () => (await operator.get(paths.overview)).status === 200;
    time += IDLE_TIME - 1;
    expect(await isIn()).toBe(true);
    for (let count = 0; count < 4; count += 1) {
      time += IDLE_TIME / 4;
      expect((await operator.get(paths.live)).status).toBe(200);
    }
    time += 1;
    expect(await isIn()).toBe(false);
    await operator.signIn(getOperatorKey(backend));
    const signedInAt = time;
    while (time - signedInAt + IDLE_TIME / 2 <= MAX_SESSION_TIME) {
      time += IDLE_TIME / 2;
      expect(await isIn()).toBe(true);
    }
    time += 1;
    expect(await isIn()).toBe(false);
    // A clock that is set back.
    await operator.signIn(getOperatorKey(backend));
    time -= 24 * 3_600_000;
    expect(await isIn()).toBe(false);
  });

  it('ends when the operator signs out, with a restart, and makes a new id at each sign-in', async () => {
    backend = await startOperatorBackend(data.folder);
    const operator = await Operator.signedIn(backend);
    const first = operator.cookie;
    await operator.signIn(getOperatorKey(backend));
    expect(operator.cookie).not.toBe(first);
    expect((await operator.get(paths.overview, { Cookie: first })).status).toBe(403);
    const out = await operator.post(paths.signOut);
    expect([out.status, out.headers['set-cookie']?.[0]]).toEqual([303, expect.stringContaining('Max-Age=0')]);
    expect((await operator.get(paths.overview)).status).toBe(403);
    await operator.signIn(getOperatorKey(backend));
    const { port } = backend;
    await backend.close();
    backend = await startOperatorBackend(data.folder, { port });
    expect((await operator.get(paths.overview)).status).toBe(403);
  });

  it('the key and the password stand in no log, and who tried does', async () => {
    const written: string[] = [];
    const standardError = jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    const logFile = path.join(data.folder, 'log');
    try {
      backend = await startOperatorBackend(data.folder, { logLevel: 'debug', logFile, operatorPassword: password });
      const operator = await Operator.signedIn(backend);
      await operator.signIn(password);
      await operator.signIn('a wrong one');
      for (const { method, path: at } of everything) {
        if (method === 'GET') await operator.get(at);
        else await operator.post(at, { uid: 'x', password: 'typed by me' });
      }
      await backend.close();
    } finally {
      standardError.mockRestore();
    }
    const log = `${written.join('')}${readFileSync(logFile, 'utf8')}`;
    expect(log).toMatch(/signed in to the operator's page, from 127\.0\.0\.1/);
    expect(log).toMatch(/with a wrong key or password, from 127\.0\.0\.1/);
    for (const secret of [getOperatorKey(backend), password, 'a wrong one', 'typed by me']) expect(log).not.toContain(secret);
  });
});

describe('V24 nothing is changed but by a form of the page itself', () => {
  it('a form without its token, with another’s, or from another origin does nothing', async () => {
    backend = await startOperatorBackend(data.folder);
    const operator = await Operator.signedIn(backend);
    const other = await Operator.signedIn(backend);
    const posted = everything.filter(({ method }) => method === 'POST');
    const own = operator.ownHeaders;
    const elsewhere = [
      { Origin: 'https://evil.example' },
      // Another port of this machine: the browser sends the cookie, although it is another origin.
      { Origin: `http://127.0.0.1:${backend.port + 1}` },
      { Origin: `http://localhost:${backend.port}` },
      { 'Origin': own['Origin'] ?? '', 'Sec-Fetch-Site': 'same-site' },
      { 'Origin': 'null', 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'null' },
    ];
    for (const { path: at } of posted) {
      for (const token of ['', 'x', await other.formToken()])
        expect([at, (await operator.post(at, { token, uid: 'x' })).status]).toEqual([at, 403]);
      for (const headers of elsewhere)
        expect([at, headers, (await operator.post(at, { uid: 'x' }, headers as Record<string, string>)).status]).toEqual([
          at,
          headers,
          403,
        ]);
      const token = await operator.formToken();
      const nameless = await ask(backend.port, at, { method: 'POST', headers: { Cookie: operator.cookie }, form: { token, uid: 'x' } });
      expect([at, nameless.status]).toEqual([at, 403]);
      // Only posted forms get an answer here.
      for (const method of ['GET', 'PUT', 'DELETE', 'PATCH'])
        expect([method, at, (await ask(backend.port, at, { method, headers: own })).status]).toEqual([method, at, 404]);
    }
    for (const headers of elsewhere)
      expect((await new Operator(backend).signIn(getOperatorKey(backend), headers as Record<string, string>)).status).toBe(403);
    // Browsers send forms like this when they may send no referrer.
    const asBrowsers = await operator.post(paths.language, { language: 'fr' }, { 'Origin': 'null', 'Sec-Fetch-Site': 'same-origin' });
    expect(asBrowsers.status).toBe(303);
    expect((await operator.get(paths.overview)).text).toContain('<html lang="fr">');
    expect((await other.get(paths.overview)).text).toContain('<html lang="en">');
  });

  it('no page of another origin reads it: not by an allowance, not by a preflight, not in the background, not in a frame', async () => {
    backend = await startOperatorBackend(data.folder);
    const operator = await Operator.signedIn(backend);
    const { get } = { get: (at: string, headers: Record<string, string>) => operator.get(at, headers) };
    for (const { method, path: at } of everything) {
      const Origin = `http://127.0.0.1:${backend.port + 1}`;
      const preflight = await ask(backend.port, at, {
        method: 'OPTIONS',
        headers: { Origin, 'Access-Control-Request-Method': method, 'Access-Control-Request-Private-Network': 'true' },
      });
      const allowances = Object.keys(preflight.headers).filter((name) => name.startsWith('access-control-'));
      expect([at, preflight.status, allowances]).toEqual([at, 404, []]);
      if (method !== 'GET') continue;
      const read = await get(at, { Origin, 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'cors' });
      expect([at, read.status, read.headers['access-control-allow-origin']]).toEqual([at, 403, undefined]);
      const scripted = await get(at, { 'Sec-Fetch-Site': 'same-site', 'Sec-Fetch-Mode': 'no-cors' });
      expect([at, scripted.status]).toEqual([at, 403]);
      const { headers } = await get(at, { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Mode': 'navigate' });
      expect([at, headers['cache-control'], headers['x-content-type-options']]).toEqual([at, 'no-store', 'nosniff']);
      expect([at, headers['content-security-policy']]).toEqual([at, expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'$/)]);
      if (at === paths.live) continue;
      expect([at, headers['referrer-policy'], headers['cross-origin-opener-policy'], headers['cross-origin-resource-policy']]).toEqual([
        at,
        'same-origin',
        'same-origin',
        'same-origin',
      ]);
      expect(headers['content-security-policy']).toContain("form-action 'self'; base-uri 'none'; require-trusted-types-for 'script'");
    }
    // The calls with a key in the address are answered to everyone's pages, as before.
    const call = await ask(backend.port, `${OPERATOR_ROOT}/KEY/v0/b/x/o`, { headers: { Origin: 'http://localhost:1' } });
    expect(call.headers['access-control-allow-origin']).toBe('http://localhost:1');
  });

  it('a form that is far too large is not read', async () => {
    backend = await startOperatorBackend(data.folder);
    const operator = await Operator.signedIn(backend);
    expect((await operator.post(paths.language, { language: 'f'.repeat(20_000) })).status).toBe(413);
    expect((await new Operator(backend).signIn('f'.repeat(20_000))).status).toBe(413);
  });
});
