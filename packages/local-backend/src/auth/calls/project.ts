import { json, type ApiReply, type ApiRequest } from '../../server/api';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../context';

/** Says nothing about who has an account, as projects with e-mail enumeration protection do. */
export async function createAuthUri(_context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  if (typeof body['identifier'] !== 'string' || body['identifier'] === '') throw new AuthError('MISSING_IDENTIFIER');
  if (typeof body['continueUri'] !== 'string' || body['continueUri'] === '') throw new AuthError('MISSING_CONTINUE_URI');
  return json({ kind: 'identitytoolkit#CreateAuthUriResponse', allProviders: [], signinMethods: [] });
}

/** Phone numbers and second factors. @throws AuthError OPERATION_NOT_ALLOWED */
export function notOffered(): never {
  throw new AuthError('OPERATION_NOT_ALLOWED', 'Phone numbers and second factors are not offered here.');
}

export function projectConfig(context: AuthContext, request: ApiRequest): ApiReply {
  const host = new URL(request.baseUrl).hostname;
  return json({ projectId: context.projectId, authorizedDomains: [...new Set([...context.origins.authorizedDomains, host])] });
}

export function recaptchaConfig(): ApiReply {
  return json({ recaptchaKey: '', recaptchaEnforcementState: [] });
}

export function passwordPolicy(): ApiReply {
  return json({
    schemaVersion: 1,
    customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
    allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
    enforcementState: 'ENFORCE',
    forceUpgradeOnSignin: false,
  });
}
