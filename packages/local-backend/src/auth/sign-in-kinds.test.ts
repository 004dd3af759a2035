import {
  EmailAuthProvider,
  GoogleAuthProvider,
  isSignInWithEmailLink,
  linkWithCredential,
  reload,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithCredential,
  signInWithEmailLink,
  createUserWithEmailAndPassword,
} from 'firebase/auth';
import { chooseAccount, newestCode } from './auth.testkit';
import { password, setUpTestBackend } from './protection.testkit';

const stage = setUpTestBackend();
const { start, post, refusal } = stage;

describe('A32 what a person is after coming in', () => {
  const follow = async (email: string): Promise<string> => {
    await sendSignInLinkToEmail(stage.client.auth, email, { url: 'http://localhost:4200/', handleCodeInApp: true });
    const { oobLink } = await newestCode(stage.backend, email);
    expect(isSignInWithEmailLink(stage.client.auth, oobLink)).toBe(true);
    return oobLink;
  };

  it('by a link: password as provider, not anonymous', async () => {
    await start();
    const { user } = await signInWithEmailLink(stage.client.auth, 'ada@example.org', await follow('ada@example.org'));
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
    const { user } = await signInAnonymously(stage.client.auth);
    const before = await user.getIdToken();
    const linked = await linkWithCredential(user, EmailAuthProvider.credentialWithLink('ada@example.org', await follow('ada@example.org')));
    expect([linked.user.uid, linked.user.isAnonymous, linked.user.email]).toEqual([user.uid, false, 'ada@example.org']);
    expect((await linked.user.getIdTokenResult(true)).claims).toMatchObject({ firebase: { sign_in_provider: 'password' } });
    expect(before).not.toBe('');
    await createUserWithEmailAndPassword(stage.client.auth, 'grace@example.org', password);
    const other = (await signInAnonymously(stage.client.auth)).user;
    await expect(
      linkWithCredential(other, EmailAuthProvider.credentialWithLink('grace@example.org', await follow('grace@example.org'))),
    ).rejects.toMatchObject({ code: 'auth/email-already-in-use' });
  });

  it('an old anonymous session goes on as what the account has become', async () => {
    await start();
    const { user } = await signInAnonymously(stage.client.auth);
    const { refreshToken } = user;
    await post('update', { idToken: await user.getIdToken(), email: 'ada@example.org', password });
    const renewed = (await (
      await fetch(`${stage.backend.url}/securetoken.googleapis.com/v1/token?key=k`, {
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
      stage.client.auth,
      GoogleAuthProvider.credential(await chooseAccount(stage.backend, { sub: '7', email: 'kim@example.org', email_verified: true })),
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
