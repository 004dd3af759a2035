import type { ApiReply, ApiRequest } from '../../http/api';
import type { Account } from '../account';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';
import { getNetwork } from '../../http/addresses';
import { requireEmail, requirePassword } from './check-fields';
import { describeSignIn } from './replies';

/** Signs in with e-mail and password. An unknown address and a wrong password give one answer (except in a backend for tests), after the same time. */
export async function signInWithPassword(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  const email = requireEmail(body);
  const password = requirePassword(body);
  const network = getNetwork(request.address);
  // Counts before it hashes, so that attempts with invented addresses are limited too, although no account counts them.
  if (!context.allowOwner && !request.local) context.limits.signIn.take(network);
  const found = await context.throttles.signIn.attempt(`${email} ${network}`, async () => {
    const account = context.accounts.byEmail(email);
    // Test programs fail as often as they need.
    const admit = () => (context.allowOwner ? undefined : context.failedSignIns.admit(network, account?.uid));
    admit();
    return (await context.passwords.matches(account?.passwordHash, password, network, admit)) ? account : undefined;
  });
  if (found === undefined) {
    if (!context.allowOwner) context.failedSignIns.failed(network);
    throw new AuthError(refusalOf(context, email));
  }
  context.failedSignIns.succeeded(network, found.uid);
  const account = await recordSignIn(context, found, await remakeHash(context, found, password, network));
  const tokens = await context.sessions.open(account, 'password');
  return describeSignIn('VerifyPasswordResponse', account, tokens, {
    registered: true,
    ...(account.photoUrl === undefined ? {} : { profilePicture: account.photoUrl }),
  });
}

function refusalOf(context: AuthContext, email: string): string {
  if (context.privacy.hidesAccounts) return 'INVALID_LOGIN_CREDENTIALS';
  return context.accounts.byEmail(email) === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD';
}

/** Replaces a foreign hash by one that this server makes: an imported hash, or one from before this kind was chosen. */
async function remakeHash({ passwords }: AuthContext, { passwordHash }: Account, password: string, asker: string): Promise<NewHash | null> {
  if (passwordHash === undefined || !passwords.isOfAnotherKind(passwordHash)) return null;
  return { before: passwordHash, after: await passwords.hash(password, asker) };
}

interface NewHash {
  before: string;
  after: string;
}

/** @throws AuthError USER_DISABLED */
export function recordSignIn(context: AuthContext, account: Account, hash: NewHash | null = null): Promise<Account> {
  if (account.disabled === true) throw new AuthError('USER_DISABLED');
  return context.accounts.update(account.uid, (changed) => {
    changed.lastLoginAt = context.now();
    // The password may have been changed in the meantime.
    if (hash !== null && changed.passwordHash === hash.before) changed.passwordHash = hash.after;
  });
}
