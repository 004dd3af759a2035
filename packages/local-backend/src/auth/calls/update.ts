import { json, readText, type ApiReply, type ApiRequest } from '../../http/api';
import type { AuthContext } from '../auth-context';
import { applyCode } from './apply-code';
import { changeAccount } from './change-account';
import { describeAccount } from './replies';

/** Changes the caller's own account, or applies the code of a link (`oobCode`). */
export async function update(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  const oobCode = readText(body, 'oobCode');
  if (oobCode !== undefined && oobCode !== '') {
    const { account, code } = await applyCode(context, request, oobCode);
    const shown = code.requestType === 'RECOVER_EMAIL' ? code.email : account.email;
    return json({
      kind: 'identitytoolkit#SetAccountInfoResponse',
      localId: account.uid,
      email: shown,
      emailVerified: account.emailVerified,
    });
  }
  const caller = await context.sessions.callerOf(readText(body, 'idToken'));
  const { account, endsSessions } = await changeAccount(context, request, caller, body);
  const { passwordUpdatedAt: _kept, ...described } = describeAccount(account);
  const tokens = endsSessions || body['returnSecureToken'] === true ? await context.sessions.renew(account, caller.signIn) : {};
  return json({ kind: 'identitytoolkit#SetAccountInfoResponse', ...described, ...tokens });
}
