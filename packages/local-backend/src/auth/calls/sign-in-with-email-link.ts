import { textOf, type ApiReply, type ApiRequest } from '../../server/api';
import type { Account } from '../account';
import { newUid } from '../account-store';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../context';
import { emailOf } from './fields';
import { signedIn } from './replies';

/** Signs in with the link of a message; the address is verified by it. */
export async function signInWithEmailLink(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  const oobCode = textOf(body, 'oobCode');
  if (oobCode === undefined || oobCode === '') throw new AuthError('MISSING_OOB_CODE');
  const email = emailOf(body);
  const code = context.codes.read(oobCode);
  if (code.requestType !== 'EMAIL_SIGNIN') throw new AuthError('INVALID_OOB_CODE');
  if (code.email !== email) throw new AuthError('INVALID_EMAIL', 'The email provided does not match the sign-in email address.');
  await context.codes.consume(oobCode);
  const now = context.now();
  const existing = context.accounts.byEmail(email);
  const account: Account =
    existing === undefined
      ? await context.accounts.create({ uid: newUid(), email, emailVerified: true, identities: [], createdAt: now, lastLoginAt: now, generation: 0, validSince: now })
      : await context.accounts.update(existing.uid, (changed) => {
          if (changed.disabled === true) throw new AuthError('USER_DISABLED');
          changed.emailVerified = true;
          changed.lastLoginAt = now;
        });
  const tokens = await context.sessions.open(account, 'emailLink');
  return signedIn('EmailLinkSigninResponse', account, tokens, { isNewUser: existing === undefined });
}
