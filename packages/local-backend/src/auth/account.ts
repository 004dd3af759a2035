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
  /** Argon2id in PHC format, or one of `scrypt-hash.ts`. */
  passwordHash?: string;
  passwordUpdatedAt?: number;
  /** Whether the user has signed in with a link sent to the address: a sign-in method without a password. */
  emailLinkSignin?: boolean;
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

/** A person's id at a provider as an address, in the form of Google's. */
export function getFederatedId({ providerId, rawId }: Pick<FederatedIdentity, 'providerId' | 'rawId'>): string {
  return providerId === 'google.com' ? `https://accounts.google.com/${rawId}` : rawId;
}

/** Lists the sign-in methods of an account. */
export function listProviders(account: Account): ProviderUserInfo[] {
  const providers: ProviderUserInfo[] = account.identities.map((identity) => ({ ...identity, federatedId: getFederatedId(identity) }));
  if ((account.passwordHash !== undefined || account.emailLinkSignin === true) && account.email !== undefined) {
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

/** Returns the sign-in methods of an address by the SDK's names (`fetchSignInMethodsForEmail`). */
export function listSignInMethods({ identities, passwordHash, emailLinkSignin }: Account): string[] {
  return [
    ...identities.map(({ providerId }) => providerId),
    ...(passwordHash === undefined ? [] : ['password']),
    ...(emailLinkSignin === true ? ['emailLink'] : []),
  ];
}

/** Whether it is impossible to sign in to the account again: an anonymous one, or one of a custom token. */
export function hasNoSignInMethod({ email, passwordHash, identities }: Account): boolean {
  return email === undefined && passwordHash === undefined && identities.length === 0;
}
