import { createServer, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { withOutboxKey } from '../auth/auth.testkit';
import type { Backend } from './backend';
import { startTestBackend, temporaryFolder } from './backend.testkit';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(async () => {
  await backend.close();
  await data.remove();
});

/** fetch writes its own Host header; this function writes the given one. */
async function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: object } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers });
  sent.end(body === undefined ? undefined : JSON.stringify(body));
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode ?? 0, headers: response.headers, text };
}

const madeUp = {
  requestUri: 'http://localhost',
  postBody: `providerId=google.com&id_token=${encodeURIComponent(JSON.stringify({ sub: '1', email: 'ada@example.org', email_verified: true }))}`,
  returnSecureToken: true,
};
const idp = '/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp?key=k';
const codes = '/emulator/v1/projects/demo-courtside/oobCodes';

describe('V15 a request under a name that is not ours is not answered', () => {
  it('whatever it asks for', async () => {
    backend = await startTestBackend(data.folder);
    for (const host of ['evil.example', `evil.example:${backend.port}`, '127.evil.example', 'localhost.', 'x.localhost', '0x7f.0.0.1']) {
      for (const path of [
        '/',
        '/outbox',
        '/emulators',
        '/v1/projects/demo-courtside/databases/(default)/documents/a/b',
        '/google.firestore.v1.Firestore/Listen/channel?VER=8',
        '/v0/b/x/o',
        '/emulator/auth/handler',
        '/emulator/action',
      ]) {
        expect([host, path, (await ask(backend.port, path, { headers: { Host: host } })).status]).toEqual([host, path, 421]);
      }
    }
    expect((await ask(backend.port, '/', { headers: { Host: `LOCALHOST:${backend.port}` } })).status).toBe(200);
    expect((await ask(backend.port, '/', { headers: { Host: '[::1]:1' } })).status).toBe(200);
  });

  it('and the refusal says what to do', async () => {
    backend = await startTestBackend(data.folder, { authorizedOrigins: ['https://courtside.example'] });
    expect((await ask(backend.port, '/', { headers: { Host: 'courtside.example' } })).status).toBe(200);
    expect((await ask(backend.port, '/', { headers: { Host: 'other.example:81' } })).text).toContain(
      '--authorized-origin http://other.example:81',
    );
    expect((await ask(backend.port, '/', { headers: { Host: '<script>' } })).text).not.toContain('script');
  });
});

describe('V17 nothing of the backend is framed by others', () => {
  it('pages, answers and refusals say so; the sign-in frame is for pages of ours', async () => {
    backend = await startTestBackend(data.folder, { authorizedOrigins: ['https://courtside.example'] });
    const policyOf = async (path: string, headers: Record<string, string> = {}): Promise<string> =>
      String((await ask(backend.port, path, { headers })).headers['content-security-policy']);
    for (const path of [
      '/',
      '/outbox',
      '/emulator/action',
      '/emulator/auth/handler',
      '/nothing',
      '/v0/b/x/o/open%2Fa',
      '/v1/projects/demo-courtside/databases/(default)/documents/a/b',
      '/google.firestore.v1.Firestore/Listen/channel?VER=8',
      '/%',
    ]) {
      expect([path, await policyOf(path)]).toEqual([path, expect.stringContaining("frame-ancestors 'none'")]);
    }
    expect(await policyOf('/emulator/auth/iframe')).toMatch(
      /frame-ancestors http:\/\/localhost:\* http:\/\/127\.0\.0\.1:\* https:\/\/courtside\.example$/,
    );
    for (const path of ['/outbox', '/emulator/action', '/emulator/auth/handler', '/emulator/auth/iframe'])
      expect(await policyOf(path)).toMatch(/^default-src 'none'.*require-trusted-types-for 'script'; trusted-types 'none'/);
    expect(await policyOf('/emulator/auth/iframe', { Host: 'evil.example' })).not.toContain('evil');
  });
});

/** A proxy as people put it in front: on the same machine, for everyone. */
async function startProxy(port: number, more: (address: string) => Record<string, string>): Promise<{ port: number; server: Server }> {
  const server = createServer((incoming, outgoing) => {
    const { host: _host, ...headers } = incoming.headers;
    const through = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path: incoming.url,
        method: incoming.method,
        headers: { ...headers, ...more(incoming.socket.remoteAddress ?? ''), host: `127.0.0.1:${port}` },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
      },
    );
    incoming.pipe(through);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

describe('V16 coming from this machine opens nothing', () => {
  it.each([
    ['that says nothing of itself', () => ({})],
    [
      'that says whom it speaks for',
      (address: string) => ({ 'x-forwarded-for': address, 'x-forwarded-proto': 'https', 'via': '1.1 proxy' }),
    ],
  ])('behind a proxy %s, the outbox and the account chooser stay shut', async (_name, more) => {
    backend = await startTestBackend(data.folder);
    const proxy = await startProxy(backend.port, more);
    try {
      for (const headers of [
        {},
        { Origin: 'http://localhost:4200' },
        { Authorization: 'Bearer owner' },
        { Authorization: 'Bearer ' },
        { 'X-Forwarded-For': '127.0.0.1' },
      ] as Record<string, string>[]) {
        expect((await ask(proxy.port, codes, { headers })).status).toBe(403);
        expect((await ask(proxy.port, '/outbox', { headers })).status).toBe(403);
        expect((await ask(proxy.port, '/outbox?key=wrong', { headers })).status).toBe(403);
        expect((await ask(proxy.port, '/emulator/auth/accounts', { headers })).status).toBe(403);
        expect((await ask(proxy.port, '/emulator/auth/credential', { method: 'POST', headers, body: { sub: '1' } })).status).toBe(403);
        expect((await ask(proxy.port, idp, { method: 'POST', headers, body: madeUp })).text).toContain('INVALID_IDP_RESPONSE');
        expect((await ask(proxy.port, '/emulator/v1/projects/demo-courtside/accounts', { method: 'DELETE', headers })).status).toBe(403);
      }
    } finally {
      proxy.server.close();
      proxy.server.closeAllConnections();
    }
  });

  it('nor does it directly; the key does, and is the same after a restart', async () => {
    backend = await startTestBackend(data.folder);
    expect((await ask(backend.port, codes)).status).toBe(403);
    expect((await ask(backend.port, idp, { method: 'POST', body: madeUp })).status).toBe(400);
    expect((await fetch(backend.outboxUrl)).status).toBe(200);
    expect((await ask(backend.port, codes, { headers: withOutboxKey(backend) })).status).toBe(200);
    expect((await ask(backend.port, idp, { method: 'POST', headers: withOutboxKey(backend), body: madeUp })).status).toBe(200);
    const { outboxUrl } = backend;
    await backend.close();
    backend = await startTestBackend(data.folder, { port: backend.port });
    expect(backend.outboxUrl).toBe(outboxUrl);
  });

  it('the key is for this machine, unless told otherwise, and not for pages of other sites', async () => {
    backend = await startTestBackend(data.folder);
    const key = withOutboxKey(backend);
    expect((await ask(backend.port, codes, { headers: { ...key, Via: '1.1 proxy' } })).status).toBe(403);
    expect((await ask(backend.port, codes, { headers: { ...key, Origin: 'http://127.evil.example' } })).status).toBe(403);
    await backend.close();
    backend = await startTestBackend(data.folder, { openOutbox: true });
    expect((await ask(backend.port, codes, { headers: { ...key, Via: '1.1 proxy' } })).status).toBe(200);
    expect((await ask(backend.port, codes, { headers: { Via: '1.1 proxy' } })).status).toBe(403);
  });

  it('with anything public configured the account chooser is off, and nobody is let past the rules', async () => {
    await expect(startTestBackend(data.folder, { allowOwner: true, publicUrl: 'https://courtside.example' })).rejects.toMatchObject({
      exitCode: 2,
    });
    for (const options of [
      { publicUrl: 'https://courtside.example' },
      { authorizedOrigins: ['https://courtside.example'] },
      { trustedProxies: ['127.0.0.1'] },
    ]) {
      backend = await startTestBackend(data.folder, options);
      expect((await ask(backend.port, idp, { method: 'POST', headers: withOutboxKey(backend), body: madeUp })).text).toContain(
        'OPERATION_NOT_ALLOWED',
      );
      expect((await ask(backend.port, '/emulator/auth/handler')).status).toBe(403);
      await backend.close();
    }
  });
});
