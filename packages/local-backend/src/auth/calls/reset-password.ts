import { json, readText, type ApiReply, type ApiRequest } from '../../http/api';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';
import { resetPasswordWithCode } from './apply-code';

/** Resets a password; without a new one, returns the purpose of a code and leaves the code valid. */
export async function resetPassword(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  const oobCode = readText(body, 'oobCode');
  if (oobCode === undefined || oobCode === '') throw new AuthError('MISSING_OOB_CODE');
  const newPassword = readText(body, 'newPassword');
  const { requestType, email, newEmail } = context.codes.read(oobCode);
  if (newPassword !== undefined && newPassword !== '') await resetPasswordWithCode(context, oobCode, newPassword);
  return json({
    kind: 'identitytoolkit#ResetPasswordResponse',
    requestType,
    ...(requestType === 'EMAIL_SIGNIN' ? {} : { email: requestType === 'VERIFY_AND_CHANGE_EMAIL' ? newEmail : email }),
    ...(requestType === 'VERIFY_AND_CHANGE_EMAIL' ? { newEmail, email } : newEmail === undefined ? {} : { newEmail }),
  });
}
