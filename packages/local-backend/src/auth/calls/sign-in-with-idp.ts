import { json, readText, type ApiReply, type ApiRequest } from '../../http/api';
import { getFederatedId, listProviders, type Account, type FederatedIdentity } from '../account';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';
import { createAccount, buildAccount } from '../new-account';
import { dropUnverified } from './apply-code';
import { checkEmail } from './check-fields';
import { parseUnsignedClaims, readIdpClaims, type IdpClaims } from './idp-claims';

/** The providers that the account chooser represents. */
const PROVIDERS: ReadonlySet<string> = new Set(['google.com']);
/** The providers that the SDK has classes or documented names for; a backend for tests accepts a test's invented claims of them. */
const PROVIDERS_OF_TESTS: ReadonlySet<string> = new Set([
  ...PROVIDERS,
  'apple.com',
  'facebook.com',
  'github.com',
  'microsoft.com',
  'twitter.com',
  'yahoo.com',
]);

/**
 * Signs in with a provider's claims about a person, or links that identity to the caller's account (`idToken`). There is no real provider: the
 * account chooser signs the claims of a holder of the outbox key. Unsigned claims are accepted only from such a holder, and by a backend that trusts
 * every caller.
 */
export async function signInWithIdp(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  if (!context.accountChooser || !request.trusted) {
    throw new AuthError('OPERATION_NOT_ALLOWED', 'Google sign-in is not available here; use email and password.');
  }
  const body = await request.json();
  const mayMakeUp = context.allowOwner || context.outboxKey.isBearer(request.headers);
  const claims = await readIdpClaims(body, context.allowOwner ? PROVIDERS_OF_TESTS : PROVIDERS, async (credential) => {
    try {
      return await context.credentials.read(credential);
    } catch (error) {
      if (mayMakeUp) return parseUnsignedClaims(credential);
      throw error;
    }
  });
  const email = claims.email === undefined ? undefined : checkEmail(claims.email);
  const idToken = readText(body, 'idToken');

  const linked = context.accounts.byIdentity(claims.providerId, claims.rawId);
  let account: Account;
  let isNewUser = false;
  if (idToken !== undefined) {
    const caller = await context.sessions.callerOf(idToken);
    if (linked !== undefined && linked.uid !== caller.account.uid) throw new AuthError('FEDERATED_USER_ID_ALREADY_LINKED');
    account = await link(context, caller.account.uid, claims, email, { trustEmail: false });
  } else if (linked !== undefined) {
    account = await link(context, linked.uid, claims, email, { trustEmail: false });
  } else {
    const sameEmail = email === undefined ? undefined : context.accounts.byEmail(email);
    if (sameEmail !== undefined && !claims.emailVerified) return needConfirmation(claims, email, sameEmail);
    if (sameEmail !== undefined) {
      account = await link(context, sameEmail.uid, claims, email, { trustEmail: true });
    } else {
      account = await createFrom(context, claims, email);
      isNewUser = true;
    }
  }
  const tokens = await context.sessions.open(account, claims.providerId);
  return json({ ...describe(claims, email), localId: account.uid, isNewUser, ...tokens });
}

/** Google's claim of a verified address is accepted: a user who took the address before without a proof loses access. */
function link(
  context: AuthContext,
  uid: string,
  claims: IdpClaims,
  email: string | undefined,
  { trustEmail }: { trustEmail: boolean },
): Promise<Account> {
  return context.accounts.update(uid, (account) => {
    if (account.disabled === true) throw new AuthError('USER_DISABLED');
    if (trustEmail) dropUnverified(context, account);
    const others = account.identities.filter(({ providerId }) => providerId !== claims.providerId);
    account.identities = [...others, identityOf(claims, email)];
    if (account.email === undefined && email !== undefined && context.accounts.byEmail(email) === undefined) {
      account.email = email;
      account.emailVerified = claims.emailVerified;
    }
    account.displayName ??= claims.displayName;
    account.photoUrl ??= claims.photoUrl;
    if (account.displayName === undefined) delete account.displayName;
    if (account.photoUrl === undefined) delete account.photoUrl;
    account.lastLoginAt = context.now();
  });
}

function createFrom(context: AuthContext, claims: IdpClaims, email: string | undefined): Promise<Account> {
  return createAccount(
    context,
    buildAccount(context, {
      ...(email === undefined ? {} : { email }),
      emailVerified: email !== undefined && claims.emailVerified,
      ...(claims.displayName === undefined ? {} : { displayName: claims.displayName }),
      ...(claims.photoUrl === undefined ? {} : { photoUrl: claims.photoUrl }),
      identities: [identityOf(claims, email)],
    }),
  );
}

function identityOf(claims: IdpClaims, email: string | undefined): FederatedIdentity {
  return {
    providerId: claims.providerId,
    rawId: claims.rawId,
    ...(email === undefined ? {} : { email }),
    ...(claims.displayName === undefined ? {} : { displayName: claims.displayName }),
    ...(claims.photoUrl === undefined ? {} : { photoUrl: claims.photoUrl }),
  };
}

function describe(claims: IdpClaims, email: string | undefined): Record<string, unknown> {
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId: claims.providerId,
    federatedId: getFederatedId(claims),
    ...(email === undefined ? {} : { email, emailVerified: claims.emailVerified }),
    ...(claims.displayName === undefined ? {} : { displayName: claims.displayName, fullName: claims.displayName }),
    ...(claims.photoUrl === undefined ? {} : { photoUrl: claims.photoUrl }),
    rawUserInfo: JSON.stringify(claims.raw),
    oauthIdToken: claims.credential,
    oauthAccessToken: `local_${claims.rawId}`,
    oauthExpireIn: 3600,
  };
}

/** The SDK turns this into auth/account-exists-with-different-credential. */
function needConfirmation(claims: IdpClaims, email: string | undefined, holder: Account): ApiReply {
  return json({
    ...describe(claims, email),
    needConfirmation: true,
    verifiedProvider: listProviders(holder).map(({ providerId }) => providerId),
  });
}
