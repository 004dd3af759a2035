import { FirestoreError } from '../firestore/model/firestore-error';
import type { ApiReply, ApiRequest, Route } from '../http/api';
import { HttpError } from '../http/http-error';
import { toMessageLanguage } from '../outbox/message';
import { isDiskFull } from '../store';
import { fontPath, fontReply, fonts } from './fonts';
import { problemPage, refusedPage } from './layout';
import { withQuery, unknownPaths, OPERATOR_ROOT, paths } from './paths';
import { connectionsPage } from './pages/connections';
import { dataPage } from './pages/data';
import { deniedPage } from './pages/denied';
import { outboxPage } from './pages/messages';
import { backUp, live, overviewPage } from './pages/overview';
import { peoplePage } from './pages/people';
import { personPage } from './pages/person';
import { deletePerson, endSessions, setDisabled, setPassword } from './pages/person-actions';
import { storagePage } from './pages/storage';
import type { OperatorSecrets } from './secrets';
import type { OperatorServices, SignedInRequest } from './services';
import { readCookies, hasFormToken, type OperatorSessions } from './operator-sessions';
import { checkSecret, MAX_FORM_BYTES, signInPage } from './sign-in';
import { pickLanguage, getWords } from './words';

interface OperatorRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly answer: (visit: SignedInRequest) => ApiReply | Promise<ApiReply>;
  /** Asked for by a page, not by a person: does not make the session last. */
  readonly isBackground?: boolean;
}

/** All pages behind the sign-in. Only POST requests change anything. */
export const operatorTable: readonly OperatorRoute[] = [
  { method: 'GET', path: paths.overview, answer: overviewPage },
  { method: 'GET', path: paths.live, answer: live, isBackground: true },
  { method: 'GET', path: paths.people, answer: peoplePage },
  { method: 'GET', path: paths.person, answer: personPage },
  { method: 'GET', path: paths.data, answer: dataPage },
  { method: 'GET', path: paths.denied, answer: deniedPage },
  { method: 'GET', path: paths.outbox, answer: outboxPage },
  { method: 'GET', path: paths.connections, answer: connectionsPage },
  { method: 'GET', path: paths.storage, answer: storagePage },
  { method: 'POST', path: paths.backUp, answer: backUp },
  { method: 'POST', path: paths.setPassword, answer: setPassword },
  { method: 'POST', path: paths.endSessions, answer: endSessions },
  { method: 'POST', path: paths.setDisabled, answer: setDisabled },
  { method: 'POST', path: paths.deletePerson, answer: deletePerson },
  { method: 'POST', path: paths.language, answer: chooseLanguage },
];

export interface OperatorRoutesOptions {
  readonly services: OperatorServices;
  readonly secrets: OperatorSecrets;
  readonly sessions: OperatorSessions;
  /** The port of the server: browsers keep cookies by host alone, and another backend on this machine has another port. */
  readonly port: () => number;
}

/**
 * The operator's page. A request must come from this machine (or by https, where a password is set), and that is never enough: everything but the
 * sign-in needs a session, and a form also the token of its session, from a page of this very origin.
 */
export function operatorRoutes({ services, secrets, sessions, port }: OperatorRoutesOptions): Route[] {
  const cookieName = (): string => `courtside-operator-${port()}`;
  const cookie = (request: ApiRequest, value: string, more = ''): string =>
    `${cookieName()}=${value}; Path=${OPERATOR_ROOT}; HttpOnly; SameSite=Strict${isEncrypted(request) ? '; Secure' : ''}${more}`;
  const idsOf = (request: ApiRequest): string[] => readCookies(request.headers.cookie, cookieName());
  const mayCome = (request: ApiRequest): boolean => request.local || (secrets.hasPassword && isEncrypted(request));
  const redirect = (to: string, headers: Record<string, string> = {}): ApiReply => ({
    status: 303,
    headers: { 'Location': to, 'Cache-Control': 'no-store', ...headers },
  });

  const guarded =
    (answer: (request: ApiRequest) => ApiReply | Promise<ApiReply>) =>
    (request: ApiRequest): ApiReply | Promise<ApiReply> => {
      const lang = pickLanguage(null, request.headers['accept-language']);
      if (!mayCome(request)) return refusedPage(lang, getWords(lang).refused.elsewhere);
      if (request.method === 'POST' ? !isSentByUs(request) : isFetchedByOthers(request))
        return refusedPage(lang, getWords(lang).refused.origin);
      return answer(request);
    };

  const behindSignIn = ({ answer, isBackground = false }: OperatorRoute) =>
    guarded(async (request) => {
      const session = idsOf(request).reduce<ReturnType<typeof sessions.find>>(
        (found, id) => found ?? sessions.find(id, !isBackground),
        null,
      );
      if (session === null) return signInPage(request);
      const lang = pickLanguage(session.language, request.headers['accept-language']);
      const say = getWords(lang);
      const isPost = request.method === 'POST';
      const visit = { services, request, session, lang, say, query: request.url.searchParams, form: new URLSearchParams() };
      try {
        const form = isPost ? await request.form(MAX_FORM_BYTES) : visit.form;
        if (isPost && !hasFormToken(session, form)) return problemPage(visit, 403, say.refused.form);
        return await answer({ ...visit, form });
      } catch (error) {
        return explained(visit, error);
      }
    });

  return [
    ...operatorTable.map((route): Route => ({ method: route.method, path: route.path, handler: behindSignIn(route) })),
    ...fonts.map((font): Route => ({ method: 'GET', path: fontPath(font), handler: guarded(() => fontReply(font, services.buildFiles)) })),
    // A visitor who types an address, or reloads one that only accepts a form.
    ...unknownPaths.map((path): Route => ({ method: 'GET', path, handler: behindSignIn({ method: 'GET', path, answer: noPage }) })),
    { method: 'GET', path: OPERATOR_ROOT, handler: guarded(() => redirect(paths.overview)) },
    {
      method: 'POST',
      path: paths.signIn,
      handler: guarded(async (request) => {
        const problem = await checkSecret(secrets, request);
        if (problem !== null) return signInPage(request, problem);
        for (const id of idsOf(request)) sessions.close(id);
        return redirect(paths.overview, { 'Set-Cookie': cookie(request, sessions.open()) });
      }),
    },
    // Reloading the page with the message about a wrong key asks for the key again.
    { method: 'GET', path: paths.signIn, handler: guarded(() => redirect(paths.overview)) },
    {
      method: 'POST',
      path: paths.signOut,
      handler: behindSignIn({
        method: 'POST',
        path: paths.signOut,
        answer: ({ request }) => {
          for (const id of idsOf(request)) sessions.close(id);
          return redirect(paths.overview, { 'Set-Cookie': cookie(request, '', '; Max-Age=0') });
        },
      }),
    },
  ];
}

const isEncrypted = ({ baseUrl }: ApiRequest): boolean => baseUrl.startsWith('https://');

/**
 * Whether a page of this very origin sent the form. Another port of the same host is another origin, though its requests carry the cookie. A browser
 * that may send no referrer writes `null` as the origin of forms, and their source in `Sec-Fetch-Site`.
 */
function isSentByUs({ headers, baseUrl }: ApiRequest): boolean {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined || origin === 'null' ? site === 'same-origin' : origin === new URL(baseUrl).origin;
}

/** A page of another origin asks for this in the background or in a frame; following a link is another thing. */
function isFetchedByOthers({ headers, baseUrl }: ApiRequest): boolean {
  if (headers.origin !== undefined && headers.origin !== new URL(baseUrl).origin) return true;
  const site = headers['sec-fetch-site'];
  const isOurs = site === undefined || site === 'same-origin' || site === 'none';
  const isFollowed = headers['sec-fetch-mode'] === 'navigate' && (headers['sec-fetch-dest'] ?? 'document') === 'document';
  return !isOurs && !isFollowed;
}

const noPage = (visit: SignedInRequest): ApiReply => problemPage(visit, 404, visit.say.problems.noPage);

function chooseLanguage({ session, form }: SignedInRequest): ApiReply {
  session.language = toMessageLanguage(form.get('language') ?? undefined);
  return { status: 303, headers: { 'Location': pageIn(form.get('page') ?? ''), 'Cache-Control': 'no-store' } };
}

/** Returns one of our pages with its query, or the first page for any other address, so that no form redirects elsewhere. */
function pageIn(target: string): string {
  const [path = '', ...query] = target.split('?');
  const isPage = operatorTable.some((route) => route.method === 'GET' && !route.isBackground && route.path === path);
  return isPage ? withQuery(path, Object.fromEntries(new URLSearchParams(query.join('?')))) : paths.overview;
}

/** Shows a page with the reason of a refusal. The front door handles defects, except for the navigation. */
function explained(visit: SignedInRequest, error: unknown): ApiReply {
  if (error instanceof HttpError) return problemPage(visit, error.status, wordsFor(visit, error));
  if (error instanceof FirestoreError) return problemPage(visit, 400, error.message);
  if (isDiskFull(error)) {
    visit.services.log.error(error.message);
    return problemPage(visit, 507, visit.say.problems.diskFull);
  }
  visit.services.log.error(`The operator's page ${visit.request.url.pathname} failed`, error);
  return problemPage(visit, 500, `${visit.say.problems.fault} ${(error as Error).message}`);
}

function wordsFor({ say }: SignedInRequest, error: HttpError & { code?: unknown }): string {
  const known = say.problems.of;
  const code = typeof error.code === 'string' ? error.code : '';
  return Object.entries(known).find(([name]) => name === code)?.[1] ?? error.message;
}
