import { textOf, type ApiReply, type ApiRequest } from '../../server/api';
import type { Account } from '../account';
import { newUid } from '../account-store';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../context';
import { checkNewPassword, hashPassword } from '../passwords';
import { checkedDisplayName, checkedPhotoUrl, emailOf, passwordOf } from './fields';
import { signedIn } from './replies';

/** A new account with e-mail and password, an anonymous one (no e-mail), or a password for an account that has none (`idToken`). */
export async function signUp(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  if (body['idToken'] !== undefined) return addPassword(context, body);
  return signUpAs(context, request, body);
}

async function signUpAs(context: AuthContext, request: ApiRequest, body: Readonly<Record<string, unknown>>): Promise<ApiReply> {
  const isAnonymous = body['email'] === undefined && body['password'] === undefined;
  const credentials = isAnonymous ? null : { email: emailOf(body), password: passwordOf(body) };
  if (credentials !== null) {
    checkNewPassword(credentials.password);
    if (context.accounts.byEmail(credentials.email) !== undefined) throw new AuthError('EMAIL_EXISTS');
  }
  if (!request.local) await countSignUp(context, request.address);
  const now = context.now();
  const displayName = textOf(body, 'displayName');
  const photoUrl = textOf(body, 'photoUrl');
  const account: Account = {
    uid: newUid(),
    emailVerified: false,
    identities: [],
    createdAt: now,
    lastLoginAt: now,
    generation: 0,
    validSince: now,
    ...(displayName === undefined ? {} : { displayName: checkedDisplayName(displayName) }),
    ...(photoUrl === undefined ? {} : { photoUrl: checkedPhotoUrl(photoUrl) }),
    ...(credentials === null
      ? {}
      : { email: credentials.email, passwordHash: await hashPassword(credentials.password), passwordUpdatedAt: now }),
  };
  await context.accounts.create(account);
  const tokens = await context.sessions.open(account, isAnonymous ? 'anonymous' : 'password');
  return signedIn('SignupNewUserResponse', account, tokens);
}

async function addPassword(context: AuthContext, body: Readonly<Record<string, unknown>>): Promise<ApiReply> {
  const caller = await context.sessions.callerOf(textOf(body, 'idToken'));
  const email = emailOf(body);
  const password = passwordOf(body);
  checkNewPassword(password);
  const holder = context.accounts.byEmail(email);
  if (holder !== undefined && holder.uid !== caller.account.uid) throw new AuthError('EMAIL_EXISTS');
  const passwordHash = await hashPassword(password);
  const account = await context.accounts.update(caller.account.uid, (changed) => {
    if (changed.email !== email) changed.emailVerified = false;
    changed.email = email;
    changed.passwordHash = passwordHash;
    changed.passwordUpdatedAt = context.now();
  });
  const tokens = await context.sessions.open(account, 'password');
  return signedIn('SignupNewUserResponse', account, tokens);
}

/** Every new account counts like a failure: who makes many waits longer and longer. */
async function countSignUp(context: AuthContext, address: string): Promise<void> {
  await context.throttles.signUp.attempt(address, () => Promise.resolve(undefined));
}
