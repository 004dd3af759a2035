import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { signInWithEmailAndPassword } from 'firebase/auth';
import type { Backend } from '../../server/backend';
import { startTestBackend, temporaryFolder } from '../../server/backend.testkit';
import { authClient } from '../auth.testkit';

const ownerKey = 'an-owner-key-of-some-length';
let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let app: App;
let admin: Auth;

beforeEach(async () => {
  data = await temporaryFolder();
  backend = await startTestBackend(data.folder, { ownerKey });
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${backend.port}/operator/${ownerKey}`;
  app = initializeApp({ projectId: 'demo-courtside' });
  admin = getAuth(app);
});
afterEach(async () => {
  delete process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  await deleteApp(app);
  await backend.close();
  await data.remove();
});

const lookup = async (idToken: string): Promise<string> => {
  const response = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k`, {
    method: 'POST',
    body: JSON.stringify({ idToken }),
  });
  return response.ok ? 'fine' : ((await response.json()) as { error: { message: string } }).error.message;
};

describe('A36 the ordinary firebase-admin administers people with the owner key', () => {
  it('makes, finds, changes and deletes them', async () => {
    const made = await admin.createUser({
      uid: 'ada',
      email: 'Ada@example.org',
      password: 'correct horse',
      displayName: 'Ada',
      emailVerified: true,
    });
    expect(made).toMatchObject({ uid: 'ada', email: 'ada@example.org', emailVerified: true, displayName: 'Ada', disabled: false });
    expect((await admin.getUserByEmail('ada@example.org')).uid).toBe('ada');
    await admin.updateUser('ada', { displayName: null, email: 'ada@new.example' });
    expect(await admin.getUser('ada')).toMatchObject({ email: 'ada@new.example', displayName: undefined });
    await expect(admin.createUser({ email: 'ada@new.example' })).rejects.toMatchObject({ code: 'auth/email-already-exists' });
    await expect(admin.createUser({ uid: 'ada' })).rejects.toMatchObject({ code: 'auth/uid-already-exists' });
    await admin.deleteUser('ada');
    await expect(admin.getUser('ada')).rejects.toMatchObject({ code: 'auth/user-not-found' });
    await expect(admin.deleteUser('ada')).rejects.toMatchObject({ code: 'auth/user-not-found' });
  });

  it('disables, ends sessions and sets claims, which the person’s next token carries', async () => {
    await admin.createUser({ uid: 'ada', email: 'ada@example.org', password: 'correct horse' });
    const client = authClient(backend.url);
    const signIn = () => signInWithEmailAndPassword(client.auth, 'ada@example.org', 'correct horse');
    const { user } = await signIn();
    const idToken = await user.getIdToken();
    await admin.setCustomUserClaims('ada', { support: true });
    expect((await user.getIdTokenResult(true)).claims).toMatchObject({ support: true });
    const forbidden = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/projects/demo-courtside/accounts:update`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${ownerKey}` },
      body: JSON.stringify({ localId: 'ada', customAttributes: '{"sub":"eve"}' }),
    });
    expect(await forbidden.json()).toMatchObject({ error: { message: 'FORBIDDEN_CLAIM : sub' } });
    await admin.revokeRefreshTokens('ada');
    expect(await lookup(idToken)).toBe('TOKEN_EXPIRED');
    const again = await (await signIn()).user.getIdToken();
    await admin.updateUser('ada', { disabled: true });
    expect(await lookup(again)).toBe('USER_DISABLED');
    await expect(signIn()).rejects.toMatchObject({ code: 'auth/user-disabled' });
    await admin.updateUser('ada', { disabled: false });
    expect((await signIn()).user.uid).toBe('ada');
    await client.close();
  });

  it('lists by pages, imports, finds many and deletes many', async () => {
    const result = await admin.importUsers([
      ...Array.from({ length: 5 }, (_, index) => ({ uid: `u${index}`, email: `u${index}@example.org`, customClaims: { index } })),
      { uid: 'hashed', email: 'hashed@example.org', phoneNumber: '+15555550100' },
    ]);
    expect([result.successCount, result.failureCount, result.errors[0]?.index]).toEqual([5, 1, 5]);
    const first = await admin.listUsers(3);
    const second = await admin.listUsers(3, first.pageToken);
    expect([...first.users, ...second.users].map(({ uid }) => uid)).toEqual(['u0', 'u1', 'u2', 'u3', 'u4']);
    expect(second.pageToken).toBeUndefined();
    const { users, notFound } = await admin.getUsers([{ uid: 'u1' }, { email: 'u2@example.org' }, { uid: 'nobody' }]);
    expect([users.map(({ uid }) => uid).sort(), notFound]).toEqual([['u1', 'u2'], [{ uid: 'nobody' }]]);
    expect(await admin.deleteUsers(['u0', 'u1', 'nobody'])).toMatchObject({ successCount: 3, failureCount: 0 });
    expect((await admin.listUsers()).users).toHaveLength(3);
  });

  it('A39 gives out hashes that Firebase’s import takes, takes them itself, and those of Firebase, which become its own at the next sign-in', async () => {
    const portable = await temporaryFolder();
    const other = await startTestBackend(portable.folder, { ownerKey, portablePasswords: true });
    let otherApp: App | undefined;
    const client = authClient(other.url);
    const signIn = (email: string, password: string) => signInWithEmailAndPassword(client.auth, email, password);
    try {
      // Kept as Argon2id here, which Google's service does not import.
      await admin.createUser({ uid: 'ada', email: 'ada@example.org', password: 'correct horse' });
      const [kept] = (await admin.listUsers()).users;
      expect([kept?.passwordHash, kept?.passwordSalt]).toEqual([undefined, undefined]);

      process.env['FIREBASE_AUTH_EMULATOR_HOST'] = `127.0.0.1:${other.port}/operator/${ownerKey}`;
      otherApp = initializeApp({ projectId: 'demo-courtside' }, 'other');
      const there = getAuth(otherApp);
      const google = {
        algorithm: 'SCRYPT',
        key: Buffer.from('jxspr8Ki0RYycVU8zykbdLGjFQ3McFUH0uiiTvC8pVMXAn210wjLNmdZJzxUECKbm0QsEmYUSDzZvpjeJ9WmXA==', 'base64'),
        saltSeparator: Buffer.from('Bw==', 'base64'),
        ...{ rounds: 8, memoryCost: 14 },
      } as const;
      const grace = {
        ...{ uid: 'grace', email: 'grace@example.org' },
        passwordHash: Buffer.from('lSrfV15cpx95/sZS2W9c9Kp6i/LVgQNDNC/qzrCnh1SAyZvqmZqAjTdn3aoItz+VHjoZilo78198JAdRuid5lQ==', 'base64'),
        passwordSalt: Buffer.from('42xEC+ixf3L2lw==', 'base64'),
      };
      expect(await there.importUsers([grace], { hash: google })).toMatchObject({ successCount: 1, errors: [] });
      const refused = await there.importUsers([{ ...grace, uid: 'md5' }], { hash: { algorithm: 'MD5', rounds: 1 } });
      expect(refused).toMatchObject({ successCount: 0, failureCount: 1 });
      const greedy = await there.importUsers([{ ...grace, uid: 'greedy' }], {
        hash: { algorithm: 'STANDARD_SCRYPT', memoryCost: 2 ** 28, parallelization: 1, blockSize: 8, derivedKeyLength: 64 },
      });
      expect(greedy).toMatchObject({ successCount: 0, failureCount: 1 });
      await expect(signIn('grace@example.org', 'user2password')).rejects.toMatchObject({ code: 'auth/invalid-credential' });
      expect((await there.listUsers()).users.map(({ passwordHash }) => passwordHash)).toEqual([undefined]);
      expect((await signIn('grace@example.org', 'user1password')).user.uid).toBe('grace');

      // It is one of this server's now, with the parameters that it names, and opens on a server that brings it in.
      const config = await fetch(`${other.url}/identitytoolkit.googleapis.com/admin/v2/projects/demo-courtside/config`, {
        headers: { Authorization: `Bearer ${ownerKey}` },
      });
      const { algorithm, ...parameters } = ((await config.json()) as { signIn: { hashConfig: Record<string, number | string> } }).signIn
        .hashConfig as {
        algorithm: 'STANDARD_SCRYPT';
        memoryCost: number;
        parallelization: number;
        blockSize: number;
        derivedKeyLength: number;
      };
      const [carried] = (await there.listUsers()).users;
      expect(carried?.passwordHash).toEqual(expect.any(String));
      const brought = {
        ...{ uid: 'grace', email: 'grace@example.org' },
        passwordHash: Buffer.from(carried!.passwordHash!, 'base64'),
        passwordSalt: Buffer.from(carried!.passwordSalt!, 'base64'),
      };
      expect((await admin.importUsers([brought], { hash: { algorithm, ...parameters } })).successCount).toBe(1);
      const here = authClient(backend.url);
      expect((await signInWithEmailAndPassword(here.auth, 'grace@example.org', 'user1password')).user.uid).toBe('grace');
      await here.close();
    } finally {
      await client.close();
      if (otherApp) await deleteApp(otherApp);
      await other.close();
      await portable.remove();
    }
  });

  it('makes links to pass on, and sends nothing', async () => {
    await admin.createUser({ uid: 'ada', email: 'ada@example.org' });
    const link = await admin.generatePasswordResetLink('ada@example.org', { url: 'http://localhost:4200/auth' });
    expect((await fetch(link)).status).toBe(200);
    await expect(admin.generatePasswordResetLink('nobody@example.org')).rejects.toMatchObject({ code: 'auth/email-not-found' });
    expect(await (await fetch(backend.outboxUrl)).text()).not.toContain('ada@example.org');
  });

  it('and nobody does without it', async () => {
    await admin.createUser({ uid: 'ada', email: 'ada@example.org' });
    const root = '/identitytoolkit.googleapis.com/v1/projects/demo-courtside/accounts';
    const calls: [string, string][] = [
      ['POST', root],
      ['GET', `${root}:batchGet`],
      ...['lookup', 'update', 'delete', 'batchDelete', 'batchCreate', 'query', 'sendOobCode'].map((name): [string, string] => [
        'POST',
        `${root}:${name}`,
      ]),
    ];
    for (const [method, path] of calls) {
      for (const prefix of ['', '/operator/owner', '/operator/an-owner-key-of-some-lengtH']) {
        for (const headers of [{}, { Authorization: 'Bearer owner' }] as Record<string, string>[]) {
          const response = await fetch(`${backend.url}${prefix}${path}`, {
            method,
            headers,
            ...(method === 'POST' ? { body: JSON.stringify({ localId: 'ada', localIds: ['ada'], force: true }) } : {}),
          });
          expect([path, response.status]).toEqual([path, 403]);
        }
      }
    }
    expect((await admin.getUser('ada')).uid).toBe('ada');
  });
});
