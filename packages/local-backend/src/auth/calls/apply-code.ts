import type { ApiRequest } from '../../http/api';
import type { Account } from '../account';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';
import { checkNewPassword } from '../passwords';
import type { OobCode } from '../oob-codes';
import { sendRecovery } from './send-oob-code';

/**
 * Sets a new password with a code from a message. The code proves that its user owns the address, so the address counts as verified; all sessions
 * end.
 * @throws AuthError INVALID_OOB_CODE, EXPIRED_OOB_CODE, WEAK_PASSWORD, USER_DISABLED
 */
export async function resetPasswordWithCode(context: AuthContext, oobCode: string, newPassword: string): Promise<Account> {
  const code = context.codes.read(oobCode);
  if (code.requestType !== 'PASSWORD_RESET') throw new AuthError('INVALID_OOB_CODE');
  checkNewPassword(newPassword);
  const account = holderOf(context, code);
  if (account.disabled === true) throw new AuthError('USER_DISABLED');
  const passwordHash = await context.passwords.hash(newPassword, account.uid);
  await context.codes.consume(oobCode);
  const changed = await context.accounts.update(account.uid, (current) => {
    if (current.email !== code.email) throw new AuthError('INVALID_OOB_CODE');
    dropUnverified(context, current);
    current.passwordHash = passwordHash;
    current.passwordUpdatedAt = context.now();
    revoke(current, context.now());
  });
  await context.codes.discard(account.uid);
  return changed;
}

/**
 * Applies a link's code: confirms an address, changes it, or takes the change back. The old address, if verified, gets a message with a link to take
 * the change back.
 * @throws AuthError INVALID_OOB_CODE, EXPIRED_OOB_CODE, EMAIL_EXISTS
 */
export async function applyCode(context: AuthContext, request: ApiRequest, oobCode: string): Promise<{ account: Account; code: OobCode }> {
  const code = context.codes.read(oobCode);
  const uid = holderOf(context, code).uid;
  if (code.requestType === 'PASSWORD_RESET' || code.requestType === 'EMAIL_SIGNIN') throw new AuthError('INVALID_OOB_CODE');
  let left: string | undefined;
  const account = await context.accounts.update(uid, (current) => {
    // Checks again inside the transaction: a proof of the address may have ended the code since, or another request used it.
    context.codes.read(oobCode);
    if (code.requestType === 'VERIFY_EMAIL') {
      if (current.email !== code.email) throw new AuthError('INVALID_OOB_CODE');
    } else if (code.requestType === 'VERIFY_AND_CHANGE_EMAIL') {
      if (code.newEmail === undefined || (current.email ?? code.newEmail) !== code.email) throw new AuthError('INVALID_OOB_CODE');
      // An unverified address may be a typo. Its owner gets no message about an account that was never theirs.
      if (current.emailVerified && current.email !== code.newEmail) left = current.email;
      changeEmail(current, code.newEmail, context.now());
    } else {
      changeEmail(current, code.email, context.now());
      context.codes.endRecoveriesFrom(uid, code);
    }
    current.emailVerified = true;
  });
  // A recovery has ended itself together with the later ones.
  if (code.requestType !== 'RECOVER_EMAIL') await context.codes.consume(oobCode);
  if (code.requestType !== 'VERIFY_EMAIL') await context.codes.discard(uid);
  if (left !== undefined) await sendRecovery(context, request, uid, left, account.email ?? '');
  return { account, code };
}

/** A changed address ends all sessions, including the caller's. */
function changeEmail(account: Account, email: string, now: number): void {
  account.email = email;
  revoke(account, now);
}

/**
 * The address is verified now. A user who took it before without a proof, and waited for its owner to use the account, loses every way in: also the
 * links that go to other addresses, such as the one that takes an earlier address back. Only inside a transaction.
 */
export function dropUnverified(context: AuthContext, account: Account): void {
  if (!account.emailVerified) {
    delete account.passwordHash;
    delete account.passwordUpdatedAt;
    delete account.emailLinkSignin;
    account.identities = [];
    context.codes.endAll(account.uid);
    revoke(account, context.now());
  }
  account.emailVerified = true;
}

/** Ends every session of an account: tokens made before are refused. */
export function revoke(account: Account, now: number): void {
  account.generation += 1;
  account.validSince = now;
}

function holderOf(context: AuthContext, code: OobCode): Account {
  const account = code.uid === undefined ? context.accounts.byEmail(code.email) : context.accounts.byUid(code.uid);
  if (account === undefined) throw new AuthError('INVALID_OOB_CODE');
  return account;
}
