import { decodeJwt, jwtVerify } from 'jose';
import { readText, type ApiReply, type ApiRequest, type JsonObject } from '../../http/api';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';
import { createAccount, buildAccount } from '../new-account';
import { recordSignIn } from './sign-in-with-password';
import { describeSignIn } from './replies';

/**
 * Signs in with a token of the site's own server: a JWT (HS256) signed with the owner key. A backend that trusts every caller also accepts unsigned
 * tokens and plain JSON.
 */
export async function signInWithCustomToken(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const token = readText(await request.json(), 'token');
  if (token === undefined || token === '') throw new AuthError('MISSING_CUSTOM_TOKEN');
  const content = await readToken(context, token);
  const uid = readText(content, 'uid') ?? readText(content, 'user_id');
  if (uid === undefined || uid === '' || uid.length > 128) throw new AuthError('INVALID_CUSTOM_TOKEN', 'The token names nobody (uid).');
  const claims =
    typeof content['claims'] === 'object' && content['claims'] !== null ? (content['claims'] as Record<string, unknown>) : undefined;
  const existing = context.accounts.byUid(uid);
  const account =
    existing === undefined ? await createAccount(context, buildAccount(context, { uid })) : await recordSignIn(context, existing);
  const tokens = await context.sessions.open(account, 'custom', claims);
  return describeSignIn('VerifyCustomTokenResponse', account, tokens, { isNewUser: existing === undefined });
}

async function readToken(context: AuthContext, token: string): Promise<JsonObject> {
  try {
    if (context.allowOwner) return token.startsWith('{') ? (JSON.parse(token) as JsonObject) : decodeJwt(token);
    if (context.ownerKey !== undefined) {
      const { payload } = await jwtVerify(token, new TextEncoder().encode(context.ownerKey), {
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
        currentDate: new Date(context.now()),
      });
      return payload;
    }
  } catch {
    throw new AuthError('INVALID_CUSTOM_TOKEN', 'The token is not signed with the owner key, or too old.');
  }
  throw new AuthError('INVALID_CUSTOM_TOKEN', 'This backend has no owner key to check tokens with.');
}
