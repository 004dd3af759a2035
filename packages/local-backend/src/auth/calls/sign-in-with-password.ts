import type { ApiReply, ApiRequest } from '../../server/api';
import type { Account } from '../account';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../context';
import { matchesPassword } from '../passwords';
import { networkOf } from '../rate-limit';
import { emailOf, passwordOf } from './fields';
import { signedIn } from './replies';

/** Signs in with e-mail and password. An unknown address and a wrong password give one answer (except in a backend for tests), after the same time. */
export async function signInWithPassword(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  const email = emailOf(body);
  const password = passwordOf(body);
  const found = await context.throttles.signIn.attempt(`${email} ${networkOf(request.address)}`, async () => {
    const account = context.accounts.byEmail(email);
    return (await matchesPassword(account?.passwordHash, password)) ? account : undefined;
  });
  if (found === undefined) throw new AuthError(refusalOf(context, email));
  const account = await recordSignIn(context, found);
  const tokens = await context.sessions.open(account, 'password');
  return signedIn('VerifyPasswordResponse', account, tokens, {
    registered: true,
    ...(account.photoUrl === undefined ? {} : { profilePicture: account.photoUrl }),
  });
}

function refusalOf(context: AuthContext, email: string): string {
  if (context.privacy.hidesAccounts) return 'INVALID_LOGIN_CREDENTIALS';
  return context.accounts.byEmail(email) === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD';
}

/** @throws AuthError USER_DISABLED */
export function recordSignIn(context: AuthContext, account: Account): Promise<Account> {
  if (account.disabled === true) throw new AuthError('USER_DISABLED');
  return context.accounts.update(account.uid, (changed) => {
    changed.lastLoginAt = context.now();
  });
}
