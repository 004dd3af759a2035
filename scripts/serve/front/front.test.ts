import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect as connectSocket, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBackend, type Backend } from '@courtside/local-backend';
import { isSettled, watch } from '../../../packages/local-backend/test/firestore-cases.testkit';
import { connect } from '../../../packages/local-backend/test/firestore-sdk.testkit';
import { projectId, testRules } from '../../../packages/local-backend/test/firestore-server.testkit';
import { startFront, type Front } from './front.testkit';

const storageRules = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /open/{name=**} { allow read, write: if true; } } }`;

describe('F1 the backend behind the one port', () => {
  let front: Front;
  let backend: Backend;
  let folder: string;
  const start = (): Promise<Backend> =>
    startBackend({
      dataDir: folder,
      port: front.backendPort,
      projectId,
      logLevel: 'silent',
      firestoreRules: { text: testRules },
      storageRules: { text: storageRules },
      trustedProxies: ['127.0.0.1'],
    });
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'courtside-one-port-'));
    // The front trusts a proxy on this machine, so that a test can be two clients.
    front = await startFront({ trustedProxies: ['127.0.0.1'] });
    backend = await start();
  });
  afterAll(async () => {
    await backend.close();
    await front.close();
    await rm(folder, { recursive: true, force: true });
  });
  const url = (pathname: string) => `http://127.0.0.1:${front.port}${pathname}`;
  const object = (name: string) => url(`/v0/b/${projectId}.appspot.com/o/${encodeURIComponent(name)}`);

  it.each(['webchannel', 'long polling'] as const)('two listeners over %s see what the other writes', async (transport) => {
    const clients = [0, 1].map(() => connect(transport, { host: '127.0.0.1', port: front.port, projectId }));
    const [one, other] = clients;
    if (!one || !other) throw new Error('no clients');
    const name = `two-${transport.length}`;
    const watches = clients.map((client) => watch(client, client.sdk.collection(client.db, name)));
    await Promise.all(watches.map(({ seen }) => seen.until(isSettled)));
    for (const [client, id] of [
      [one, 'a'],
      [other, 'b'],
      [one, 'c'],
    ] as const) {
      await client.sdk.setDoc(client.sdk.doc(client.db, name, id), { n: 1 });
      await Promise.all(watches.map(({ seen }) => seen.until((now) => isSettled(now) && now.ids.includes(id))));
    }
    for (const { stop } of watches) stop();
    await Promise.all(clients.map((client) => client.close()));
  });

  it('a listener and what it writes outlive the backend, which is stopped and started behind it', async () => {
    const client = connect('webchannel', { host: '127.0.0.1', port: front.port, projectId });
    const { sdk, db } = client;
    const { seen, stop } = watch(client, sdk.collection(db, 'restarts'));
    await seen.until(isSettled);
    await backend.close();
    const written = sdk.setDoc(sdk.doc(db, 'restarts', 'meanwhile'), { n: 1 });
    backend = await start();
    await written;
    await seen.until((now) => isSettled(now) && now.ids.includes('meanwhile'));
    stop();
    await client.close();
  });

  it('takes an upload of 24 MiB and gives it back; one that is too large is refused in words', async () => {
    const bytes = Buffer.alloc(24 * 1024 * 1024, 'court');
    const sent = await fetch(`${url(`/v0/b/${projectId}.appspot.com/o`)}?name=open%2Flarge&uploadType=media`, {
      method: 'POST',
      body: bytes,
    });
    expect(sent.status).toBe(200);
    const { downloadTokens } = (await sent.json()) as { downloadTokens: string };
    const back = Buffer.from(await (await fetch(`${object('open/large')}?alt=media&token=${downloadTokens}`)).arrayBuffer());
    expect(back.equals(bytes)).toBe(true);
    const refused = await fetch(`${url(`/v0/b/${projectId}.appspot.com/o`)}?name=open%2Ftoo-large&uploadType=media`, {
      method: 'POST',
      body: Buffer.alloc(33 * 1024 * 1024),
    });
    expect(refused.status).toBe(413);
  });

  it('counts attempts by person and not by proxy: one who has none left keeps nobody else out', async () => {
    const signUp = (address: string) =>
      fetch(url('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k'), {
        method: 'POST',
        headers: { 'X-Forwarded-For': address },
        body: JSON.stringify({ email: 'ada@example.org', password: 'correct horse' }),
      });
    // The backend refuses all but the first and counts them, because each reveals whether an account exists.
    expect((await signUp('203.0.113.1')).status).toBe(200);
    const busy = await Promise.all(Array.from({ length: 200 }, () => signUp('203.0.113.1')));
    expect(await Promise.all(busy.map((answer) => answer.text()))).toContainEqual(expect.stringContaining('TOO_MANY_ATTEMPTS_TRY_LATER'));
    expect(await (await signUp('203.0.113.2')).text()).toContain('EMAIL_EXISTS');
  });

  it('names the one origin to every page, and serves each part below it', async () => {
    const origin = `http://127.0.0.1:${front.port}`;
    const config = (await (await fetch(url('/config.json'))).json()) as Record<string, unknown>;
    expect(config).toMatchObject({
      emulator: { origin },
      registry: '/remotes.json',
      remoteOrigins: [],
      calendars: origin,
      publicSite: origin,
    });
    const { remotes } = (await (await fetch(url('/remotes.json'))).json()) as { remotes: { name: string; entry: string }[] };
    for (const { name, entry } of remotes) {
      expect(entry.startsWith(`${origin}/remotes/${name}/`)).toBe(true);
      expect((await fetch(entry)).headers.get('content-type')).toContain('javascript');
    }
    const html = await (await fetch(url('/console'))).text();
    expect(html).toContain('<meta name="courtside-base" content="/console">');
    const script = /src="(\/console\/main\.\w+\.js)"/.exec(html)?.[1] ?? '';
    expect((await fetch(url(script))).status).toBe(200);
    const page = await fetch(url('/'));
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
    expect((await fetch(url('/health'))).status).toBe(200);
    expect((await fetch(url('/metrics'))).status).toBe(401);
    const key = new URL(backend.outboxUrl).searchParams.get('key') ?? '';
    expect(await (await fetch(url('/metrics'), { headers: { Authorization: `Bearer ${key}` } })).text()).toContain(
      'courtside_connections ',
    );
    // Behind a proxy with TLS, the origin is the proxy's.
    const through = await fetch(url('/config.json'), {
      headers: { 'X-Forwarded-For': '203.0.113.1', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': `localhost` },
    });
    expect(await through.json()).toMatchObject({ emulator: { origin: 'https://localhost' } });
  });

  it('does not lead to what is for the operator: neither with a key, nor by a detour, nor from this machine', async () => {
    const key = new URL(backend.outboxUrl).searchParams.get('key') ?? '';
    const outbox = (await (await fetch(backend.outboxUrl)).text()).includes('<h1>Outbox</h1>');
    expect(outbox).toBe(true);
    for (const target of [
      `/outbox?key=${key}`,
      `/v0/b/../../outbox?key=${key}`,
      `/v0/b/%2e%2e/%2e%2e/outbox?key=${key}`,
      `/emulator/auth/../../outbox?key=${key}`,
      '/emulators',
      `/emulator/v1/projects/${projectId}/oobCodes`,
      `/operator/${key}/v0/b/x/o`,
      '/operator/',
      '/operator/sign-in',
      '/%6fperator/sign-in',
      '/emulator/auth/../../operator/people',
      '/internal/setRules',
    ]) {
      const { status, text } = await ask(target, { Authorization: `Bearer ${key}` });
      expect([
        target,
        status,
        text.includes('Outbox</h1>') || text.includes('oobCodes') || text.includes('name="secret"') || text.includes('"hub"'),
      ]).toEqual([target, expect.any(Number), false]);
      expect([200, 204]).not.toContain(text.includes('<div id="root">') ? 404 : status);
    }
    // The backend itself takes no user who comes through a proxy for a local one.
    const direct = await fetch(backend.outboxUrl, { headers: { 'X-Forwarded-For': '127.0.0.1' } });
    expect(direct.status).toBe(403);
  });

  it('is not known by a name of a stranger’s choice', async () => {
    expect((await ask('/', { Host: 'evil.example' })).status).toBe(421);
    expect((await ask('/v1/projects/x/databases/y/documents/z', { Host: 'evil.example' })).status).toBe(421);
    expect((await ask('/', { 'Host': 'localhost', 'X-Forwarded-For': '1.2.3.4', 'X-Forwarded-Host': 'evil.example' })).status).toBe(421);
  });

  /** Sends the path unchanged: `fetch` would normalize it. */
  async function ask(target: string, headers: Record<string, string>): Promise<{ status: number; text: string }> {
    const sent = httpRequest({ host: '127.0.0.1', port: front.port, path: target, headers });
    sent.end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    let text = '';
    for await (const chunk of answer) text += String(chunk);
    return { status: answer.statusCode ?? 0, text };
  }
});

describe('F2 what passes through', () => {
  let front: Front;
  let backend: Server;
  let take: (request: IncomingMessage, response: ServerResponse) => void;
  const sockets = new Set<unknown>();
  beforeAll(async () => {
    front = await startFront();
    backend = createServer((request, response) => {
      sockets.add(request.socket);
      take(request, response);
    });
    backend.listen(front.backendPort, '127.0.0.1');
    await once(backend, 'listening');
  });
  afterAll(async () => {
    await front.close();
    backend.closeAllConnections();
    backend.close();
  });
  const target = '/v1/projects/p/databases/d/documents/x';
  const send = (headers: Record<string, string> = {}, method = 'GET') =>
    httpRequest({ host: '127.0.0.1', port: front.port, path: target, method, headers, agent: false });

  it('comes at once: headers before there is a body, each piece before the next is made', async () => {
    let answer: ServerResponse | undefined;
    take = (_request, response) => {
      answer = response;
      response.writeHead(200, { 'Content-Type': 'text/plain' });
      response.flushHeaders();
    };
    const sent = send();
    sent.end();
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    for (const piece of ['one', 'two', 'three']) {
      answer?.write(piece);
      const [chunk] = (await once(response, 'data')) as [Buffer];
      expect(chunk.toString()).toBe(piece);
    }
    answer?.end();
    await once(response, 'end');
  });

  it('ends when either end goes: the backend learns of a reader who left, the reader of an answer that was cut', async () => {
    let left: Promise<unknown> = Promise.resolve();
    let answer: ServerResponse | undefined;
    take = (request, response) => {
      answer = response;
      left = once(request.socket, 'close');
      response.write('a piece');
    };
    const reader = send();
    reader.on('error', () => undefined);
    reader.end();
    await once(reader, 'response');
    reader.destroy();
    await left;

    const other = send();
    other.end();
    const [response] = (await once(other, 'response')) as [IncomingMessage];
    response.resume();
    const cut = new Promise((resolve) => response.once('error', resolve).once('end', () => resolve('whole')));
    answer?.socket?.destroy();
    expect(await cut).not.toBe('whole');
  });

  it('a connection of a browser has one of its own behind it, for as long as it lasts', async () => {
    take = (_request, response) => void response.end('x');
    sockets.clear();
    const texts = async (connection: ReturnType<typeof connectSocket>, count: number) => {
      let text = '';
      connection.on('data', (chunk: Buffer) => (text += chunk.toString()));
      for (let sent = 1; sent <= count; sent += 1) {
        connection.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
        while (text.split('HTTP/1.1 200').length <= sent) await once(connection, 'data');
      }
    };
    const [one, other] = [connectSocket(front.port, '127.0.0.1'), connectSocket(front.port, '127.0.0.1')];
    await Promise.all([texts(one, 3), texts(other, 3)]);
    expect(sockets.size).toBe(2);
    const ends = [...sockets].map((socket) => once(socket as ServerResponse, 'close'));
    one.destroy();
    other.destroy();
    await Promise.all(ends);
  });

  it('who sent it is said by us alone, whatever a client says', async () => {
    let seen: IncomingMessage['headers'] = {};
    take = (request, response) => {
      seen = request.headers;
      response.end();
    };
    const lies = [
      'X-Forwarded-For',
      'X-Forwarded-Host',
      'X-Forwarded-Proto',
      'X-Forwarded-Port',
      'Forwarded',
      'X-Real-IP',
      'Via',
      'CF-Connecting-IP',
    ];
    const sent = send({
      ...Object.fromEntries(lies.map((name) => [name, '203.0.113.9'])),
      'Authorization': 'Bearer token',
      'Connection': 'x-mine',
      'X-Mine': '1',
    });
    sent.end();
    await once(sent, 'response');
    expect(seen).toMatchObject({
      'authorization': 'Bearer token',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `127.0.0.1:${front.port}`,
    });
    expect(
      Object.keys(seen)
        .filter((name) => /forwarded|real-ip|via|cf-/.test(name))
        .sort(),
    ).toEqual(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto']);
  });

  it('a body is never taken for another request', async () => {
    const seen: string[] = [];
    take = (request, response) => {
      let text = '';
      request.on('data', (chunk: Buffer) => (text += chunk.toString()));
      request.on('end', () => {
        seen.push(`${request.method} ${request.url} ${text}`);
        response.end();
      });
    };
    const inner = 'GET /outbox HTTP/1.1\r\nHost: localhost\r\n\r\n';
    for (const method of ['DELETE', 'GET', 'POST']) {
      const sent = send({ 'Transfer-Encoding': 'chunked' }, method);
      sent.end(inner);
      await once(sent, 'response');
    }
    expect(seen).toEqual(['DELETE', 'GET', 'POST'].map((method) => `${method} ${target} ${inner}`));
  });

  it('a backend that is away is told as no answer to programs, and in words to who looks after it', async () => {
    const other = await startFront();
    try {
      await expect(fetch(`http://127.0.0.1:${other.port}${target}`)).rejects.toThrow();
      expect((await fetch(`http://127.0.0.1:${other.port}/health`)).status).toBe(503);
      expect((await fetch(`http://127.0.0.1:${other.port}/`)).status).toBe(200);
    } finally {
      await other.close();
    }
    expect((backend.address() as AddressInfo).port).toBe(front.backendPort);
  });
});
