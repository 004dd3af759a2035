import { readText, type ApiRequest, type JsonObject } from '../../http/api';
import { hasNoSignInMethod, type Account } from '../account';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';
import { countSignUp } from '../new-account';
import { checkNewPassword } from '../passwords';
import { getNetwork } from '../../http/addresses';
import type { Caller } from '../sessions';
import { revoke } from './apply-code';
import { checkDisplayName, checkEmail, checkPhotoUrl } from './check-fields';
import { sendRecovery } from './send-oob-code';

/** The result of a user's change of their own account. */
export interface Changed {
  account: Account;
  /** Whether all earlier tokens become invalid, the caller's included. */
  endsSessions: boolean;
}

/**
 * Changes the caller's own account: profile, address, password. A change that could lock its owner out (address, password) needs a recent sign-in,
 * ends all other sessions, and sends a message to the old address. An anonymous account is exempt: it has no other way in and no other holder. An
 * account that has an address changes it only by a link to the new one, except in a backend for tests.
 * @throws AuthError for anything that can't be set, before anything is
 */
export async function changeAccount(context: AuthContext, request: ApiRequest, caller: Caller, body: JsonObject): Promise<Changed> {
  const change = await changeOf(context, request, caller, body);
  const account = await context.accounts.update(caller.account.uid, change.apply);
  const oldEmail = caller.account.email;
  if (change.email !== undefined && oldEmail !== undefined && change.email !== oldEmail) {
    await sendRecovery(context, request, account.uid, oldEmail, change.email);
  }
  if (change.endsSessions) await context.codes.discard(account.uid);
  return { account, endsSessions: change.endsSessions };
}

interface Change {
  apply(account: Account): void;
  email: string | undefined;
  endsSessions: boolean;
}

async function changeOf(context: AuthContext, request: ApiRequest, caller: Caller, body: JsonObject): Promise<Change> {
  const emailText = readText(body, 'email');
  const email = emailText === undefined || emailText === '' ? undefined : checkEmail(emailText);
  const password = readText(body, 'password');
  const changesEmail = email !== undefined && email !== caller.account.email;
  const changesPassword = password !== undefined && password !== '';
  const isUpgrade = isAnonymousUpgrade(caller);
  if (changesPassword) checkNewPassword(password);
  if ((changesEmail || changesPassword) && !isUpgrade) context.sessions.requireRecent(caller);
  // Google's service refuses this too. Otherwise a user could park an account at another user's address, or find out which addresses have none.
  if (changesEmail && caller.account.email !== undefined && context.privacy.hidesAccounts)
    throw new AuthError('OPERATION_NOT_ALLOWED', 'Please verify the new email before changing email.');
  if (changesPassword && (email ?? caller.account.email) === undefined) throw new AuthError('MISSING_EMAIL');
  if (changesEmail) {
    countSignUp(context, request);
    if (context.accounts.byEmail(email) !== undefined) throw new AuthError('EMAIL_EXISTS');
  }
  const passwordHash = changesPassword ? await context.passwords.hash(password, getNetwork(request.address)) : undefined;

  // The SDK writes null for "none".
  const displayName = body['displayName'] === null ? '' : readText(body, 'displayName');
  const photoUrl = body['photoUrl'] === null ? '' : readText(body, 'photoUrl');
  if (displayName !== undefined) checkDisplayName(displayName);
  if (photoUrl !== undefined) checkPhotoUrl(photoUrl);
  const cleared = listOf(body, 'deleteAttribute');
  const unlinked = listOf(body, 'deleteProvider');
  const endsSessions = (changesEmail || changesPassword) && !isUpgrade;

  return {
    email,
    endsSessions,
    apply(account) {
      // Another request was faster: the anonymous account has an owner now.
      if (isUpgrade && (changesEmail || changesPassword) && !hasNoSignInMethod(account))
        throw new AuthError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN');
      if (displayName !== undefined) setOrClear(account, 'displayName', displayName);
      if (photoUrl !== undefined) setOrClear(account, 'photoUrl', photoUrl);
      if (cleared.includes('DISPLAY_NAME')) delete account.displayName;
      if (cleared.includes('PHOTO_URL')) delete account.photoUrl;
      account.identities = account.identities.filter(({ providerId }) => !unlinked.includes(providerId));
      if (unlinked.includes('password')) {
        delete account.passwordHash;
        delete account.passwordUpdatedAt;
        delete account.emailLinkSignin;
      }
      if (changesEmail) {
        account.email = email;
        account.emailVerified = false;
      }
      if (passwordHash !== undefined) {
        account.passwordHash = passwordHash;
        account.passwordUpdatedAt = context.now();
      }
      if (endsSessions) revoke(account, context.now());
    },
  };
}

/** An anonymous account becomes a permanent one: it has no other way in that could be checked again, and no other holder to lock out. */
export function isAnonymousUpgrade({ account, signIn }: Caller): boolean {
  return signIn.provider === 'anonymous' && hasNoSignInMethod(account);
}

function setOrClear(account: Account, field: 'displayName' | 'photoUrl', value: string): void {
  if (value === '') delete account[field];
  else account[field] = value;
}

function listOf(body: JsonObject, field: string): string[] {
  const value = body[field];
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}
