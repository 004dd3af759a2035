import { readText, type ApiReply, type ApiRequest } from '../../http/api';
import type { Account } from '../account';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';
import { createAccount, buildAccount } from '../new-account';
import type { Caller } from '../sessions';
import { dropUnverified, revoke } from './apply-code';
import { isAnonymousUpgrade } from './change-account';
import { requireEmail } from './check-fields';
import { describeSignIn } from './replies';
import { sendRecovery } from './send-oob-code';

/** Signs in with the link of a message, or adds that sign-in method to the caller's account (`idToken`). Either verifies the address. */
export async function signInWithEmailLink(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  const oobCode = readText(body, 'oobCode');
  if (oobCode === undefined || oobCode === '') throw new AuthError('MISSING_OOB_CODE');
  const email = requireEmail(body);
  const code = context.codes.read(oobCode);
  if (code.requestType !== 'EMAIL_SIGNIN') throw new AuthError('INVALID_OOB_CODE');
  if (code.email !== email) throw new AuthError('INVALID_EMAIL', 'The email provided does not match the sign-in email address.');
  const idToken = readText(body, 'idToken');
  const caller = idToken === undefined ? null : await context.sessions.callerOf(idToken);
  const existing = context.accounts.byEmail(email);
  if (caller !== null && !isAnonymousUpgrade(caller)) context.sessions.requireRecent(caller);
  if (caller !== null && existing !== undefined && existing.uid !== caller.account.uid) throw new AuthError('EMAIL_EXISTS');
  await context.codes.consume(oobCode);
  const account = caller === null ? await enter(context, existing, email) : await link(context, request, caller, email);
  const tokens = await context.sessions.open(account, 'password');
  return describeSignIn('EmailLinkSigninResponse', account, tokens, { isNewUser: caller === null && existing === undefined });
}

function enter(context: AuthContext, existing: Account | undefined, email: string): Promise<Account> {
  if (existing === undefined) return createAccount(context, buildAccount(context, { email, emailVerified: true, emailLinkSignin: true }));
  return context.accounts.update(existing.uid, (changed) => {
    if (changed.disabled === true) throw new AuthError('USER_DISABLED');
    // Another account may have got the address since it was looked up.
    if (changed.email !== email) throw new AuthError('INVALID_OOB_CODE');
    dropUnverified(context, changed);
    changed.emailLinkSignin = true;
    changed.lastLoginAt = context.now();
  });
}

async function link(context: AuthContext, request: ApiRequest, caller: Caller, email: string): Promise<Account> {
  const oldEmail = caller.account.email;
  const isChange = oldEmail !== undefined && oldEmail !== email;
  const account = await context.accounts.update(caller.account.uid, (changed) => {
    if (changed.email !== oldEmail) throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
    changed.email = email;
    changed.emailVerified = true;
    changed.emailLinkSignin = true;
    if (isChange) revoke(changed, context.now());
  });
  // Notifies only a user who verified the old address: an unverified one may be a typo.
  if (isChange && caller.account.emailVerified) await sendRecovery(context, request, account.uid, oldEmail, email);
  return account;
}
