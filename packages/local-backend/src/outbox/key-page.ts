import type { ApiReply, ApiRequest } from '../http/api';
import { page, scriptLiteral } from '../http/html';
import { toMessageLanguage, type MessageLanguage } from './message';

/** The place where a browser keeps the key, so that a user enters it only once: in the storage of this backend's own origin, which no other page reads. */
export const STORED_KEY = 'courtside.outboxKey';

const words = {
  en: {
    title: 'Outbox',
    intro: 'For whoever started this backend: its key stands in the address of the outbox that the start printed.',
    label: 'Key',
    open: 'Open',
    wrong: 'That is not the key.',
  },
  fr: {
    title: 'Boîte d’envoi',
    intro: 'Réservé à la personne qui a démarré ce serveur\u00a0: la clé figure dans l’adresse de la boîte d’envoi affichée au démarrage.',
    label: 'Clé',
    open: 'Ouvrir',
    wrong: 'Ce n’est pas la bonne clé.',
  },
  de: {
    title: 'Postausgang',
    intro:
      'Für alle, die diesen Server gestartet haben: Der Schlüssel steht in der Adresse des Postausgangs, die der Start ausgegeben hat.',
    label: 'Schlüssel',
    open: 'Öffnen',
    wrong: 'Das ist nicht der Schlüssel.',
  },
  es: {
    title: 'Bandeja de salida',
    intro: 'Para quien inició este servidor: la clave está en la dirección de la bandeja de salida que se mostró al iniciar.',
    label: 'Clave',
    open: 'Abrir',
    wrong: 'Esa no es la clave.',
  },
} as const;

/** The words around a field for the key, which the account chooser shows too. */
export function keyWords(request: ApiRequest): (typeof words)[MessageLanguage] & { lang: MessageLanguage } {
  const lang = toMessageLanguage(
    request.url.searchParams.get('lang') ?? request.url.searchParams.get('hl') ?? request.headers['accept-language'],
  );
  return { ...words[lang], lang };
}

/** Asks for the key; a browser that has it already continues by itself. */
export function keyPage(request: ApiRequest): ApiReply {
  const say = keyWords(request);
  const isWrong = request.url.searchParams.has('key');
  return page({
    lang: say.lang,
    title: `${say.title} – Courtside`,
    status: 403,
    body: `<h1>${say.title}</h1>
<form method="get" action="/outbox">
<p id="hint">${say.intro}</p>
${isWrong ? `<p class="bad" id="problem" role="alert">${say.wrong}</p>` : ''}
<label for="key">${say.label}</label>
<input id="key" name="key" type="password" autocomplete="off" required aria-describedby="${isWrong ? 'problem hint' : 'hint'}">
<button>${say.open}</button>
</form>`,
    script: `'use strict';
if (new URLSearchParams(location.search).has('key')) localStorage.removeItem(${scriptLiteral(STORED_KEY)});
const known = localStorage.getItem(${scriptLiteral(STORED_KEY)});
if (known !== null) location.replace('/outbox?' + new URLSearchParams({ key: known }));`,
  });
}

/** Keeps the key that opened a page. */
export const rememberKeyScript = `'use strict';
const key = new URLSearchParams(location.search).get('key');
if (key !== null) localStorage.setItem(${scriptLiteral(STORED_KEY)}, key);`;
