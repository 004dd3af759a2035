import type { ApiReply, ApiRequest, Route } from '../../http/api';
import { escapeHtml, page } from '../../http/html';
import { toMessageLanguage, type MessageLanguage } from '../../outbox/message';
import { AuthError } from '../auth-error';
import { applyCode, resetPasswordWithCode } from '../calls/apply-code';
import type { AuthContext } from '../auth-context';
import type { OobCode } from '../oob-codes';
import { actionWords, type ActionWords } from './action-words';

/**
 * The pages behind the links of messages. Looking at one changes nothing (mail programs open links by themselves); its form does.
 * They work without JavaScript.
 */
export function actionPageRoutes(context: AuthContext): Route[] {
  return [
    { method: 'GET', path: '/emulator/action', handler: (request) => show(context, request) },
    { method: 'POST', path: '/emulator/action', handler: (request) => submit(context, request) },
  ];
}

interface View {
  lang: MessageLanguage;
  say: ActionWords;
  oobCode: string;
  /** The form's own address. */
  action: string;
  continueUrl: string | null;
}

function viewOf(context: AuthContext, request: ApiRequest): View {
  const parameters = request.url.searchParams;
  const lang = toMessageLanguage(parameters.get('lang') ?? request.headers['accept-language']);
  const continueUrl = parameters.get('continueUrl');
  return {
    lang,
    say: actionWords(lang),
    oobCode: parameters.get('oobCode') ?? '',
    action: `${request.url.pathname}${request.url.search}`,
    continueUrl: continueUrl !== null && context.origins.mayContinueTo(continueUrl) ? continueUrl : null,
  };
}

function show(context: AuthContext, request: ApiRequest): ApiReply {
  const view = viewOf(context, request);
  let code: OobCode;
  try {
    code = context.codes.read(view.oobCode);
  } catch (error) {
    return refusal(view, error);
  }
  if (code.requestType === 'EMAIL_SIGNIN') return signInPage(view, request);
  if (code.requestType === 'PASSWORD_RESET') return passwordForm(view, code.email);
  const { say } = view;
  const isRecovery = code.requestType === 'RECOVER_EMAIL';
  const address = code.requestType === 'VERIFY_AND_CHANGE_EMAIL' ? (code.newEmail ?? '') : code.email;
  return shown(
    view,
    isRecovery ? say.recoverTitle : say.confirmTitle,
    `<p>${escapeHtml(isRecovery ? say.recoverFor(address) : say.confirmFor(address))}</p>
<form method="post" action="${escapeHtml(view.action)}"><button>${isRecovery ? say.recover : say.confirm}</button></form>`,
  );
}

async function submit(context: AuthContext, request: ApiRequest): Promise<ApiReply> {
  const view = viewOf(context, request);
  const { say } = view;
  const form = await request.form();
  try {
    const code = context.codes.read(view.oobCode);
    if (code.requestType === 'PASSWORD_RESET') {
      const password = form.get('password') ?? '';
      try {
        await resetPasswordWithCode(context, view.oobCode, password);
      } catch (error) {
        if (error instanceof AuthError && error.code === 'WEAK_PASSWORD') return passwordForm(view, code.email, say.weak);
        throw error;
      }
      return done(view, say.resetDone, say.resetDoneText);
    }
    await applyCode(context, request, view.oobCode);
    return done(view, code.requestType === 'RECOVER_EMAIL' ? say.recoverDone : say.confirmDone);
  } catch (error) {
    return refusal(view, error);
  }
}

function passwordForm(view: View, email: string, problem?: string): ApiReply {
  const { say } = view;
  const described = problem === undefined ? 'hint' : 'problem hint';
  return shown(
    view,
    say.resetTitle,
    `<form method="post" action="${escapeHtml(view.action)}">
<p id="hint">${escapeHtml(say.resetFor(email))}</p>
${problem === undefined ? '' : `<p class="bad" id="problem" role="alert">${problem}</p>`}
<input type="email" name="username" value="${escapeHtml(email)}" autocomplete="username" hidden>
<label for="password">${say.newPassword}</label>
<input id="password" name="password" type="password" autocomplete="new-password" minlength="6" required aria-describedby="${described}"${problem === undefined ? '' : ' aria-invalid="true"'}>
<button>${say.save}</button>
</form>`,
    problem === undefined ? 200 : 400,
  );
}

/** A sign-in link is for the app: it leads there with the code. */
function signInPage(view: View, request: ApiRequest): ApiReply {
  if (view.continueUrl === null) return shown(view, view.say.signInText, '');
  const target = new URL(view.continueUrl);
  for (const [name, value] of request.url.searchParams) if (name !== 'continueUrl') target.searchParams.set(name, value);
  return { status: 302, headers: { 'Location': target.href, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } };
}

function done(view: View, title: string, text = ''): ApiReply {
  const goOn = view.continueUrl === null ? '' : `<a class="button" href="${escapeHtml(view.continueUrl)}">${view.say.goOn}</a>`;
  return shown(view, title, `${text === '' ? '' : `<p>${text}</p>`}\n${goOn}`);
}

function refusal(view: View, error: unknown): ApiReply {
  if (!(error instanceof AuthError)) throw error;
  const { say } = view;
  const text = error.code === 'EMAIL_EXISTS' ? say.taken : error.code === 'USER_DISABLED' ? say.disabled : say.badText;
  return shown(view, say.bad, `<p>${text}</p>`, 400);
}

function shown(view: View, title: string, body: string, status = 200): ApiReply {
  return page({ lang: view.lang, title: `${title} – Courtside`, body: `<h1>${title}</h1>\n${body}`, status });
}
