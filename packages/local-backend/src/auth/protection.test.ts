import {
  EmailAuthProvider,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  reload,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailLink,
  createUserWithEmailAndPassword,
} from 'firebase/auth';
import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import { authClient, chosen, newestCode, sentCodes } from './auth.testkit';

const password = 'correct horse';
let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let client: ReturnType<typeof authClient>;
let clock = 0;
/** Where counts are asserted, the clock stands still: a slow machine must not fill a bucket again. */
let frozen: number | null = null;
const now = (): number => (frozen ?? Date.now()) + clock;
const start = async (options: Parameters<typeof startTestBackend>[1] = {}): Promise<void> => {
  backend = await startTestBackend(data.folder, { now, ...options });
  client = authClient(backend.url);
};
beforeEach(async () => {
  data = await temporaryFolder();
  clock = 0;
  frozen = null;
});
afterEach(async () => {
  await client.close();
  await backend.close();
  await data.remove();
});

const post = async (
  call: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Record<string, unknown> & { error?: { message: string } } }> => {
  const response = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const refusal = async (call: string, body: unknown): Promise<string> => (await post(call, body)).body.error?.message ?? 'none';

describe('A31 an old sign-in takes no account over', () => {
  it('by a second sign-up, which is a change of password and address: it needs a new sign-in and ends the other sessions', async () => {
    await start();
    const { user } = await createUserWithEmailAndPassword(client.auth, 'ada@example.org', password);
    const idToken = await user.getIdToken();
    clock += 6 * 60_000;
    for (const email of ['ada@example.org', 'thief@example.org']) {
      expect(await refusal('signUp', { idToken, email, password: 'stolen horse' })).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    }
    const again = await post('signInWithPassword', { email: 'ada@example.org', password });
    const elsewhere = { idToken: again.body['idToken'], email: 'ada@new.example', password: 'another horse' };
    expect(await refusal('signUp', elsewhere)).toContain('OPERATION_NOT_ALLOWED');
    const changed = await post('signUp', { ...elsewhere, email: 'ada@example.org' });
    expect(changed.status).toBe(200);
    expect(await refusal('lookup', { idToken })).toBe('TOKEN_EXPIRED');
    expect(await refusal('lookup', { idToken: again.body['idToken'] })).toBe('TOKEN_EXPIRED');
    expect(await refusal('lookup', { idToken: changed.body['idToken'] })).toBe('none');
  });

  it('while somebody anonymous becomes somebody at any time', async () => {
    await start();
    const { user } = await signInAnonymously(client.auth);
    clock += 3 * 3_600_000;
    await user.getIdToken(true);
    const linked = await linkWithCredential(user, EmailAuthProvider.credential('ada@example.org', password));
    const { claims } = await linked.user.getIdTokenResult();
    expect(claims).toMatchObject({ firebase: { sign_in_provider: 'password' } });
    expect(claims).not.toHaveProperty('provider_id');
    await reload(linked.user);
    expect([linked.user.uid, linked.user.isAnonymous]).toEqual([user.uid, false]);
  });

  it('nor by waiting in an address that its owner has not proved yet', async () => {
    await start();
    const thief = await post('signUp', { email: 'ada@example.org', password });
    await sendSignInLinkToEmail(client.auth, 'ada@example.org', { url: 'http://localhost:4200/', handleCodeInApp: true });
    await signInWithEmailLink(client.auth, 'ada@example.org', (await newestCode(backend, 'ada@example.org')).oobLink);
    expect(await refusal('signInWithPassword', { email: 'ada@example.org', password })).toContain('INVALID_LOGIN_CREDENTIALS');
    expect(await refusal('lookup', { idToken: thief.body['idToken'] })).toBe('TOKEN_EXPIRED');
  });

  it('nor by an account that is moved to where somebody else is at home', async () => {
    await start();
    const { body } = await post('signUp', { email: 'thief@example.org', password });
    expect(await refusal('update', { idToken: body['idToken'], email: 'ada@example.org' })).toContain('OPERATION_NOT_ALLOWED');
    expect(await refusal('signUp', { email: 'ada@example.org', password })).toBe('none');
  });

  /** Somebody's account moved to an address that is another's, as a backend for tests and stores of before have them; the link that takes it back. */
  const moved = async (from: string, to: string): Promise<string> => {
    const { body } = await post('signUp', { email: from, password });
    expect((await post('update', { idToken: body['idToken'], email: to })).status).toBe(200);
    const code = await newestCode(backend, from);
    expect(code.requestType).toBe('RECOVER_EMAIL');
    return code.oobCode;
  };

  it('nor by a link that takes an earlier address back, once the owner has reset the password', async () => {
    await start({ allowOwner: true });
    const oobCode = await moved('thief@example.org', 'ada@example.org');
    await sendPasswordResetEmail(client.auth, 'ada@example.org');
    const reset = await newestCode(backend, 'ada@example.org');
    expect(await refusal('resetPassword', { oobCode: reset.oobCode, newPassword: 'owned horse' })).toBe('none');
    expect(await refusal('update', { oobCode })).toContain('INVALID_OOB_CODE');
    expect(await refusal('signInWithPassword', { email: 'ada@example.org', password: 'owned horse' })).toBe('none');
  });

  it('nor once the owner has come in by a link', async () => {
    await start({ allowOwner: true });
    const oobCode = await moved('thief@example.org', 'ada@example.org');
    await sendSignInLinkToEmail(client.auth, 'ada@example.org', { url: 'http://localhost:4200/', handleCodeInApp: true });
    await signInWithEmailLink(client.auth, 'ada@example.org', (await newestCode(backend, 'ada@example.org')).oobLink);
    expect(await refusal('update', { oobCode })).toContain('INVALID_OOB_CODE');
  });

  it('while an owner takes the address back from a thief, once and in time, and with it ends the links of the thief', async () => {
    await start();
    const { body } = await post('signUp', { email: 'ada@example.org', password });
    await post('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: body['idToken'] });
    expect(await refusal('update', { oobCode: (await newestCode(backend, 'ada@example.org')).oobCode })).toBe('none');
    for (const [from, to] of [
      ['ada@example.org', 'thief@example.org'],
      ['thief@example.org', 'other@example.org'],
    ] as const) {
      const thief = await post('signInWithPassword', { email: from, password });
      await post('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: thief.body['idToken'], newEmail: to });
      clock += 1000;
      expect(await refusal('update', { oobCode: (await newestCode(backend, to)).oobCode })).toBe('none');
    }
    const { oobCode } = await newestCode(backend, 'ada@example.org');
    const later = await newestCode(backend, 'thief@example.org');
    expect(later.requestType).toBe('RECOVER_EMAIL');
    expect(await refusal('update', { oobCode })).toBe('none');
    expect(await refusal('update', { oobCode })).toContain('INVALID_OOB_CODE');
    expect(await refusal('update', { oobCode: later.oobCode })).toContain('INVALID_OOB_CODE');
    expect(await refusal('signInWithPassword', { email: 'ada@example.org', password })).toBe('none');
  });

  it('nor after a month', async () => {
    await start({ allowOwner: true });
    const oobCode = await moved('ada@example.org', 'thief@example.org');
    clock += 30 * 86_400_000 + 1;
    expect(await refusal('update', { oobCode })).toContain('EXPIRED_OOB_CODE');
  });
});

describe('A32 what a person is after coming in', () => {
  const follow = async (email: string): Promise<string> => {
    await sendSignInLinkToEmail(client.auth, email, { url: 'http://localhost:4200/', handleCodeInApp: true });
    const { oobLink } = await newestCode(backend, email);
    expect(isSignInWithEmailLink(client.auth, oobLink)).toBe(true);
    return oobLink;
  };

  it('by a link: password as provider, not anonymous', async () => {
    await start();
    const { user } = await signInWithEmailLink(client.auth, 'ada@example.org', await follow('ada@example.org'));
    await reload(user);
    expect([user.isAnonymous, user.emailVerified, user.providerData.map(({ providerId }) => providerId)]).toEqual([
      false,
      true,
      ['password'],
    ]);
    expect((await user.getIdTokenResult(true)).claims).toMatchObject({
      firebase: { sign_in_provider: 'password', identities: { email: ['ada@example.org'] } },
    });
  });

  it('an anonymous account keeps its uid when a link gives it an address', async () => {
    await start();
    const { user } = await signInAnonymously(client.auth);
    const before = await user.getIdToken();
    const linked = await linkWithCredential(user, EmailAuthProvider.credentialWithLink('ada@example.org', await follow('ada@example.org')));
    expect([linked.user.uid, linked.user.isAnonymous, linked.user.email]).toEqual([user.uid, false, 'ada@example.org']);
    expect((await linked.user.getIdTokenResult(true)).claims).toMatchObject({ firebase: { sign_in_provider: 'password' } });
    expect(before).not.toBe('');
    await createUserWithEmailAndPassword(client.auth, 'grace@example.org', password);
    const other = (await signInAnonymously(client.auth)).user;
    await expect(
      linkWithCredential(other, EmailAuthProvider.credentialWithLink('grace@example.org', await follow('grace@example.org'))),
    ).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  });

  it('an old anonymous session goes on as what the account has become', async () => {
    await start();
    const { user } = await signInAnonymously(client.auth);
    const { refreshToken } = user;
    await post('update', { idToken: await user.getIdToken(), email: 'ada@example.org', password });
    const renewed = (await (
      await fetch(`${backend.url}/securetoken.googleapis.com/v1/token?key=k`, {
        method: 'POST',
        body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
      })
    ).json()) as { id_token: string };
    expect(JSON.parse(Buffer.from(renewed.id_token.split('.')[1] ?? '', 'base64url').toString())).toMatchObject({
      firebase: { sign_in_provider: 'password' },
    });
  });

  it('by Google: with its id there as an address', async () => {
    await start();
    const { user } = await signInWithCredential(
      client.auth,
      GoogleAuthProvider.credential(await chosen(backend, { sub: '7', email: 'kim@example.org', email_verified: true })),
    );
    const { body } = await post('lookup', { idToken: await user.getIdToken() });
    expect(body).toMatchObject({
      users: [{ providerUserInfo: [{ providerId: 'google.com', rawId: '7', federatedId: 'https://accounts.google.com/7' }] }],
    });
  });

  it('missing parts are named as Firebase names them', async () => {
    await start();
    for (const call of ['lookup', 'update', 'delete']) expect(await refusal(call, {})).toBe('MISSING_ID_TOKEN');
    expect(await refusal('sendOobCode', { requestType: 'VERIFY_EMAIL' })).toBe('MISSING_ID_TOKEN');
    expect(await refusal('signInWithIdp', { postBody: 'providerId=google.com&id_token=x' })).toBe('MISSING_REQUEST_URI');
    expect(await refusal('signInWithIdp', { requestUri: 'nowhere', postBody: 'providerId=google.com&id_token=x' })).toBe(
      'INVALID_REQUEST_URI',
    );
    for (const call of ['sendVerificationCode', 'signInWithPhoneNumber'])
      expect(await refusal(call, { phoneNumber: '+15555550100' })).toContain('OPERATION_NOT_ALLOWED');
  });
});

describe('A33 accounts are bounded', () => {
  it('by address, also on this machine, anonymous ones sooner', async () => {
    frozen = Date.now();
    await start();
    const answers = new Map<string, number>();
    for (let index = 0; index < 120; index += 1) {
      const said = (await refusal('signUp', {})).split(' ')[0] ?? '';
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({ none: 100, TOO_MANY_ATTEMPTS_TRY_LATER: 20 });
    expect(await refusal('signUp', { email: 'ada@example.org', password })).toBe('none');
    clock += 3_600_000;
    expect(await refusal('signUp', {})).toBe('none');
  });

  it('in total, and the refusal says what to do', async () => {
    await start({ maxAccounts: 20 });
    expect([await refusal('signUp', {}), await refusal('signUp', {})]).toEqual(['none', 'none']);
    expect(await refusal('signUp', {})).toMatch(/^QUOTA_EXCEEDED : .*2 anonymous accounts/);
    await client.close();
    await backend.close();
    await start({ maxAccounts: 2 });
    expect(await refusal('signUp', { email: 'ada@example.org', password })).toMatch(
      /^QUOTA_EXCEEDED : .*at most 2 accounts.*--max-accounts/,
    );
  });
});

describe('A23 attempts to sign in', () => {
  it('with invented addresses end before the processor does, and take nothing from others', async () => {
    frozen = Date.now();
    await start({ trustedProxies: ['127.0.0.1'] });
    // Too long for any password: refused like a wrong one, without the work of a hash.
    const attempt = (index: number, from = '203.0.113.7') =>
      post('signInWithPassword', { email: `nobody-${index}@example.org`, password: 'x'.repeat(5000) }, { 'X-Forwarded-For': from });
    const answers = new Map<string, number>();
    for (let index = 0; index < 1010; index += 1) {
      const said = (await attempt(index)).body.error?.message.replace(/ from .*/, '') ?? 'none';
      answers.set(said, (answers.get(said) ?? 0) + 1);
    }
    expect(Object.fromEntries(answers)).toEqual({
      'INVALID_LOGIN_CREDENTIALS': 60,
      'TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed attempts to sign in': 940,
      'TOO_MANY_ATTEMPTS_TRY_LATER : Too many attempts to sign in': 10,
    });
    expect((await attempt(0, '198.51.100.1')).body.error?.message).toContain('INVALID_LOGIN_CREDENTIALS');
    clock += 3_600_000;
    expect((await attempt(0)).body.error?.message).toContain('INVALID_LOGIN_CREDENTIALS');
  });
});

describe('A34 messages', () => {
  it('to invented addresses push nobody’s out, nor do those of one account', async () => {
    await start();
    await createUserWithEmailAndPassword(client.auth, 'ada@example.org', password);
    const { user } = await createUserWithEmailAndPassword(client.auth, 'thief@example.org', password);
    await sendPasswordResetEmail(client.auth, 'ada@example.org');
    const idToken = await user.getIdToken();
    const send = (body: object): Promise<string> => refusal('sendOobCode', body);
    for (let round = 0; round < 12; round += 1) {
      clock += 600_000 / 12;
      await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          send({ requestType: 'EMAIL_SIGNIN', email: `nobody-${round}-${index}@example.org`, continueUrl: 'http://localhost/' }),
        ),
      );
    }
    await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        send({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail: `elsewhere-${index}@example.org` }),
      ),
    );
    const sent = await sentCodes(backend);
    expect(sent.filter(({ email }) => email.startsWith('nobody-'))).toHaveLength(200);
    expect(sent.filter(({ email }) => email.startsWith('elsewhere-')).length).toBeLessThanOrEqual(20);
    expect(sent.map(({ email }) => email)).toContain('ada@example.org');
  });

  it('are counted by sender, whoever they go to', async () => {
    frozen = Date.now();
    await start();
    const answers = await Promise.all(
      Array.from({ length: 520 }, (_, index) =>
        refusal('sendOobCode', { requestType: 'PASSWORD_RESET', email: `nobody-${index}@example.org` }),
      ),
    );
    expect(answers.filter((answer) => answer.startsWith('TOO_MANY_ATTEMPTS_TRY_LATER'))).toHaveLength(20);
  });
});

describe('A35 asking who has an account', () => {
  it('by signing up costs a password each time, and an attempt', async () => {
    frozen = Date.now();
    await start({ trustedProxies: ['127.0.0.1'] });
    const ask = (email: string, address: string): Promise<{ body: { error?: { message: string } } }> =>
      post('signUp', { email, password }, { 'X-Forwarded-For': address });
    await ask('ada@example.org', '203.0.113.7');
    let refused = 0;
    for (let index = 0; index < 205; index += 1) {
      const { body } = await ask('ada@example.org', '203.0.113.8');
      if (body.error?.message.startsWith('TOO_MANY') === true) refused += 1;
      else expect(body.error?.message).toBe('EMAIL_EXISTS');
    }
    expect(refused).toBe(5);
    expect((await ask('ada@example.org', '203.0.113.9')).body.error?.message).toBe('EMAIL_EXISTS');
  }, 120_000);
});

describe('A41 one network that guesses many accounts', () => {
  const tried = async (email: string, from: string, given = 'one common password'): Promise<string> =>
    (await post('signInWithPassword', { email, password: given, returnSecureToken: true }, { 'X-Forwarded-For': from })).body.error
      ?.message ?? 'in';
  const known = (name: string) => post('signUp', { email: `${name}@example.org`, password });

  it('is slowed down by its failures, at once too; others are not, nor is an account that signed in from there before', async () => {
    frozen = Date.now();
    await start({ trustedProxies: ['127.0.0.1'] });
    for (const name of ['ada', 'bob', 'cid']) await known(name);
    expect(await tried('ada@example.org', '203.0.113.7', password)).toBe('in');
    // 183 guesses for 61 accounts, three of which there are.
    const accounts = ['ada', 'bob', 'cid', ...Array.from({ length: 58 }, (_, index) => `person${index}`)];
    const answers = await Promise.all(
      [1, 2, 3].flatMap((round) => accounts.map((name) => tried(`${name}@example.org`, '203.0.113.7', `password${round}`))),
    );
    const wrong = answers.filter((answer) => answer === 'INVALID_LOGIN_CREDENTIALS').length;
    expect(wrong).toBeGreaterThanOrEqual(60);
    expect(wrong).toBeLessThan(65);
    const others = new Set(answers.filter((answer) => answer !== 'INVALID_LOGIN_CREDENTIALS'));
    expect([...others]).toEqual([
      expect.stringMatching(
        /^TOO_MANY_ATTEMPTS_TRY_LATER : Too many failed attempts to sign in from this address\. Try again in \d+ minutes\.$/,
      ),
    ]);
    // The right password tells nothing there, but to its owner who was there before.
    expect(await tried('bob@example.org', '203.0.113.7', password)).toMatch(/^TOO_MANY/);
    expect(await tried('ada@example.org', '203.0.113.7', password)).toBe('in');
    expect(await tried('bob@example.org', '203.0.113.8', password)).toBe('in');
    frozen += 60_000;
    expect(await tried('bob@example.org', '203.0.113.7', password)).toBe('in');
  }, 60_000);

  it('a full hall signs in: success counts for nothing', async () => {
    frozen = Date.now();
    await start({ trustedProxies: ['127.0.0.1'] });
    await known('ada');
    const answers = await Promise.all(Array.from({ length: 45 }, () => tried('ada@example.org', '203.0.113.7', password)));
    expect(new Set(answers)).toEqual(new Set(['in']));
    for (let count = 0; count < 30; count += 1) expect(await tried('ada@example.org', '203.0.113.7', password)).toBe('in');
  }, 60_000);

  it('on the machine itself, it is no other', async () => {
    frozen = Date.now();
    await start();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        refusal('signInWithPassword', { email: `person${index}@example.org`, password: 'one common password' }),
      ),
    );
    expect(answers.filter((answer) => answer.startsWith('TOO_MANY')).length).toBeGreaterThan(30);
  }, 60_000);
});

it('A40 a flood of sign-ins is told that the server is busy, in words that the SDK hands on, and another address has its turn', async () => {
  await start({ trustedProxies: ['127.0.0.1'] });
  let isOver = false;
  const flood = Array.from({ length: 300 }, (_, index) => refusal('signInWithPassword', { email: `person${index}@example.org`, password }));
  const bySdk = Array.from({ length: 20 }, (_, index) =>
    createUserWithEmailAndPassword(client.auth, `ada${index}@example.org`, password).then(
      () => 'in',
      (error: unknown) => (error as { code: string }).code,
    ),
  );
  const all = Promise.all(flood).then((answers) => ((isOver = true), answers));
  const elsewhere = await post('signUp', { email: 'bob@example.org', password }, { 'X-Forwarded-For': '203.0.113.8' });
  expect([elsewhere.status, isOver]).toEqual([200, false]);
  expect(await all).toContain('SERVER_BUSY : Many people sign in at this moment. Try again in a few seconds.');
  expect(await Promise.all(bySdk)).toContain('auth/server-busy');
  await expect(createUserWithEmailAndPassword(client.auth, 'ada@example.org', password)).resolves.toBeTruthy();
}, 60_000);
