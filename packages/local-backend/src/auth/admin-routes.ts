import { getBearerToken, json, type ApiReply, type ApiRequest, type JsonObject, type Route } from '../http/api';
import { HttpError } from '../http/http-error';
import type { AuthContext } from './auth-context';
import { isSameSecret } from '../http/is-same-secret';

/** Calls of the official emulator for test programs: only for a backend that trusts every caller, or with the owner key. */
export function adminRoutes(context: AuthContext): Route[] {
  const guarded =
    (answer: (request: ApiRequest) => ApiReply | Promise<ApiReply>) =>
    (request: ApiRequest): ApiReply | Promise<ApiReply> => {
      requireOwner(context, request);
      if (request.params['project'] !== context.projectId)
        throw new HttpError(404, `There is no project ${request.params['project'] ?? ''} here.`);
      return answer(request);
    };
  const config = (): ApiReply =>
    json({ signIn: { allowDuplicateEmails: false }, emailPrivacyConfig: { enableImprovedEmailPrivacy: context.privacy.hidesAccounts } });
  const configure = async (request: ApiRequest): Promise<ApiReply> => {
    const { emailPrivacyConfig } = await request.json();
    const hides =
      typeof emailPrivacyConfig === 'object' && emailPrivacyConfig !== null
        ? (emailPrivacyConfig as JsonObject)['enableImprovedEmailPrivacy']
        : undefined;
    if (typeof hides === 'boolean' && context.allowOwner) context.privacy.hidesAccounts = hides;
    return config();
  };
  return [
    {
      method: 'DELETE',
      path: '/emulator/v1/projects/:project/accounts',
      handler: guarded(async () => {
        await context.accounts.clear();
        await context.codes.clear();
        await context.outbox.clear();
        return json({});
      }),
    },
    { method: 'GET', path: '/emulator/v1/projects/:project/config', handler: guarded(config) },
    // The other settings of the official emulator are fixed here, and the response shows their values.
    { method: 'PATCH', path: '/emulator/v1/projects/:project/config', handler: guarded(configure) },
  ];
}

/** @throws HttpError 403 */
export function requireOwner({ allowOwner, ownerKey }: { allowOwner: boolean; ownerKey: string | undefined }, request: ApiRequest): void {
  if (allowOwner && request.trusted) return;
  const token = getBearerToken(request.headers);
  if (ownerKey !== undefined && token !== undefined && isSameSecret(token, ownerKey)) return;
  throw new HttpError(403, 'This call needs --allow-owner or the owner key.');
}
