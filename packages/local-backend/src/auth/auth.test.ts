import {
  applyActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  GoogleAuthProvider,
  linkWithCredential,
  EmailAuthProvider,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailAndPassword,
  updateEmail,
  updatePassword,
  updateProfile,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
  type Auth,
} from 'firebase/auth';
import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import { authClient, chooseAccount, newestCode } from './auth.testkit';

const password = 'correct horse';
let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let client: ReturnType<typeof authClient>;
let auth: Auth;
let clock = 0;
const now = (): number => Date.now() + clock;

beforeAll(async () => {
  data = await temporaryFolder();
  backend = await startTestBackend(data.folder, { now });
  client = authClient(backend.url);
  auth = client.auth;
});
afterAll(async () => {
  await client.close();
  await backend.close();
  await data.remove();
});

const post = async (path: string, body: unknown): Promise<{ status: number; body: Record<string, never> }> => {
  const response = await fetch(`${backend.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, never> };
};

describe('e-mail and password', () => {
  it('A1 signs up, signs in, looks up and refreshes', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'Ada@Example.org', password);
    expect(user.uid).toMatch(/^[A-Za-z0-9]{28}$/);
    expect(user.email).toBe('ada@example.org');
    const again = await signInWithEmailAndPassword(auth, 'ada@example.org', password);
    expect(again.user.uid).toBe(user.uid);
    await reload(again.user);
    const result = await again.user.getIdTokenResult(true);
    expect(result.claims).toMatchObject({
      sub: user.uid,
      user_id: user.uid,
      email: 'ada@example.org',
      email_verified: false,
      firebase: { sign_in_provider: 'password' },
    });
  });

  it.each([
    ['A2 an address that is taken', () => createUserWithEmailAndPassword(auth, 'ADA@example.org', password), 'auth/email-already-in-use'],
    ['A3 a weak password', () => createUserWithEmailAndPassword(auth, 'weak@example.org', '12345'), 'auth/weak-password'],
    ['A4 what is no address', () => createUserWithEmailAndPassword(auth, 'nobody', password), 'auth/invalid-email'],
    ['A5 a wrong password', () => signInWithEmailAndPassword(auth, 'ada@example.org', 'wrong!'), 'auth/invalid-credential'],
    [
      'A6 an unknown address, in the same words',
      () => signInWithEmailAndPassword(auth, 'unknown@example.org', password),
      'auth/invalid-credential',
    ],
  ])('%s is refused', async (_name, act, code) => {
    await expect(act()).rejects.toMatchObject({ code });
  });

  it('A7 keeps a profile', async () => {
    const { user } = await signInWithEmailAndPassword(auth, 'ada@example.org', password);
    await updateProfile(user, { displayName: 'Ada', photoURL: 'https://example.org/a.png' });
    await reload(user);
    expect(user.displayName).toBe('Ada');
    await updateProfile(user, { displayName: null as unknown as string });
    await reload(user);
    expect(user.displayName).toBeNull();
    expect(user.photoURL).toBe('https://example.org/a.png');
  });

  it('A8 gives an anonymous person a password', async () => {
    const { user } = await signInAnonymously(auth);
    expect(user.isAnonymous).toBe(true);
    const linked = await linkWithCredential(user, EmailAuthProvider.credential('linked@example.org', password));
    expect(linked.user.uid).toBe(user.uid);
    expect(linked.user.isAnonymous).toBe(false);
    await expect(signInWithEmailAndPassword(auth, 'linked@example.org', password)).resolves.toMatchObject({ user: { uid: user.uid } });
  });

  it('A9 deletes an account, whose tokens are good for nothing afterwards', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'gone@example.org', password);
    const idToken = await user.getIdToken();
    await deleteUser(user);
    await expect(signInWithEmailAndPassword(auth, 'gone@example.org', password)).rejects.toMatchObject({ code: 'auth/invalid-credential' });
    expect((await post('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k', { idToken })).body).toMatchObject({
      error: { message: 'USER_NOT_FOUND' },
    });
  });
});

describe('revocation', () => {
  it('A10 a new password ends the other sessions and keeps this one', async () => {
    await createUserWithEmailAndPassword(auth, 'grace@example.org', password);
    const other = authClient(backend.url);
    const elsewhere = (await signInWithEmailAndPassword(other.auth, 'grace@example.org', password)).user;
    const { user } = await signInWithEmailAndPassword(auth, 'grace@example.org', password);
    await updatePassword(user, 'another password');
    await expect(user.getIdToken(true)).resolves.toBeTruthy();
    await expect(elsewhere.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' });
    await other.close();
  });

  it('A11 a sensitive change needs a recent sign-in', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'late@example.org', password);
    clock += 6 * 60_000;
    await expect(updatePassword(user, 'another password')).rejects.toMatchObject({ code: 'auth/requires-recent-login' });
  });

  it('A12 refuses forged and altered tokens', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'forge@example.org', password);
    const [header, payload] = (await user.getIdToken()).split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    for (const idToken of [`${none}.${payload}.`, `${header}.${payload}.AAAA`, 'nonsense', user.refreshToken]) {
      expect((await post('/identitytoolkit.googleapis.com/v1/accounts:lookup?key=k', { idToken })).body).toMatchObject({
        error: { message: 'INVALID_ID_TOKEN' },
      });
    }
  });
});

describe('messages', () => {
  it('A13 a reset link resets the password once, and verifies the address', async () => {
    await createUserWithEmailAndPassword(auth, 'reset@example.org', password);
    await sendPasswordResetEmail(auth, 'reset@example.org');
    const { oobCode } = await newestCode(backend, 'reset@example.org');
    await expect(verifyPasswordResetCode(auth, oobCode)).resolves.toBe('reset@example.org');
    await confirmPasswordReset(auth, oobCode, 'a new password');
    await expect(confirmPasswordReset(auth, oobCode, 'a third password')).rejects.toMatchObject({ code: 'auth/invalid-action-code' });
    const { user } = await signInWithEmailAndPassword(auth, 'reset@example.org', 'a new password');
    expect(user.emailVerified).toBe(true);
    await expect(signInWithEmailAndPassword(auth, 'reset@example.org', password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('A14 the page behind the link resets the password with a plain form, in French too', async () => {
    auth.languageCode = 'fr';
    await createUserWithEmailAndPassword(auth, 'page@example.org', password);
    await sendPasswordResetEmail(auth, 'page@example.org');
    auth.languageCode = null;
    const { oobLink } = await newestCode(backend, 'page@example.org');
    const shown = await (await fetch(oobLink)).text();
    expect(shown).toContain('<html lang="fr">');
    expect(shown).toContain('page@example.org');
    const submit = (value: string): Promise<Response> => fetch(oobLink, { method: 'POST', body: new URLSearchParams({ password: value }) });
    expect((await submit('short')).status).toBe(400);
    expect((await submit('from the page')).status).toBe(200);
    expect((await submit('once more')).status).toBe(400);
    await expect(signInWithEmailAndPassword(auth, 'page@example.org', 'from the page')).resolves.toBeTruthy();
  });

  it('A15 says nothing about unknown addresses, and sends nothing', async () => {
    await expect(sendPasswordResetEmail(auth, 'stranger@example.org')).resolves.toBeUndefined();
    await expect(newestCode(backend, 'stranger@example.org')).rejects.toThrow('No message');
  });

  it('A16 verifies and changes an address', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'old@example.org', password);
    await sendEmailVerification(user);
    await applyActionCode(auth, (await newestCode(backend, 'old@example.org')).oobCode);
    await reload(user);
    expect(user.emailVerified).toBe(true);
    await verifyBeforeUpdateEmail(user, 'new@example.org');
    await applyActionCode(auth, (await newestCode(backend, 'new@example.org')).oobCode);
    await expect(signInWithEmailAndPassword(auth, 'new@example.org', password)).resolves.toMatchObject({
      user: { uid: user.uid, emailVerified: true },
    });
  });

  it('A26 changes no address without the word of the new one’s owner, and lets the owner of the old one take it back', async () => {
    await createUserWithEmailAndPassword(auth, 'taken@example.org', password);
    const { user } = await createUserWithEmailAndPassword(auth, 'before@example.org', password);
    // The same response, whether or not an account has the address.
    for (const email of ['taken@example.org', 'after@example.org'])
      await expect(updateEmail(user, email)).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
    await expect(updateEmail(user, 'not an address')).rejects.toMatchObject({ code: 'auth/invalid-email' });
    await sendEmailVerification(user);
    await applyActionCode(auth, (await newestCode(backend, 'before@example.org')).oobCode);
    await verifyBeforeUpdateEmail(user, 'after@example.org');
    await applyActionCode(auth, (await newestCode(backend, 'after@example.org')).oobCode);
    await expect(signInWithEmailAndPassword(auth, 'before@example.org', password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
    const recovery = await newestCode(backend, 'before@example.org');
    expect(recovery.requestType).toBe('RECOVER_EMAIL');
    await applyActionCode(auth, recovery.oobCode);
    await expect(signInWithEmailAndPassword(auth, 'before@example.org', password)).resolves.toMatchObject({ user: { uid: user.uid } });
    await expect(signInWithEmailAndPassword(auth, 'after@example.org', password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('A17 a link dies of age', async () => {
    await createUserWithEmailAndPassword(auth, 'aged@example.org', password);
    await sendPasswordResetEmail(auth, 'aged@example.org');
    const { oobCode } = await newestCode(backend, 'aged@example.org');
    clock += 61 * 60_000;
    await expect(confirmPasswordReset(auth, oobCode, 'a new password')).rejects.toMatchObject({ code: 'auth/expired-action-code' });
  });

  it('A18 the outbox is closed to pages of other sites, and a forged host name never gets into a link', async () => {
    const foreign = await fetch(`${backend.url}/emulator/v1/projects/demo-courtside/oobCodes`, {
      headers: { Origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    await expect(sendPasswordResetEmail(auth, 'ada@example.org', { url: 'https://evil.example/' })).rejects.toMatchObject({
      code: 'auth/unauthorized-continue-uri',
    });
  });
});

describe('Google', () => {
  const credential = async (claims: object) => GoogleAuthProvider.credential(await chooseAccount(backend, claims));

  it('A19 signs in with what the account chooser says, as the same person each time', async () => {
    const claims = { sub: '123', email: 'kim@example.org', email_verified: true, name: 'Kim' };
    const first = await signInWithCredential(auth, await credential(claims));
    expect(first.user).toMatchObject({ email: 'kim@example.org', displayName: 'Kim', emailVerified: true });
    const second = await signInWithCredential(auth, await credential(claims));
    expect(second.user.uid).toBe(first.user.uid);
  });

  it('A20 a verified address takes an unverified account over, and its password dies', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'squatted@example.org', password);
    const owner = await signInWithCredential(auth, await credential({ sub: '9', email: 'squatted@example.org', email_verified: true }));
    expect(owner.user.uid).toBe(user.uid);
    await expect(signInWithEmailAndPassword(auth, 'squatted@example.org', password)).rejects.toMatchObject({
      code: 'auth/invalid-credential',
    });
  });

  it('A21 an unverified address does not', async () => {
    await createUserWithEmailAndPassword(auth, 'mine@example.org', password);
    await expect(
      signInWithCredential(auth, await credential({ sub: '10', email: 'mine@example.org', email_verified: false })),
    ).rejects.toMatchObject({
      code: 'auth/account-exists-with-different-credential',
    });
  });

  it('A22 is off where the chooser is off', async () => {
    const closed = await temporaryFolder();
    const other = await startTestBackend(closed.folder, { accountChooser: false });
    const visitor = authClient(other.url);
    await expect(
      signInWithCredential(visitor.auth, GoogleAuthProvider.credential(await chooseAccount(backend, { sub: '1' }))),
    ).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
    await visitor.close();
    await other.close();
    await closed.remove();
  });
});

describe('throttling', () => {
  it('A23 locks an account for an address after ten failures, also when they come at once, and lets it in later', async () => {
    await createUserWithEmailAndPassword(auth, 'guess@example.org', password);
    const guesses = await Promise.allSettled(
      Array.from({ length: 14 }, (_, index) => signInWithEmailAndPassword(auth, 'guess@example.org', `guess-${index}`)),
    );
    const codes = guesses.map((guess) => (guess.status === 'rejected' ? (guess.reason as { code: string }).code : 'in'));
    expect(codes.filter((code) => code === 'auth/invalid-credential')).toHaveLength(10);
    await expect(signInWithEmailAndPassword(auth, 'guess@example.org', password)).rejects.toMatchObject({ code: 'auth/too-many-requests' });
    clock += 31_000;
    await expect(signInWithEmailAndPassword(auth, 'guess@example.org', password)).resolves.toBeTruthy();
  });
});

describe('durability', () => {
  it('A24 accounts, keys and sessions survive a restart', async () => {
    const { user } = await createUserWithEmailAndPassword(auth, 'stays@example.org', password);
    const { refreshToken } = user;
    await backend.close();
    backend = await startTestBackend(data.folder, { now, port: backend.port });
    const response = await fetch(`${backend.url}/securetoken.googleapis.com/v1/token?key=k`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refreshToken }),
    });
    expect(response.status).toBe(200);
    await expect(signInWithEmailAndPassword(auth, 'stays@example.org', password)).resolves.toMatchObject({ user: { uid: user.uid } });
  });
});
