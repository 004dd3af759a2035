import {
  AuthFailure,
  changePassword,
  currentSession,
  deleteAccount,
  reauthenticate,
  sendPasswordReset,
  signInWithEmail,
  signOut,
  signUpWithEmail,
  watchSession,
  type Session,
} from '../src/session';
import { platformForTests } from './platform.testkit';

platformForTests();

const codeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof AuthFailure ? error.code : error),
  );

describe('a session', () => {
  it('follows sign-up, sign-out and sign-in', async () => {
    const seen: Session['status'][] = [];
    const stop = watchSession(({ status }) => seen.push(status));
    await signUpWithEmail(' zoe@courtside.test ', 'courtside');
    expect(currentSession()).toMatchObject({ status: 'signedIn', email: 'zoe@courtside.test', hasPassword: true });
    expect(currentSession().uid).toHaveLength(28);
    await signOut();
    await signInWithEmail('zoe@courtside.test', 'courtside');
    stop();
    expect(seen.filter((status) => status !== 'loading').slice(-3)).toEqual(['signedIn', 'signedOut', 'signedIn']);
  });

  it('fails with the codes of Firebase', async () => {
    expect(await codeOf(signUpWithEmail('zoe@courtside.test', 'courtside'))).toBe('auth/email-already-in-use');
    expect(await codeOf(signUpWithEmail('new@courtside.test', '12345'))).toBe('auth/weak-password');
    expect(await codeOf(signUpWithEmail('nobody', 'courtside'))).toBe('auth/invalid-email');
    expect(await codeOf(signInWithEmail('zoe@courtside.test', 'wrong password'))).toBe('auth/invalid-credential');
    expect(await codeOf(signInWithEmail('nobody@courtside.test', 'courtside'))).toBe('auth/invalid-credential');
  });

  it('asks for a reset without telling who has an account', async () => {
    expect(await codeOf(sendPasswordReset('zoe@courtside.test', 'fr'))).toBeNull();
    expect(await codeOf(sendPasswordReset('nobody@courtside.test'))).toBeNull();
  });

  it('changes the password, and deletes the account', async () => {
    await signInWithEmail('zoe@courtside.test', 'courtside');
    expect(await codeOf(reauthenticate('wrong password'))).toBe('auth/invalid-credential');
    await reauthenticate('courtside');
    await changePassword('mallet and ball');
    await signOut();
    await signInWithEmail('zoe@courtside.test', 'mallet and ball');
    await deleteAccount();
    expect(currentSession().status).toBe('signedOut');
    expect(await codeOf(signInWithEmail('zoe@courtside.test', 'mallet and ball'))).toBe('auth/invalid-credential');
    expect(await codeOf(changePassword('something else'))).toBe('auth/no-current-user');
  });
});
