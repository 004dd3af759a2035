import type { ApiRequest } from '../http/api';
import type { OobRequestType } from '../outbox/message';
import { AuthError } from './auth-error';
import type { AuthContext } from './auth-context';

const modes: Record<OobRequestType, string> = {
  PASSWORD_RESET: 'resetPassword',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  EMAIL_SIGNIN: 'signIn',
  RECOVER_EMAIL: 'recoverEmail',
};

export interface ActionLink {
  requestType: OobRequestType;
  oobCode: string;
  language: string;
  continueUrl: string | undefined;
}

/** Returns the address for a message: a page of the backend that carries out the action. */
export function createActionLink(
  context: AuthContext,
  request: ApiRequest,
  { requestType, oobCode, language, continueUrl }: ActionLink,
): string {
  const link = new URL('/emulator/action', context.publicUrl ?? request.baseUrl);
  link.searchParams.set('mode', modes[requestType]);
  link.searchParams.set('lang', language);
  link.searchParams.set('oobCode', oobCode);
  link.searchParams.set('apiKey', request.url.searchParams.get('key') ?? 'local');
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl);
  return link.href;
}

/** @throws AuthError INVALID_CONTINUE_URI, UNAUTHORIZED_DOMAIN */
export function checkContinueUrl(context: AuthContext, url: string | undefined): string | undefined {
  if (url === undefined || url === '') return undefined;
  if (!URL.canParse(url)) throw new AuthError('INVALID_CONTINUE_URI', 'The continue address is not an address.');
  if (!context.origins.mayContinueTo(url))
    throw new AuthError('UNAUTHORIZED_DOMAIN', 'DOMAIN_NOT_ALLOWLISTED: add the origin with --authorized-origin.');
  return url;
}
