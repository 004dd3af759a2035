import { json, type ApiReply, type ApiRequest, type Route } from '../http/api';
import { escapeHtml, page } from '../http/html';
import { HttpError } from '../http/http-error';
import type { Outbox } from './outbox';
import { keyPage, rememberKeyScript } from './key-page';
import { messageLanguages, toMessageLanguage, type Message, type MessageLanguage } from './message';
import type { OutboxKey } from './outbox-key';

export interface OutboxRoutesOptions {
  outbox: Outbox;
  projectId: string;
  key: OutboxKey;
  /** The outbox may also be read from other machines, with the key. */
  open: boolean;
  /** For tests on a developer's machine: no key is asked for. */
  allowOwner: boolean;
}

const words = {
  en: {
    title: 'Outbox',
    intro: 'Messages that this backend has sent. The newest come first.',
    none: 'Nothing has been sent yet.',
    to: 'To',
    open: 'Open the link',
    failed: 'Could not be mailed.',
  },
  fr: {
    title: 'Boîte d’envoi',
    intro: 'Messages envoyés par ce serveur, les plus récents d’abord.',
    none: 'Rien n’a encore été envoyé.',
    to: 'À',
    open: 'Ouvrir le lien',
    failed: 'L’envoi par e-mail a échoué.',
  },
  de: {
    title: 'Postausgang',
    intro: 'Nachrichten, die dieser Server gesendet hat, die neuesten zuerst.',
    none: 'Noch wurde nichts gesendet.',
    to: 'An',
    open: 'Link öffnen',
    failed: 'Der Versand per E-Mail ist fehlgeschlagen.',
  },
  es: {
    title: 'Bandeja de salida',
    intro: 'Mensajes que ha enviado este servidor, primero los más recientes.',
    none: 'Aún no se ha enviado nada.',
    to: 'Para',
    open: 'Abrir el enlace',
    failed: 'No se pudo enviar por correo.',
  },
} as const;

/**
 * A page for people and a list for programs. It contains links that open accounts, so it needs the key that was printed at the start, and by default
 * it is open to this machine only.
 */
export function outboxRoutes({ outbox, projectId, key, open, allowOwner }: OutboxRoutesOptions): Route[] {
  const mayAsk = (request: ApiRequest): boolean => request.trusted && (open || request.local || allowOwner);
  const refusal = 'The outbox can only be read with its key, on the machine that runs the backend.';
  return [
    {
      method: 'GET',
      path: '/outbox',
      handler: (request) => {
        if (!mayAsk(request)) throw new HttpError(403, refusal);
        return allowOwner || key.isHeldBy(request) ? outboxPage(outbox.list(), request) : keyPage(request);
      },
    },
    {
      method: 'GET',
      path: '/emulator/v1/projects/:project/oobCodes',
      handler: (request) => {
        if (!mayAsk(request) || !(allowOwner || key.isHeldBy(request))) throw new HttpError(403, refusal);
        return json({ oobCodes: request.params['project'] === projectId ? outbox.list().reverse().flatMap(describe) : [] });
      },
    },
  ];
}

function describe({ to, requestType, oobCode, link }: Message): Record<string, string>[] {
  return requestType === undefined || oobCode === undefined || link === undefined
    ? []
    : [{ email: to, requestType, oobCode, oobLink: link }];
}

/** The messages as HTML, in their order. */
export function messageList(messages: readonly Message[], lang: MessageLanguage): string {
  const say = words[lang];
  const articles = messages.map((message) => {
    const at = new Date(message.sentAt);
    const local = new Intl.DateTimeFormat(messageLanguages[lang].locale, { dateStyle: 'medium', timeStyle: 'medium' }).format(at);
    return `<article${message.language === null ? '' : ` lang="${message.language}"`}>
<h2>${escapeHtml(message.subject)}</h2>
<p class="quiet">${say.to} ${escapeHtml(message.to)} · <time datetime="${at.toISOString()}">${escapeHtml(local)}</time></p>
<pre>${escapeHtml(message.text)}</pre>
${message.delivery === 'failed' ? `<p class="bad">${say.failed}</p>` : ''}
${message.link === undefined ? '' : `<a class="button" href="${escapeHtml(message.link)}">${say.open}</a>`}
</article>`;
  });
  return articles.length === 0 ? `<p>${say.none}</p>` : articles.join('\n');
}

function outboxPage(messages: readonly Message[], request: ApiRequest): ApiReply {
  const lang = toMessageLanguage(request.url.searchParams.get('lang') ?? request.headers['accept-language']);
  const { title, intro } = words[lang];
  return page({
    lang,
    title: `${title} – Courtside`,
    body: `<h1>${title}</h1>\n<p>${intro}</p>\n${messageList(messages, lang)}`,
    script: rememberKeyScript,
  });
}
