import { json, readText, type ApiReply, type ApiRequest, type JsonObject, type Route } from '../../http/api';
import { HttpError } from '../../http/http-error';
import { requireOwner } from '../admin-routes';
import { AuthError } from '../auth-error';
import { describeAccount } from '../calls/replies';
import { issueLink } from '../calls/send-oob-code';
import type { AuthContext } from '../auth-context';
import { createAccount, buildAccount } from '../new-account';
import { findAccounts, queryAccounts } from './find-accounts';
import { hashParameters, portableHash } from './hash-parameters';
import { importAccounts } from './import-accounts';
import { readOperatorChange } from './operator-change';

type Call = (context: AuthContext, request: ApiRequest, body: JsonObject) => ApiReply | Promise<ApiReply>;

const calls: Record<string, Call> = {
  lookup: (context, _request, body) => {
    const users = findAccounts(context, body).map(describeAccount);
    return json({ kind: 'identitytoolkit#GetAccountInfoResponse', ...(users.length === 0 ? {} : { users }) });
  },
  update: async (context, _request, body) => {
    const uid = localIdOf(body);
    const apply = await readOperatorChange(context, body);
    const account = await context.accounts.update(uid, apply);
    return json({ kind: 'identitytoolkit#SetAccountInfoResponse', ...describeAccount(account) });
  },
  delete: async (context, _request, body) => {
    await remove(context, localIdOf(body));
    return json({ kind: 'identitytoolkit#DeleteAccountResponse' });
  },
  batchDelete: async (context, _request, body) =>
    json({ errors: await removeMany(context, textsOf(body, 'localIds'), body['force'] === true) }),
  batchCreate: async (context, _request, body) =>
    json({ kind: 'identitytoolkit#UploadAccountResponse', error: await importAccounts(context, body) }),
  query: (context, _request, body) => json(queryAccounts(context, body)),
  sendOobCode: async (context, request, body) =>
    json({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', ...(await issueLink(context, request, body)) }),
};

/**
 * The calls with which `firebase-admin` administers people: as the official service has them, for the bearer of the owner key. Nothing an
 * operator does needs a recent sign-in or counts as an attempt.
 */
export function operatorRoutes(context: AuthContext): Route[] {
  const root = '/identitytoolkit.googleapis.com/v1/projects/:project/accounts';
  const guarded =
    (call: Call) =>
    async (request: ApiRequest): Promise<ApiReply> => {
      requireOwner(context, request);
      if (request.params['project'] !== context.projectId)
        throw new HttpError(404, `There is no project ${request.params['project'] ?? ''} here.`);
      return call(context, request, request.method === 'GET' ? {} : await request.json(LARGEST_BATCH));
    };
  return [
    { method: 'POST', path: root, handler: guarded(create) },
    { method: 'GET', path: `${root}::batchGet`, handler: guarded(page) },
    { method: 'GET', path: CONFIG, handler: guarded(() => json({ signIn: { hashConfig: hashParameters } })) },
    ...Object.entries(calls).map(([name, call]): Route => ({ method: 'POST', path: `${root}::${name}`, handler: guarded(call) })),
  ];
}

/** The project's settings contain the parameters of the password hash, which Google's console shows. */
const CONFIG = '/identitytoolkit.googleapis.com/admin/v2/projects/:project/config';

/** A thousand people with all their fields (bytes). */
const LARGEST_BATCH = 8 * 1024 * 1024;
const LARGEST_PAGE = 1000;

/** @throws AuthError DUPLICATE_LOCAL_ID, EMAIL_EXISTS, INVALID_EMAIL, WEAK_PASSWORD */
async function create(context: AuthContext, _request: ApiRequest, body: JsonObject): Promise<ApiReply> {
  const uid = readText(body, 'localId');
  if (uid !== undefined && (uid === '' || uid.length > 128)) throw new AuthError('INVALID_LOCAL_ID');
  const account = buildAccount(context, uid === undefined ? {} : { uid });
  (await readOperatorChange(context, { ...body, disableUser: body['disabled'] }))(account);
  const { generation, validSince } = buildAccount(context);
  await createAccount(context, { ...account, generation, validSince });
  return json({
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.uid,
    ...(account.email === undefined ? {} : { email: account.email }),
  });
}

/** All accounts, in the order of their uids, by pages. */
function page(context: AuthContext, request: ApiRequest): ApiReply {
  const wanted = Number(request.url.searchParams.get('maxResults') ?? 20);
  if (!Number.isInteger(wanted) || wanted < 1 || wanted > LARGEST_PAGE)
    throw new AuthError('INVALID_PAGE_SELECTION', `maxResults is from 1 to ${LARGEST_PAGE}.`);
  const after = request.url.searchParams.get('nextPageToken');
  const users = context.accounts.list(wanted, after === null || after === '' ? undefined : after);
  const last = users.at(-1);
  return json({
    kind: 'identitytoolkit#DownloadAccountResponse',
    ...(users.length === 0 ? {} : { users: users.map((account) => ({ ...describeAccount(account), ...portableHash(account) })) }),
    ...(last !== undefined && users.length === wanted ? { nextPageToken: last.uid } : {}),
  });
}

async function remove(context: AuthContext, uid: string): Promise<void> {
  await context.accounts.remove(uid);
  await context.codes.discard(uid);
}

/** Deletes the accounts that may be deleted, and returns the reasons for the others: without `force` only disabled accounts. */
async function removeMany(
  context: AuthContext,
  uids: readonly string[],
  force: boolean,
): Promise<{ index: number; localId: string; message: string }[]> {
  if (uids.length === 0 || uids.length > LARGEST_PAGE) throw new AuthError('LOCAL_ID_LIST_EXCEEDS_LIMIT');
  const errors: { index: number; localId: string; message: string }[] = [];
  for (const [index, localId] of uids.entries()) {
    const account = context.accounts.byUid(localId);
    if (account === undefined) continue;
    if (!force && account.disabled !== true)
      errors.push({ index, localId, message: 'NOT_DISABLED : Disable the account before batch deletion.' });
    else await remove(context, localId);
  }
  return errors;
}

/** @throws AuthError MISSING_LOCAL_ID */
function localIdOf(body: JsonObject): string {
  const uid = readText(body, 'localId');
  if (uid === undefined || uid === '') throw new AuthError('MISSING_LOCAL_ID');
  return uid;
}

function textsOf(body: JsonObject, field: string): string[] {
  const value = body[field];
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}
