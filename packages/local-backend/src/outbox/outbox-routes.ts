import { json, type ApiReply, type ApiRequest, type Route } from '../server/api';
import { escapeHtml, page } from '../server/html';
import { HttpError } from '../server/http-error';
import type { Outbox } from './outbox';
import { languageOf, type Message } from './message';

export interface OutboxRoutesOptions {
  outbox: Outbox;
  projectId: string;
  /** The outbox may also be read from other machines. */
  open: boolean;
}

const words = {
  en: { title: 'Outbox', intro: 'Messages that this backend has sent. The newest come first.', none: 'Nothing has been sent yet.', to: 'To', open: 'Open the link', failed: 'Could not be mailed.' },
  fr: { title: 'Boîte d’envoi', intro: 'Messages envoyés par ce serveur, les plus récents d’abord.', none: 'Rien n’a encore été envoyé.', to: 'À', open: 'Ouvrir le lien', failed: 'L’envoi par e-mail a échoué.' },
} as const;

/** A page for people and a list for programs. Links that open accounts stand in it, so it is for this machine alone. */
export function outboxRoutes({ outbox, projectId, open }: OutboxRoutesOptions): Route[] {
  const guarded =
    (answer: (request: ApiRequest) => ApiReply) =>
    (request: ApiRequest): ApiReply => {
      if (!open && !(request.local && request.trusted)) throw new HttpError(403, 'The outbox can only be read on the machine that runs the backend.');
      return answer(request);
    };
  return [
    { method: 'GET', path: '/outbox', handler: guarded((request) => outboxPage(outbox.list(), request)) },
    {
      method: 'GET',
      path: '/emulator/v1/projects/:project/oobCodes',
      handler: guarded(({ params }) => json({ oobCodes: params['project'] === projectId ? outbox.list().reverse().map(describe) : [] })),
    },
  ];
}

function describe({ to, requestType, oobCode, link }: Message): Record<string, string> {
  return { email: to, requestType, oobCode, oobLink: link };
}

function outboxPage(messages: readonly Message[], request: ApiRequest): ApiReply {
  const lang = languageOf(request.url.searchParams.get('lang') ?? request.headers['accept-language']);
  const say = words[lang];
  const articles = messages.map((message) => {
    const at = new Date(message.sentAt);
    const local = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
    return `<article lang="${message.language}">
<h2>${escapeHtml(message.subject)}</h2>
<p class="quiet">${say.to} ${escapeHtml(message.to)} · <time datetime="${at.toISOString()}">${escapeHtml(local)}</time></p>
<pre>${escapeHtml(message.text)}</pre>
${message.delivery === 'failed' ? `<p class="bad">${say.failed}</p>` : ''}
<a class="button" href="${escapeHtml(message.link)}">${say.open}</a>
</article>`;
  });
  return page({
    lang,
    title: `${say.title} – Courtside`,
    body: `<h1>${say.title}</h1>\n<p>${say.intro}</p>\n${articles.length === 0 ? `<p>${say.none}</p>` : articles.join('\n')}`,
  });
}
