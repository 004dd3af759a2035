import { readText, type JsonObject } from '../../http/api';
import { HttpError } from '../../http/http-error';
import type { Account } from '../account';
import { AuthError } from '../auth-error';
import { checkDisplayName, checkEmail, checkPhotoUrl } from '../calls/check-fields';
import type { AuthContext } from '../auth-context';
import { createAccount, buildAccount } from '../new-account';
import { readObjects } from './find-accounts';
import { importedHash } from './hash-parameters';
import { readClaims, readIdentity } from './operator-change';

const MOST = 1000;

/**
 * `accounts:batchCreate`: imports accounts; an existing account is replaced, which ends its sessions. Firebase's own hashes and those of scrypt are
 * imported too; other hashes are refused, and those people set a password with a link.
 * @returns the errors, by the place in the list
 */
export async function importAccounts(context: AuthContext, body: JsonObject): Promise<{ index: number; message: string }[]> {
  const users = readObjects(body, 'users');
  if (users.length === 0) throw new AuthError('MISSING_USER_ACCOUNT');
  if (users.length > MOST) throw new AuthError('MAXIMUM_USER_COUNT_EXCEEDED', `At most ${MOST} people at once.`);
  const errors: { index: number; message: string }[] = [];
  for (const [index, user] of users.entries()) {
    try {
      await importOne(context, user, body);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      errors.push({ index, message: error.message });
    }
  }
  return errors;
}

async function importOne(context: AuthContext, user: JsonObject, batch: JsonObject): Promise<void> {
  const uid = readText(user, 'localId');
  if (uid === undefined || uid === '' || uid.length > 128) throw new AuthError('MISSING_LOCAL_ID');
  if (user['rawPassword'] !== undefined) throw new AuthError('OPERATION_NOT_ALLOWED', 'Passwords themselves are not taken.');
  const passwordHash = importedHash(user, batch);
  if (user['phoneNumber'] !== undefined) throw new AuthError('OPERATION_NOT_ALLOWED', 'Phone numbers are not offered here.');
  const [email, displayName, photoUrl, claims] = ['email', 'displayName', 'photoUrl', 'customAttributes'].map((field) =>
    readText(user, field),
  );
  const identities = readObjects(user, 'providerUserInfo').flatMap((entry) =>
    readText(entry, 'providerId') === 'password' ? [] : (readIdentity(entry) ?? []),
  );
  const timeOf = (field: string): Partial<Account> => (Number.isFinite(Number(user[field] ?? NaN)) ? { [field]: Number(user[field]) } : {});
  const imported: Account = buildAccount(context, {
    uid,
    emailVerified: user['emailVerified'] === true,
    identities,
    ...timeOf('createdAt'),
    ...timeOf('lastLoginAt'),
    ...(email === undefined ? {} : { email: checkEmail(email) }),
    ...(passwordHash === undefined ? {} : { passwordHash, passwordUpdatedAt: context.now() }),
    ...(displayName === undefined ? {} : { displayName: checkDisplayName(displayName) }),
    ...(photoUrl === undefined ? {} : { photoUrl: checkPhotoUrl(photoUrl) }),
    ...(user['disabled'] === true ? { disabled: true } : {}),
    ...(claims === undefined ? {} : { customClaims: readClaims(claims) }),
  });
  if (context.accounts.byUid(uid) === undefined) await createAccount(context, imported);
  else {
    await context.accounts.update(uid, (account) => {
      const generation = account.generation + 1;
      for (const field of Object.keys(account) as (keyof Account)[]) delete account[field];
      Object.assign(account, imported, { generation });
    });
  }
}
