import { bearerOf, json, type ApiReply, type ApiRequest, type Route } from '../server/api';
import { HttpError } from '../server/http-error';
import type { AuthContext } from './context';
import { sameSecret } from './verify-token';

/** Calls of the official emulator for test programs: only for a backend that was told to believe everything, or with the owner key. */
export function adminRoutes(context: AuthContext): Route[] {
  const guarded =
    (answer: () => ApiReply | Promise<ApiReply>) =>
    (request: ApiRequest): ApiReply | Promise<ApiReply> => {
      requireOwner(context, request);
      if (request.params['project'] !== context.projectId) throw new HttpError(404, `There is no project ${request.params['project'] ?? ''} here.`);
      return answer();
    };
  const config = (): ApiReply =>
    json({ signIn: { allowDuplicateEmails: false }, emailPrivacyConfig: { enableImprovedEmailPrivacy: true } });
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
    // What can be set in the official emulator is fixed here; the answer says so.
    { method: 'PATCH', path: '/emulator/v1/projects/:project/config', handler: guarded(config) },
  ];
}

/** @throws HttpError 403 */
export function requireOwner({ allowOwner, ownerKey }: { allowOwner: boolean; ownerKey: string | undefined }, request: ApiRequest): void {
  if (allowOwner && request.trusted) return;
  const token = bearerOf(request.headers);
  if (ownerKey !== undefined && token !== undefined && sameSecret(token, ownerKey)) return;
  throw new HttpError(403, 'This call needs --allow-owner or the owner key.');
}
