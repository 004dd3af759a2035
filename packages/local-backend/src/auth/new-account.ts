import { randomInt } from 'node:crypto';
import type { ApiRequest } from '../http/api';
import { hasNoSignInMethod, type Account } from './account';
import { newUid } from './account-store';
import { AuthError } from './auth-error';
import type { AuthContext } from './auth-context';
import { getNetwork } from '../http/addresses';

/** An account as it begins. */
export function buildAccount(context: Pick<AuthContext, 'now'>, fields: Partial<Account> = {}): Account {
  const now = context.now();
  return {
    uid: newUid(),
    emailVerified: false,
    identities: [],
    createdAt: now,
    lastLoginAt: now,
    // Not 0: a uid may be used again (custom tokens, imports), and tokens of the previous account must not be valid for the new one.
    generation: randomInt(2 ** 40),
    validSince: now,
    ...fields,
  };
}

/**
 * Stores a new account, unless there are too many.
 * @throws AuthError QUOTA_EXCEEDED, and those of {@link AccountStore.create}
 */
export function createAccount(context: AuthContext, account: Account): Promise<Account> {
  const { total, anonymous } = context.accounts.count();
  const { maxAccounts } = context;
  if (total >= maxAccounts)
    throw new AuthError(
      'QUOTA_EXCEEDED',
      `This server keeps at most ${maxAccounts} accounts. Its operator can delete some, or raise --max-accounts.`,
    );
  const mostAnonymous = Math.ceil(maxAccounts / 10);
  if (hasNoSignInMethod(account) && anonymous >= mostAnonymous) {
    throw new AuthError('QUOTA_EXCEEDED', `This server keeps at most ${mostAnonymous} anonymous accounts. Sign up with an email address.`);
  }
  return context.accounts.create(account);
}

/**
 * Counts an attempt to sign up, the refused ones too: they reveal existing accounts.
 * @throws AuthError TOO_MANY_ATTEMPTS_TRY_LATER
 */
export function countSignUp(context: AuthContext, request: ApiRequest, isAnonymous = false): void {
  if (context.allowOwner) return; // Test programs create as many accounts as they need.
  const { anonymousSignUp, localSignUp, signUp } = context.limits;
  (isAnonymous ? anonymousSignUp : request.local ? localSignUp : signUp).take(getNetwork(request.address));
}
