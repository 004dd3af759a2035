import { hasNoSignInMethod, type Account } from './account';
import type { Identity } from './identity';

/** How far an account is trusted with space, lowest first: without a way to sign in again, without a verified address, or with one. */
export type Rank = 'anonymous' | 'unproven' | 'proven';

/** The rank that a token shows; requests without one rank lowest. */
export function getIdentityRank(identity: Identity | null): Rank {
  if (identity === null) return 'anonymous';
  const { email_verified: isProven, firebase } = identity.token as { email_verified?: unknown; firebase?: { sign_in_provider?: unknown } };
  if (isProven === true) return 'proven';
  return firebase?.sign_in_provider === 'anonymous' ? 'anonymous' : 'unproven';
}

/** Returns the rank of a stored account; deleted accounts have no verified address. */
export function getAccountRank(account: Account | undefined): Rank {
  if (account === undefined) return 'unproven';
  if (account.email !== undefined && account.emailVerified) return 'proven';
  return hasNoSignInMethod(account) ? 'anonymous' : 'unproven';
}
