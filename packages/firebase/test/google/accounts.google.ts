import { saveProfile } from '../../src/commands';
import {
  AuthFailure,
  changeEmail,
  changePassword,
  checkEmailProof,
  currentSession,
  deleteAccount,
  provenEmail,
  reauthenticate,
  sendEmailProof,
  sendPasswordReset,
  signInWithEmail,
  signOut,
  signUpWithEmail,
} from '../../src/session';
import { actorOf } from '../../src/session/session';
import { signInAsGuest } from '../../src/session/sign-in';
import { documentAt, linkTo, openGoogle, origin, projectId } from './google.testkit';

beforeAll(async () => {
  openGoogle();
  // Like current projects: signing in does not reveal whether an account exists.
  const answer = await fetch(`${origin}/emulator/v1/projects/${projectId}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  expect(answer.status).toBe(200);
});
afterEach(() => signOut());

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof AuthFailure ? error.code : error),
  );

describe("accounts of Google's Auth emulator", () => {
  it('are made, left and entered again, and fail with the codes that pages know', async () => {
    await signUpWithEmail(' zoe@courtside.test ', 'courtside');
    expect(currentSession()).toMatchObject({ status: 'signedIn', email: 'zoe@courtside.test', hasPassword: true });
    const { uid } = currentSession();
    await signOut();
    expect(currentSession().status).toBe('signedOut');
    expect(await codeOf(signUpWithEmail('zoe@courtside.test', 'courtside'))).toBe('auth/email-already-in-use');
    expect(await codeOf(signUpWithEmail('new@courtside.test', '12345'))).toBe('auth/weak-password');
    expect(await codeOf(signUpWithEmail('nobody', 'courtside'))).toBe('auth/invalid-email');
    expect(await codeOf(signInWithEmail('zoe@courtside.test', 'wrong password'))).toBe('auth/invalid-credential');
    expect(await codeOf(signInWithEmail('nobody@courtside.test', 'courtside'))).toBe('auth/invalid-credential');
    await signInWithEmail('zoe@courtside.test', 'courtside');
    expect(currentSession().uid).toBe(uid);
  });

  it('get another password by a link, without telling who has one', async () => {
    await signUpWithEmail('yan@courtside.test', 'courtside');
    await signOut();
    expect(await codeOf(sendPasswordReset('nobody@courtside.test'))).toBeNull();
    expect(await codeOf(sendPasswordReset('yan@courtside.test', 'fr'))).toBeNull();
    const link = await linkTo('yan@courtside.test', 'PASSWORD_RESET');
    expect((await fetch(`${link}&newPassword=mallet-and-ball`)).status).toBe(200);
    expect(await codeOf(signInWithEmail('yan@courtside.test', 'courtside'))).toBe('auth/invalid-credential');
    await signInWithEmail('yan@courtside.test', 'mallet-and-ball');
  });

  it('prove their address, and take another one, by links', async () => {
    await signUpWithEmail('xia@courtside.test', 'courtside');
    expect(await provenEmail()).toBeNull();
    await sendEmailProof('en', 'http://localhost/');
    await fetch(await linkTo('xia@courtside.test', 'VERIFY_EMAIL'), { redirect: 'manual' });
    expect(await checkEmailProof()).toBe('xia@courtside.test');
    await changeEmail('xia.new@courtside.test');
    await fetch(await linkTo('xia@courtside.test', 'VERIFY_AND_CHANGE_EMAIL'), { redirect: 'manual' });
    await signOut();
    await signInWithEmail('xia.new@courtside.test', 'courtside');
  });

  it('change their password, and go', async () => {
    await signUpWithEmail('wim@courtside.test', 'courtside');
    expect(await codeOf(reauthenticate('wrong password'))).toBe('auth/invalid-credential');
    await reauthenticate('courtside');
    await changePassword('mallet and ball');
    await signOut();
    await signInWithEmail('wim@courtside.test', 'mallet and ball');
    await deleteAccount();
    expect(currentSession().status).toBe('signedOut');
    expect(await codeOf(signInWithEmail('wim@courtside.test', 'mallet and ball'))).toBe('auth/invalid-credential');
  });

  it('need no address where somebody keeps score with a pass', async () => {
    await signInAsGuest();
    expect(actorOf(currentSession())).toMatch(/^\w{28}$/);
  });

  it('have a profile: the rules of documents take the tokens as they are made there', async () => {
    await signUpWithEmail('vera@courtside.test', 'courtside');
    const { uid } = currentSession();
    await saveProfile({ name: 'Vera', pronouns: 'she', club: 'Ghent', region: 'Benelux', skill: 4 });
    expect(await documentAt(`profiles/${uid}`)).toMatchObject({ name: { stringValue: 'vera' }, club: { stringValue: 'Ghent' } });
    expect(await documentAt(`profiles/${uid}/private/contact`)).toEqual({ email: { stringValue: 'vera@courtside.test' } });
    await signOut();
    await signInAsGuest();
    await expect(saveProfile({ name: 'nobody', pronouns: '-', club: '-', region: '-', skill: 1 })).rejects.toMatchObject({
      code: 'permission-denied',
    });
  });
});
