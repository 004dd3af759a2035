import { readText, type JsonObject } from '../../http/api';
import type { Account } from '../account';
import { AuthError } from '../auth-error';
import { describeAccount } from '../calls/replies';
import type { AuthContext } from '../auth-context';

const MOST = 500;

/** The accounts that are named by uid, address or identity at a provider, each once. @throws AuthError INVALID_IDENTIFIER when too many are */
export function findAccounts({ accounts }: AuthContext, body: JsonObject): Account[] {
  const identities = readObjects(body, 'federatedUserId').map((entry) =>
    accounts.byIdentity(readText(entry, 'providerId') ?? '', readText(entry, 'rawId') ?? ''),
  );
  const named = [
    ...textsIn(body, 'localId').map((uid) => accounts.byUid(uid)),
    ...textsIn(body, 'email').map((email) => accounts.byEmail(email)),
    ...identities,
  ];
  if (named.length > MOST) throw new AuthError('INVALID_IDENTIFIER', `At most ${MOST} accounts can be looked up at once.`);
  return [...new Map(named.flatMap((account) => (account === undefined ? [] : [[account.uid, account] as const]))).values()];
}

/**
 * `accounts:query`: the accounts that match one of the expressions, or all without an expression; sorted, `limit` of them from `offset` on. Without
 * `returnUserInfo` only their number.
 */
export function queryAccounts(context: AuthContext, body: JsonObject): JsonObject {
  if (body['returnUserInfo'] === false) return { recordsCount: String(context.accounts.count().total) };
  const expressions = readObjects(body, 'expression');
  const found =
    expressions.length === 0
      ? context.accounts.list(context.maxAccounts)
      : findAccounts(context, {
          localId: expressions.flatMap((one) => readText(one, 'userId') ?? []),
          email: expressions.flatMap((one) => readText(one, 'email') ?? []),
        });
  const by = readText(body, 'sortBy') ?? 'USER_ID';
  const sortKey = sortKeys[by];
  if (sortKey === undefined) throw new AuthError('INVALID_ARGUMENT', `sortBy is one of ${Object.keys(sortKeys).join(', ')}.`);
  const direction = body['order'] === 'DESC' ? -1 : 1;
  const sorted = [...found].sort((one, other) => direction * compare(sortKey(one), sortKey(other)));
  const offset = Math.max(0, Number(body['offset'] ?? 0) || 0);
  const limit = Math.min(MOST, Math.max(1, Number(body['limit'] ?? MOST) || MOST));
  const userInfo = sorted.slice(offset, offset + limit).map(describeAccount);
  return { recordsCount: String(userInfo.length), ...(userInfo.length === 0 ? {} : { userInfo }) };
}

const sortKeys: Record<string, (account: Account) => string | number> = {
  USER_ID: ({ uid }) => uid,
  USER_EMAIL: ({ email }) => email ?? '',
  NAME: ({ displayName }) => displayName ?? '',
  CREATED_AT: ({ createdAt }) => createdAt,
  LAST_LOGIN_AT: ({ lastLoginAt }) => lastLoginAt,
};

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0);

export function readObjects(body: JsonObject, field: string): JsonObject[] {
  const value = body[field];
  return Array.isArray(value)
    ? value.filter((entry): entry is JsonObject => typeof entry === 'object' && entry !== null && !Array.isArray(entry))
    : [];
}

/** A list of texts, or one text. */
function textsIn(body: JsonObject, field: string): string[] {
  const value = body[field];
  return (Array.isArray(value) ? value : [value]).filter((entry): entry is string => typeof entry === 'string');
}
