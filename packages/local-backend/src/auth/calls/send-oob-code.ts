import { json, readText, type ApiReply, type ApiRequest, type JsonObject } from '../../http/api';
import { toMessageLanguage, type MessageLanguage, type OobRequestType } from '../../outbox/message';
import { createActionLink, checkContinueUrl } from '../action-link';
import { AuthError } from '../auth-error';
import type { AuthContext } from '../auth-context';
import { withFixedPace } from '../fixed-pace';
import { getNetwork } from '../../http/addresses';
import { checkEmail, requireEmail } from './check-fields';

interface Errand {
  requestType: OobRequestType;
  to: string;
  email: string;
  newEmail?: string;
  uid?: string;
}

/**
 * Sends a message with a link. A request for a password reset or a sign-in link reveals nothing about existing accounts: the response is the same,
 * and comes at a fixed pace.
 */
export async function sendOobCode(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const body = await request.json();
  const continueUrl = checkContinueUrl(context, readText(body, 'continueUrl'));
  const errand = await errandOf(context, request, body);
  await withFixedPace(() => (errand.send ? post(context, request, errand, continueUrl) : context.codes.pretend()));
  return json({ kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: errand.email });
}

async function errandOf(context: AuthContext, request: ApiRequest, body: JsonObject): Promise<Errand & { send: boolean }> {
  const requestType = readText(body, 'requestType');
  switch (requestType) {
    case 'PASSWORD_RESET': {
      const email = requireEmail(body);
      await countMessage(context, request, email);
      const account = context.accounts.byEmail(email);
      if (account === undefined && !context.privacy.hidesAccounts) throw new AuthError('EMAIL_NOT_FOUND');
      return {
        requestType,
        to: email,
        email,
        ...(account === undefined ? {} : { uid: account.uid }),
        send: account !== undefined && account.disabled !== true,
      };
    }
    case 'EMAIL_SIGNIN': {
      const email = requireEmail(body);
      await countMessage(context, request, email);
      const account = context.accounts.byEmail(email);
      return { requestType, to: email, email, ...(account === undefined ? {} : { uid: account.uid }), send: account?.disabled !== true };
    }
    case 'VERIFY_EMAIL': {
      const { account } = await context.sessions.callerOf(readText(body, 'idToken'));
      if (account.email === undefined) throw new AuthError('MISSING_EMAIL');
      await countMessage(context, request, account.email);
      return { requestType, to: account.email, email: account.email, uid: account.uid, send: true };
    }
    case 'VERIFY_AND_CHANGE_EMAIL': {
      const caller = await context.sessions.callerOf(readText(body, 'idToken'));
      context.sessions.requireRecent(caller);
      const { account } = caller;
      const newText = readText(body, 'newEmail');
      if (newText === undefined || newText === '') throw new AuthError('MISSING_NEW_EMAIL');
      const newEmail = checkEmail(newText);
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

/**
 * Makes a link for an operator, who passes it on: a message is sent only if `returnOobLink` is absent.
 * @throws AuthError EMAIL_NOT_FOUND (an operator may know), INVALID_REQ_TYPE
 */
export async function issueLink(
  context: AuthContext,
  request: ApiRequest,
  body: JsonObject,
): Promise<{ email: string; oobCode?: string; oobLink?: string }> {
  const requestType = readText(body, 'requestType');
  const continueUrl = checkContinueUrl(context, readText(body, 'continueUrl'));
  const email = requireEmail(body);
  const uid = context.accounts.byEmail(email)?.uid;
  if (
    requestType !== 'PASSWORD_RESET' &&
    requestType !== 'VERIFY_EMAIL' &&
    requestType !== 'EMAIL_SIGNIN' &&
    requestType !== 'VERIFY_AND_CHANGE_EMAIL'
  )
    throw new AuthError('INVALID_REQ_TYPE');
  if (uid === undefined && requestType !== 'EMAIL_SIGNIN') throw new AuthError('EMAIL_NOT_FOUND');
  const newEmail = requestType === 'VERIFY_AND_CHANGE_EMAIL' ? requireEmail(body, 'newEmail') : undefined;
  const errand: Errand = {
    requestType,
    to: newEmail ?? email,
    email,
    ...(newEmail === undefined ? {} : { newEmail }),
    ...(uid === undefined ? {} : { uid }),
  };
  if (body['returnOobLink'] !== true) {
    await post(context, request, errand, continueUrl);
    return { email };
  }
  const { oobCode, link } = await makeLink(context, request, errand, continueUrl);
  return { email, oobCode, oobLink: link };
}

/** Makes the code and hands the message to the outbox. */
async function post(context: AuthContext, request: ApiRequest, errand: Errand, continueUrl?: string): Promise<void> {
  const { requestType, to, email, newEmail, uid } = errand;
  const { oobCode, link, language } = await makeLink(context, request, errand, continueUrl);
  await context.outbox.send({ to, language, requestType, oobCode, link, email, newEmail, uid: uid ?? null });
}

async function makeLink(
  context: AuthContext,
  request: ApiRequest,
  errand: Errand,
  continueUrl?: string,
): Promise<{ oobCode: string; link: string; language: MessageLanguage }> {
  const { requestType, email, newEmail, uid } = errand;
  const locale = request.headers['x-firebase-locale'];
  const language = toMessageLanguage(typeof locale === 'string' ? locale : request.headers['accept-language']);
  const oobCode = await context.codes.issue({
    requestType,
    email,
    ...(newEmail === undefined ? {} : { newEmail }),
    ...(uid === undefined ? {} : { uid }),
  });
  return { oobCode, link: createActionLink(context, request, { requestType, oobCode, language, continueUrl }), language };
}

/** Notifies the old address of its replacement, with a link to undo it. */
export function sendRecovery(context: AuthContext, request: ApiRequest, uid: string, email: string, newEmail: string): Promise<void> {
  return post(context, request, { requestType: 'RECOVER_EMAIL', to: email, email, newEmail, uid });
}

/**
 * Every message counts like a failure of its receiver and sender: a sender of many messages to one user waits longer and longer. A sender also has a
 * limit by the hour for all receivers.
 */
async function countMessage(context: AuthContext, request: ApiRequest, email: string): Promise<void> {
  const sender = getNetwork(request.address);
  if (!context.allowOwner) (request.local ? context.limits.localMessages : context.limits.messages).take(sender);
  await context.throttles.messages.attempt(`${email} ${sender}`, () => Promise.resolve(undefined));
}
