import {
  EmailAuthProvider,
  linkWithCredential,
  reload,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailLink,
  createUserWithEmailAndPassword,
} from 'firebase/auth';
import { newestCode } from './auth.testkit';
import { password, setUpTestBackend } from './protection.testkit';

const stage = setUpTestBackend();
const { start, post, refusal } = stage;

describe('A31 an old sign-in takes no account over', () => {
  it('by a second sign-up, which is a change of password and address: it needs a new sign-in and ends the other sessions', async () => {
    await start();
    const { user } = await createUserWithEmailAndPassword(stage.client.auth, 'ada@example.org', password);
    const idToken = await user.getIdToken();
    stage.clock += 6 * 60_000;
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
    const { user } = await signInAnonymously(stage.client.auth);
    stage.clock += 3 * 3_600_000;
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
    await sendSignInLinkToEmail(stage.client.auth, 'ada@example.org', { url: 'http://localhost:4200/', handleCodeInApp: true });
    await signInWithEmailLink(stage.client.auth, 'ada@example.org', (await newestCode(stage.backend, 'ada@example.org')).oobLink);
    expect(await refusal('signInWithPassword', { email: 'ada@example.org', password })).toContain('INVALID_LOGIN_CREDENTIALS');
    expect(await refusal('lookup', { idToken: thief.body['idToken'] })).toBe('TOKEN_EXPIRED');
  });

  it('nor by an account that is moved to where somebody else is at home', async () => {
    await start();
    const { body } = await post('signUp', { email: 'thief@example.org', password });
    expect(await refusal('update', { idToken: body['idToken'], email: 'ada@example.org' })).toContain('OPERATION_NOT_ALLOWED');
    expect(await refusal('signUp', { email: 'ada@example.org', password })).toBe('none');
  });

  /** An account that moved to another person's address, as in a backend for tests and in older stores, and the link that takes it back. */
  const moved = async (from: string, to: string): Promise<string> => {
    const { body } = await post('signUp', { email: from, password });
    expect((await post('update', { idToken: body['idToken'], email: to })).status).toBe(200);
    const code = await newestCode(stage.backend, from);
    expect(code.requestType).toBe('RECOVER_EMAIL');
    return code.oobCode;
  };

  it('nor by a link that takes an earlier address back, once the owner has reset the password', async () => {
    await start({ allowOwner: true });
    const oobCode = await moved('thief@example.org', 'ada@example.org');
    await sendPasswordResetEmail(stage.client.auth, 'ada@example.org');
    const reset = await newestCode(stage.backend, 'ada@example.org');
    expect(await refusal('resetPassword', { oobCode: reset.oobCode, newPassword: 'owned horse' })).toBe('none');
    expect(await refusal('update', { oobCode })).toContain('INVALID_OOB_CODE');
    expect(await refusal('signInWithPassword', { email: 'ada@example.org', password: 'owned horse' })).toBe('none');
  });

  it('nor once the owner has come in by a link', async () => {
    await start({ allowOwner: true });
    const oobCode = await moved('thief@example.org', 'ada@example.org');
    await sendSignInLinkToEmail(stage.client.auth, 'ada@example.org', { url: 'http://localhost:4200/', handleCodeInApp: true });
    await signInWithEmailLink(stage.client.auth, 'ada@example.org', (await newestCode(stage.backend, 'ada@example.org')).oobLink);
    expect(await refusal('update', { oobCode })).toContain('INVALID_OOB_CODE');
  });

  it('while an owner takes the address back from a thief, once and in time, and with it ends the links of the thief', async () => {
    await start();
    const { body } = await post('signUp', { email: 'ada@example.org', password });
    await post('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: body['idToken'] });
    expect(await refusal('update', { oobCode: (await newestCode(stage.backend, 'ada@example.org')).oobCode })).toBe('none');
    for (const [from, to] of [
      ['ada@example.org', 'thief@example.org'],
      ['thief@example.org', 'other@example.org'],
    ] as const) {
      const thief = await post('signInWithPassword', { email: from, password });
      await post('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken: thief.body['idToken'], newEmail: to });
      stage.clock += 1000;
      expect(await refusal('update', { oobCode: (await newestCode(stage.backend, to)).oobCode })).toBe('none');
    }
    const { oobCode } = await newestCode(stage.backend, 'ada@example.org');
    const later = await newestCode(stage.backend, 'thief@example.org');
    expect(later.requestType).toBe('RECOVER_EMAIL');
    expect(await refusal('update', { oobCode })).toBe('none');
    expect(await refusal('update', { oobCode })).toContain('INVALID_OOB_CODE');
    expect(await refusal('update', { oobCode: later.oobCode })).toContain('INVALID_OOB_CODE');
    expect(await refusal('signInWithPassword', { email: 'ada@example.org', password })).toBe('none');
  });

  it('nor after a month', async () => {
    await start({ allowOwner: true });
    const oobCode = await moved('ada@example.org', 'thief@example.org');
    stage.clock += 30 * 86_400_000 + 1;
    expect(await refusal('update', { oobCode })).toContain('EXPIRED_OOB_CODE');
  });
});
