import { json, readText, type ApiReply, type ApiRequest } from '../../http/api';
import type { AuthContext } from '../auth-context';
import { describeAccount } from './replies';

/** Returns a signed-in user's own account. */
export async function lookup(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const { account } = await context.sessions.callerOf(readText(await request.json(), 'idToken'));
  return json({ kind: 'identitytoolkit#GetAccountInfoResponse', users: [describeAccount(account)] });
}
