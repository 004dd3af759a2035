/** A person's identity at a provider such as google.com. */
export interface FederatedIdentity {
  providerId: string;
  /** The person's id at the provider. */
  rawId: string;
  email?: string;
  displayName?: string;
  photoUrl?: string;
}

/** A person who can sign in, as it is kept in the store. Times are milliseconds since 1970. */
export interface Account {
  uid: string;
  email?: string;
  emailVerified: boolean;
  displayName?: string;
  photoUrl?: string;
  /** Argon2id in PHC format. */
  passwordHash?: string;
  passwordUpdatedAt?: number;
  identities: FederatedIdentity[];
  createdAt: number;
  lastLoginAt: number;
  disabled?: boolean;
  customClaims?: Record<string, unknown>;
  /**
   * Counts the revocations: a token carries the number it was made under and is refused under a later one. A number and not a time,
   * since tokens have whole seconds and clocks go backwards.
   */
  generation: number;
  /** When the latest revocation happened. */
  validSince: number;
}

/** The part of the wire format's `providerUserInfo` that the SDK reads. */
export interface ProviderUserInfo {
  providerId: string;
  rawId: string;
  federatedId?: string;
  email?: string;
  displayName?: string;
  photoUrl?: string;
}

/** Every way in which this account can sign in. */
export function providersOf(account: Account): ProviderUserInfo[] {
  const providers: ProviderUserInfo[] = account.identities.map((identity) => ({ ...identity, federatedId: identity.rawId }));
  if (account.passwordHash !== undefined && account.email !== undefined) {
    providers.push({
      providerId: 'password',
      rawId: account.email,
      federatedId: account.email,
      email: account.email,
      ...(account.displayName === undefined ? {} : { displayName: account.displayName }),
      ...(account.photoUrl === undefined ? {} : { photoUrl: account.photoUrl }),
    });
  }
  return providers;
}
