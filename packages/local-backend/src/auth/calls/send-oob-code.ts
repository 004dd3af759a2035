import { json, textOf, type ApiReply, type ApiRequest, type JsonObject } from '../../server/api';
import { languageOf } from '../../outbox/message';
import { actionLink, checkedContinueUrl } from '../action-link';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../context';
import type { OobRequestType } from '../oob-codes';
import { checkedEmail, emailOf } from './fields';

interface Errand {
  requestType: OobRequestType;
  to: string;
  email: string;
  newEmail?: string;
  uid?: string;
}

/**
 * Sends a message with a link. Who asks for a password reset or a sign-in link learns nothing about who has an account: the answer is
 * the same, after about the same work.
 */
export async function sendOobCode(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  const continueUrl = checkedContinueUrl(context, textOf(body, 'continueUrl'));
  const errand = await errandOf(context, request, body);
  if (errand.send) await post(context, request, errand, continueUrl);
  else await context.codes.pretend();
  return json({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: errand.email });
}

async function errandOf(context: AuthContext, request: ApiRequest, body: JsonObject): Promise<Errand & { send: boolean }> {
  const requestType = textOf(body, 'requestType');
  switch (requestType) {
    case 'PASSWORD_RESET': {
      const email = emailOf(body);
      await countMessage(context, request, email);
      const account = context.accounts.byEmail(email);
      return { requestType, to: email, email, ...(account === undefined ? {} : { uid: account.uid }), send: account !== undefined && account.disabled !== true };
    }
    case 'EMAIL_SIGNIN': {
      const email = emailOf(body);
      await countMessage(context, request, email);
      const account = context.accounts.byEmail(email);
      return { requestType, to: email, email, ...(account === undefined ? {} : { uid: account.uid }), send: account?.disabled !== true };
    }
    case 'VERIFY_EMAIL': {
      const { account } = await context.sessions.callerOf(textOf(body, 'idToken'));
      if (account.email === undefined) throw new AuthError('MISSING_EMAIL');
      await countMessage(context, request, account.email);
      return { requestType, to: account.email, email: account.email, uid: account.uid, send: true };
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const caller = await context.sessions.callerOf(textOf(body, 'idToken'));
      context.sessions.requireRecent(caller);
      const { account } = caller;
      const newText = textOf(body, 'newEmail');
      if (newText === undefined || newText === '') throw new AuthError('MISSING_NEW_EMAIL');
      const newEmail = checkedEmail(newText);
      await countMessage(context, request, newEmail);
      const holder = context.accounts.byEmail(newEmail);
      if (holder !== undefined && holder.uid !== account.uid) throw new AuthError('EMAIL_EXISTS');
      return { requestType, to: newEmail, email: account.email ?? newEmail, newEmail, uid: account.uid, send: true };
    }
    case undefined:
      throw new AuthError('MISSING_REQ_TYPE');
    default:
      throw new AuthError('INVALID_REQ_TYPE');
  }
}

/** Makes the code and hands the message to the outbox. */
async function post(context: AuthContext, request: ApiRequest, errand: Errand, continueUrl?: string): Promise<void> {
  const { requestType, to, email, newEmail, uid } = errand;
  const locale = request.headers['x-firebase-locale'];
  const language = languageOf(typeof locale === 'string' ? locale : request.headers['accept-language']);
  const oobCode = await context.codes.issue({
    requestType,
    email,
    ...(newEmail === undefined ? {} : { newEmail }),
    ...(uid === undefined ? {} : { uid }),
  });
  const link = actionLink(context, request, { requestType, oobCode, language, continueUrl });
  await context.outbox.send({ to, language, requestType, oobCode, link, email, newEmail });
}

/** Tells the old address that it was replaced, with a link to take it back. */
export function sendRecovery(context: AuthContext, request: ApiRequest, uid: string, email: string, newEmail: string): Promise<void> {
  return post(context, request, { requestType: 'RECOVER_EMAIL', to: email, email, newEmail, uid });
}

/** Every message counts like a failure: who lets many be sent waits longer and longer. */
async function countMessage(context: AuthContext, request: ApiRequest, email: string): Promise<void> {
  await context.throttles.messages.attempt(`${email} ${request.address}`, () => Promise.resolve(undefined));
}
