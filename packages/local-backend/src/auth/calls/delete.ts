import { json, readText, type ApiReply, type ApiRequest } from '../../http/api';
import type { AuthContext } from '../auth-context';

/** Deletes the caller's own account; its tokens and open links die with it. */
export async function deleteAccount(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const caller = await context.sessions.callerOf(readText(await request.json(), 'idToken'));
  context.sessions.requireRecent(caller);
  await context.accounts.remove(caller.account.uid);
  await context.codes.discard(caller.account.uid);
  return json({ kind: 'identitytoolkit#DeleteAccountResponse' });
}
