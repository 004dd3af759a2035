import { json, textOf, type ApiReply, type ApiRequest, type JsonObject } from '../../server/api';
import type { Account } from '../account';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../context';
import { checkNewPassword, hashPassword } from '../passwords';
import type { Caller } from '../sessions';
import { applyCode, revoke } from './apply-code';
import { checkedDisplayName, checkedEmail, checkedPhotoUrl } from './fields';
import { describeAccount } from './replies';
import { sendRecovery } from './send-oob-code';

/** Changes the caller's own account, or does what the link of a message is for (`oobCode`). */
export async function update(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  const oobCode = textOf(body, 'oobCode');
  if (oobCode !== undefined && oobCode !== '') {
    const { account, code } = await applyCode(context, oobCode);
    const shown = code.requestType === 'RECOVER_EMAIL' ? code.email : account.email;
    return json({ kind: 'identitytoolkit#SetAccountInfoResponse', localId: account.uid, email: shown, emailVerified: account.emailVerified });
  }
  const caller = await context.sessions.callerOf(textOf(body, 'idToken'));
  const change = await changeOf(context, caller, body);
  const account = await context.accounts.update(caller.account.uid, change.apply);
  const oldEmail = caller.account.email;
  if (change.email !== undefined && oldEmail !== undefined && change.email !== oldEmail) {
    await sendRecovery(context, request, account.uid, oldEmail, change.email);
  }
  if (change.endsSessions) await context.codes.discard(account.uid);
  const { passwordUpdatedAt: _kept, ...described } = describeAccount(account);
  const tokens = change.endsSessions || body['returnSecureToken'] === true ? await context.sessions.renew(account, caller.signIn) : {};
  return json({ kind: 'identitytoolkit#SetAccountInfoResponse', ...described, ...tokens });
}

interface Change {
  apply(account: Account): void;
  email: string | undefined;
  endsSessions: boolean;
}

/** @throws AuthError for anything that can't be set, before anything is */
async function changeOf(context: AuthContext, caller: Caller, body: JsonObject): Promise<Change> {
  const emailText = textOf(body, 'email');
  const email = emailText === undefined || emailText === '' ? undefined : checkedEmail(emailText);
  const password = textOf(body, 'password');
  const changesEmail = email !== undefined && email !== caller.account.email;
  const changesPassword = password !== undefined && password !== '';
  if (changesPassword) checkNewPassword(password);
  if (changesEmail || changesPassword) context.sessions.requireRecent(caller);
  if (changesPassword && (email ?? caller.account.email) === undefined) throw new AuthError('MISSING_EMAIL');
  const passwordHash = changesPassword ? await hashPassword(password) : undefined;

  // The SDK writes null for "none".
  const displayName = body['displayName'] === null ? '' : textOf(body, 'displayName');
  const photoUrl = body['photoUrl'] === null ? '' : textOf(body, 'photoUrl');
  if (displayName !== undefined) checkedDisplayName(displayName);
  if (photoUrl !== undefined) checkedPhotoUrl(photoUrl);
  const cleared = listOf(body, 'deleteAttribute');
  const unlinked = listOf(body, 'deleteProvider');

  return {
    email,
    endsSessions: changesEmail || changesPassword,
    apply(account) {
      if (displayName !== undefined) setOrClear(account, 'displayName', displayName);
      if (photoUrl !== undefined) setOrClear(account, 'photoUrl', photoUrl);
      if (cleared.includes('DISPLAY_NAME')) delete account.displayName;
      if (cleared.includes('PHOTO_URL')) delete account.photoUrl;
      account.identities = account.identities.filter(({ providerId }) => !unlinked.includes(providerId));
      if (unlinked.includes('password')) {
        delete account.passwordHash;
        delete account.passwordUpdatedAt;
      }
      if (changesEmail) {
        account.email = email;
        account.emailVerified = false;
      }
      if (passwordHash !== undefined) {
        account.passwordHash = passwordHash;
        account.passwordUpdatedAt = context.now();
      }
      if (changesEmail || changesPassword) revoke(account, context.now());
    },
  };
}

function setOrClear(account: Account, field: 'displayName' | 'photoUrl', value: string): void {
  if (value === '') delete account[field];
  else account[field] = value;
}

function listOf(body: JsonObject, field: string): string[] {
  const value = body[field];
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}
