import { json, readText, type ApiReply, type ApiRequest } from '../../http/api';
import { listSignInMethods } from '../account';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';
import { checkEmail } from './check-fields';

/** Says nothing about who has an account, as projects with e-mail enumeration protection do, except in a backend for tests. */
export async function createAuthUri(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  const identifier = readText(body, 'identifier');
  const continueUri = readText(body, 'continueUri');
  if (identifier === undefined || identifier === '') throw new AuthError('MISSING_IDENTIFIER');
  if (continueUri === undefined || continueUri === '') throw new AuthError('MISSING_CONTINUE_URI');
  const kind = 'identitytoolkit#CreateAuthUriResponse';
  if (context.privacy.hidesAccounts) return json({ kind, allProviders: [], signinMethods: [] });
  const account = context.accounts.byEmail(checkEmail(identifier));
  const signinMethods = account === undefined ? [] : listSignInMethods(account);
  return json({ kind, registered: account !== undefined, allProviders: signinMethods, signinMethods });
}

/** Refuses phone numbers and second factors. @throws AuthError OPERATION_NOT_ALLOWED */
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
