import {
  createUserWithEmailAndPassword,
  FacebookAuthProvider,
  fetchSignInMethodsForEmail,
  GithubAuthProvider,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInWithCredential,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  unlink,
  type AuthCredential,
} from 'firebase/auth';
import type { Backend } from '../server/backend';
import { startTestBackend, temporaryFolder } from '../server/backend.testkit';
import { authClient, newestCode } from './auth.testkit';

const password = 'correct horse';
let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let client: ReturnType<typeof authClient>;
const start = async (options: Parameters<typeof startTestBackend>[1]): Promise<void> => {
  data = await temporaryFolder();
  backend = await startTestBackend(data.folder, options);
  client = authClient(backend.url);
};
afterEach(async () => {
  await client.close();
  await backend.close();
  await data.remove();
});

const configure = async (
  enableImprovedEmailPrivacy: boolean,
  headers: Record<string, string> = {},
): Promise<{ status: number; hides: boolean | undefined }> => {
  const response = await fetch(`${backend.url}/emulator/v1/projects/demo-courtside/config`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy } }),
  });
  const body = (await response.json()) as { emailPrivacyConfig?: { enableImprovedEmailPrivacy: boolean } };
  return { status: response.status, hides: body.emailPrivacyConfig?.enableImprovedEmailPrivacy };
};

/** Returns the answers for an address without an account, for a wrong password, and of the list of sign-in methods. */
const answers = async (): Promise<unknown[]> => {
  const { auth } = client;
  const code = (call: Promise<unknown>): Promise<unknown> =>
    call.then(
      () => 'fine',
      (error: { code: unknown }) => error.code,
    );
  return [
    await code(signInWithEmailAndPassword(auth, 'nobody@example.org', password)),
    await code(signInWithEmailAndPassword(auth, 'ada@example.org', 'wrong horse')),
    await code(sendPasswordResetEmail(auth, 'nobody@example.org')),
    await fetchSignInMethodsForEmail(auth, 'ada@example.org'),
    await fetchSignInMethodsForEmail(auth, 'nobody@example.org'),
  ];
};
const hidden = ['auth/invalid-credential', 'auth/invalid-credential', 'fine', [], []];
const told = ['auth/user-not-found', 'auth/wrong-password', 'auth/user-not-found', ['password'], []];

describe('A37 a backend for tests', () => {
  it('says who has an account, as the official emulator does, until a test asks it not to', async () => {
    await start({ allowOwner: true });
    await createUserWithEmailAndPassword(client.auth, 'ada@example.org', password);
    expect(await answers()).toEqual(told);
    expect(await configure(true)).toEqual({ status: 200, hides: true });
    expect(await answers()).toEqual(hidden);
    expect(await configure(false)).toEqual({ status: 200, hides: false });
    expect(await answers()).toEqual(told);
  });

  it('and no other: neither strangers nor the operator can ask for it', async () => {
    await start({ ownerKey: 'a-long-secret-of-the-operator' });
    await createUserWithEmailAndPassword(client.auth, 'ada@example.org', password);
    expect(await configure(false)).toMatchObject({ status: 403 });
    expect(await configure(false, { Authorization: 'Bearer a-long-secret-of-the-operator' })).toEqual({ status: 200, hides: true });
    expect(await answers()).toEqual(hidden);
  });

  it('names the link among the ways in', async () => {
    await start({ allowOwner: true });
    await sendSignInLinkToEmail(client.auth, 'ada@example.org', { url: 'http://localhost:4200/', handleCodeInApp: true });
    const { oobLink } = await newestCode(backend, 'ada@example.org');
    expect(isSignInWithEmailLink(client.auth, oobLink)).toBe(true);
    await signInWithEmailLink(client.auth, 'ada@example.org', oobLink);
    expect(await fetchSignInMethodsForEmail(client.auth, 'ada@example.org')).toEqual(['emailLink']);
  });

  it('believes what is made up about people of every usual provider', async () => {
    await start({ allowOwner: true });
    const { auth } = client;
    const said = (email: string): string => JSON.stringify({ sub: email, email, email_verified: true });
    const { user } = await signInWithCredential(auth, FacebookAuthProvider.credential(said('ada@example.org')));
    expect((await user.getIdTokenResult()).claims).toMatchObject({
      firebase: { sign_in_provider: 'facebook.com', identities: { 'facebook.com': ['ada@example.org'] } },
    });
    await linkWithCredential(user, GoogleAuthProvider.credential(said('ada@gmail.example')));
    expect(user.providerData.map(({ providerId, email }) => [providerId, email])).toEqual([
      ['facebook.com', 'ada@example.org'],
      ['google.com', 'ada@gmail.example'],
    ]);
    await unlink(user, 'google.com');
    expect([user.email, user.providerData.map(({ providerId }) => providerId)]).toEqual(['ada@example.org', ['facebook.com']]);
    await signOut(auth);
    const again = await signInWithCredential(auth, GithubAuthProvider.credential(said('ada@example.org')));
    expect([again.user.uid, again.user.providerData.map(({ providerId }) => providerId)]).toEqual([
      user.uid,
      ['facebook.com', 'github.com'],
    ]);
  });
});

it('A22 knows no provider but Google otherwise, whatever a credential says', async () => {
  await start({});
  const credentials: AuthCredential[] = [FacebookAuthProvider.credential('{"sub":"ada"}'), GithubAuthProvider.credential('{"sub":"ada"}')];
  for (const credential of credentials)
    await expect(signInWithCredential(client.auth, credential)).rejects.toMatchObject({ code: 'auth/operation-not-allowed' });
});

it('A32 says that phone numbers are not offered where the SDK begins with them', async () => {
  await start({});
  const response = await fetch(`${backend.url}/identitytoolkit.googleapis.com/v1/recaptchaParams?key=k`);
  expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('OPERATION_NOT_ALLOWED')]);
});
