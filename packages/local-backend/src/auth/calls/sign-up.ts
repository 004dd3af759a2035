import { readText, type ApiReply, type ApiRequest, type JsonObject } from '../../http/api';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';
import { countSignUp, createAccount, buildAccount } from '../new-account';
import { checkNewPassword } from '../passwords';
import { getNetwork } from '../../http/addresses';
import { changeAccount } from './change-account';
import { checkDisplayName, checkPhotoUrl, requireEmail, requirePassword } from './check-fields';
import { describeSignIn } from './replies';

/** Creates an account with e-mail and password or an anonymous one (no e-mail), or adds a password to an account without one (`idToken`). */
export async function signUp(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  if (body['idToken'] !== undefined) return addPassword(context, request, body);
  return signUpAs(context, request, body);
}

async function signUpAs(context: AuthContext, request: ApiRequest, body: JsonObject): Promise<ApiReply> {
  const isAnonymous = body['email'] === undefined && body['password'] === undefined;
  const credentials = isAnonymous ? null : { email: requireEmail(body), password: requirePassword(body) };
  if (credentials !== null) checkNewPassword(credentials.password);
  const displayName = readText(body, 'displayName');
  const photoUrl = readText(body, 'photoUrl');
  const profile = {
    ...(displayName === undefined ? {} : { displayName: checkDisplayName(displayName) }),
    ...(photoUrl === undefined ? {} : { photoUrl: checkPhotoUrl(photoUrl) }),
  };
  countSignUp(context, request, isAnonymous);
  if (credentials === null) {
    const account = await createAccount(context, buildAccount(context, profile));
    return describeSignIn('SignupNewUserResponse', account, await context.sessions.open(account, 'anonymous'));
  }
  const { email, password } = credentials;
  // Hashed before it is known whether the address is free: so the time of the response reveals no more than its content, and a series of attempts
  // costs as much.
  const passwordHash = await context.passwords.hash(password, getNetwork(request.address));
  if (context.accounts.byEmail(email) !== undefined) throw new AuthError('EMAIL_EXISTS');
  const account = await createAccount(
    context,
    buildAccount(context, { ...profile, email, passwordHash, passwordUpdatedAt: context.now() }),
  );
  return describeSignIn('SignupNewUserResponse', account, await context.sessions.open(account, 'password'));
}

/** Changes the password like any change: it needs a recent sign-in unless the account is anonymous, and ends the other sessions. */
async function addPassword(context: AuthContext, request: ApiRequest, body: JsonObject): Promise<ApiReply> {
  const caller = await context.sessions.callerOf(readText(body, 'idToken'));
  const credentials = { email: requireEmail(body), password: requirePassword(body) };
  const { account } = await changeAccount(context, request, caller, credentials);
  const tokens = await context.sessions.renew(account, { ...caller.signIn, provider: 'password' });
  return describeSignIn('SignupNewUserResponse', account, tokens);
}
