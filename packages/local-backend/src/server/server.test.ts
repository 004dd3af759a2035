import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { startTestBackend, temporaryFolder, testStorageRules } from './backend.testkit';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
beforeEach(async () => {
  data = await temporaryFolder();
});
afterEach(() => data.remove());

const signUp = async (url: string, email: string): Promise<{ idToken: string; refreshToken: string; localId: string }> => {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as { idToken: string; refreshToken: string; localId: string };
};
const put = (url: string, name: string, body: string): Promise<Response> =>
  fetch(`${url}/v0/b/demo-courtside.appspot.com/o?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/png' },
    body,
  });
const media = (url: string, name: string): Promise<Response> =>
  fetch(`${url}/v0/b/demo-courtside.appspot.com/o/${encodeURIComponent(name)}?alt=media`);

/** Repeats the request until the answer is there; the test's own time limit ends it. */
async function eventually(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('starting', () => {
  it('V1 refuses broken rules and says where they break', async () => {
    const file = path.join(data.folder, 'storage.rules');
    await writeFile(file, "rules_version = '2';\nservice firebase.storage {\n  match /b/{bucket}/o { allow read: if ; }\n}\n");
    await expect(startTestBackend(data.folder, { storageRules: { file } })).rejects.toMatchObject({
      exitCode: 50,
      message: expect.stringMatching(/storage\.rules:3:\d+/) as unknown,
    });
  });

  it('V2 says which port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    await expect(startTestBackend(data.folder, { port })).rejects.toMatchObject({
      exitCode: 48,
      message: expect.stringContaining(String(port)) as unknown,
    });
    other.close();
    await (await startTestBackend(data.folder)).close(); // The failed start has released the folder.
  });

  it('V3 refuses a data folder that is in use, and takes over a lock left behind', async () => {
    const first = await startTestBackend(data.folder);
    await expect(startTestBackend(data.folder)).rejects.toMatchObject({
      exitCode: 49,
      message: expect.stringContaining('--data') as unknown,
    });
    // A user takes the file for a left one.
    await rm(path.join(data.folder, 'lock'));
    await expect(startTestBackend(data.folder)).rejects.toMatchObject({ exitCode: 49 });
    await first.close();
    await writeFile(path.join(data.folder, 'lock'), JSON.stringify({ pid: 2 ** 30, started: '1' }));
    await (await startTestBackend(data.folder)).close();
    await writeFile(path.join(data.folder, 'lock'), 'half wri');
    await (await startTestBackend(data.folder)).close();
  });

  it('V4 keeps the signing key to itself', async () => {
    await (await startTestBackend(data.folder)).close();
    expect((await stat(path.join(data.folder, 'signing-key.pem'))).mode & 0o777).toBe(0o600);
  });
});

describe('rules files', () => {
  it('V5 follows a changed file, and keeps the rules in force when the change is broken', async () => {
    const file = path.join(data.folder, 'storage.rules');
    await writeFile(file, testStorageRules);
    const backend = await startTestBackend(data.folder, { storageRules: { file } });
    expect((await put(backend.url, 'open/a', 'x')).status).toBe(200);
    await writeFile(file, testStorageRules.replace('if true;\n    }\n  }', 'if false;\n    }\n  }'));
    await eventually(async () => (await put(backend.url, 'open/a', 'x')).status === 403);
    await writeFile(file, 'broken');
    expect((await put(backend.url, 'open/a', 'x')).status).toBe(403);
    await writeFile(file, testStorageRules);
    await eventually(async () => (await put(backend.url, 'open/a', 'x')).status === 200);
    await backend.close();
  });
});

describe('strangers', () => {
  it('V6 survives random bytes', async () => {
    const backend = await startTestBackend(data.folder);
    let seed = 42;
    const random = (): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) / 2 ** 32;
    const starts = [
      '',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
      'GET / HTTP/1.1\r\n',
      'POST /v0/b/x/o HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n',
      'GET //// HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET * HTTP/1.1\r\n\r\n',
    ];
    for (let round = 0; round < 120; round += 1) {
      const socket = connect(backend.port, '127.0.0.1');
      socket.on('error', () => undefined);
      socket.resume();
      await once(socket, 'connect');
      const noise = Buffer.from(Array.from({ length: Math.floor(random() * 300) }, () => Math.floor(random() * 256)));
      socket.end(Buffer.concat([Buffer.from(starts[round % starts.length] ?? ''), noise]));
      if (!socket.closed) await once(socket, 'close');
    }
    expect((await fetch(backend.url)).status).toBe(200);
    await backend.close();
  });

  it('V7 no name of an object leaves the data folder', async () => {
    const backend = await startTestBackend(data.folder, { storageRules: { text: testStorageRules.replace('match /open/', 'match /') } });
    for (const name of ['../../escaped', 'a/../../b', '/etc/passwd', 'open/../x']) {
      expect((await put(backend.url, name, name)).status).toBeLessThan(500);
    }
    await expect(stat(path.join(data.folder, '..', 'escaped'))).rejects.toMatchObject({ code: 'ENOENT' });
    await backend.close();
  });

  it('V8 bounds what it reads', async () => {
    const backend = await startTestBackend(data.folder);
    const call = `${backend.url}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
    expect((await fetch(call, { method: 'POST', body: `{"email":"${'a'.repeat(300_000)}"}` })).status).toBe(413);
    expect((await fetch(backend.url, { headers: { 'X-Large': 'a'.repeat(40_000) } })).status).toBe(431);
    for (const body of ['[]', '{', '"x"', 'null']) expect((await fetch(call, { method: 'POST', body })).status).toBe(400);
    const nested = (depth: number): string =>
      `{"email":"ada@example.org","password":"correct horse","more":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    const deep = await fetch(call, { method: 'POST', body: nested(100_000) });
    expect([deep.status, await deep.text()]).toEqual([400, expect.stringContaining('nested too deeply')]);
    expect((await fetch(call, { method: 'POST', body: nested(50) })).status).toBe(200);
    await backend.close();
  });

  it('V9 takes "owner" only where it was told to', async () => {
    const owner = { headers: { Authorization: 'Bearer owner' } };
    const closed = await startTestBackend(data.folder, { ownerKey: 'a-long-secret' });
    const target = '/v0/b/demo-courtside.appspot.com/o/secret%2Fa';
    expect((await fetch(closed.url + target, owner)).status).toBe(401);
    const withKey = (key: string): Promise<Response> => fetch(closed.url + target, { headers: { Authorization: `Bearer ${key}` } });
    expect((await withKey('a-wrong-secret')).status).toBe(401);
    expect((await withKey('a-long-secret')).status).toBe(404);
    expect((await fetch(`${closed.url}/emulator/v1/projects/demo-courtside/accounts`, { method: 'DELETE' })).status).toBe(403);
    await closed.close();
    const open = await startTestBackend(data.folder, { allowOwner: true });
    expect((await fetch(open.url + target, owner)).status).toBe(404);
    await signUp(open.url, 'ada@example.org');
    expect((await fetch(`${open.url}/emulator/v1/projects/demo-courtside/accounts`, { method: 'DELETE' })).status).toBe(200);
    await signUp(open.url, 'ada@example.org');
    await open.close();
  });

  it('V10 lets the pages of every origin in by name, with credentials', async () => {
    const backend = await startTestBackend(data.folder);
    const origin = 'http://192.168.1.5:4200';
    const preflight = await fetch(`${backend.url}/v0/b/x/o`, {
      method: 'OPTIONS',
      headers: {
        'Origin': origin,
        'Access-Control-Request-Headers': 'authorization,x-firebase-gmpid',
        'Access-Control-Request-Private-Network': 'true',
      },
    });
    expect(preflight.status).toBe(204);
    expect(Object.fromEntries(preflight.headers)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-firebase-gmpid',
      'access-control-allow-private-network': 'true',
    });
    const missing = await fetch(`${backend.url}/nothing`, { headers: { Origin: origin } });
    expect([missing.status, missing.headers.get('access-control-allow-origin')]).toEqual([404, origin]);
    await backend.close();
  });
});

describe('the command', () => {
  const start = async (folder: string): Promise<{ child: ChildProcess; url: string }> => {
    const rules = path.join(folder, 'storage.rules');
    await writeFile(rules, testStorageRules);
    const cli = path.join(__dirname, '..', 'cli.ts');
    const child = spawn(
      process.execPath,
      ['--import', 'tsx', cli, '--data', path.join(folder, 'data'), '--port', '0', '--storage-rules', rules, '--json', '--log', 'silent'],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    const [line] = (await once(child.stdout, 'data')) as [Buffer];
    const ready = JSON.parse(line.toString()) as { ready: boolean; url: string };
    expect(ready.ready).toBe(true);
    return { child, url: ready.url };
  };

  it('V11 loses nothing that it acknowledged when it is killed, and stops when it is asked to', async () => {
    const first = await start(data.folder);
    const account = await signUp(first.url, 'ada@example.org');
    expect((await put(first.url, 'open/kept', 'kept')).status).toBe(200);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const second = await start(data.folder);
    const lookup = await fetch(`${second.url}/identitytoolkit.googleapis.com/v1/accounts:lookup`, {
      method: 'POST',
      body: JSON.stringify({ idToken: account.idToken }),
    });
    expect(await lookup.json()).toMatchObject({ users: [{ localId: account.localId }] });
    expect(await (await media(second.url, 'open/kept')).text()).toBe('kept');
    second.child.kill('SIGTERM');
    expect(await once(second.child, 'exit')).toEqual([0, null]);
    await expect(readFile(path.join(data.folder, 'data', 'lock'))).rejects.toMatchObject({ code: 'ENOENT' });
  }, 120_000);
});
