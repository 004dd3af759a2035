import { json, type ApiReply, type ApiRequest } from '../../http/api';
import { parseJsonObject, JSON_LIMIT } from '../../http/body';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';

/** Exchanges a refresh token for a new id token. The refresh token stays the same, so two tabs may refresh at the same time. */
export async function refreshToken(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const { grantType, token } = await parametersOf(request);
  if (grantType === null) throw new AuthError('MISSING_GRANT_TYPE');
  if (grantType !== 'refresh_token') throw new AuthError('INVALID_GRANT_TYPE');
  if (token === null || token === '') throw new AuthError('MISSING_REFRESH_TOKEN');
  const { account, tokens } = await context.sessions.refresh(token);
  return json({
    access_token: tokens.idToken,
    id_token: tokens.idToken,
    refresh_token: token,
    expires_in: tokens.expiresIn,
    token_type: 'Bearer',
    user_id: account.uid,
    project_id: context.projectId,
  });
}

async function parametersOf(request: ApiRequest): Promise<{ grantType: string | null; token: string | null }> {
  const bytes = await request.bytes(JSON_LIMIT);
  if (request.headers['content-type']?.startsWith('application/json') === true) {
    const body = parseJsonObject(bytes);
    const read = (snake: string, camel: string): string | null => {
      const value = body[snake] ?? body[camel];
      return typeof value === 'string' ? value : null;
    };
    return { grantType: read('grant_type', 'grantType'), token: read('refresh_token', 'refreshToken') };
  }
  const form = new URLSearchParams(bytes.toString('utf8'));
  return { grantType: form.get('grant_type'), token: form.get('refresh_token') };
}
