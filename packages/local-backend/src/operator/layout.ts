import type { ApiReply } from '../http/api';
import { page } from '../http/html';
import { messageLanguages } from '../outbox/message';
import { fontFaces } from './fonts';
import { html, type Markup } from './markup';
import { withQuery, paths } from './paths';
import { commonScript } from './scripts';
import type { SignedInRequest } from './services';
import { operatorStyle } from './style';
import { getWords, type Language, type Words } from './words';

/**
 * No window of another origin gets a handle on it, no other origin its files, nor learns where a link came from. Its own posts say their origin, which a page
 * without any referrer would have browsers leave out.
 */
const isolation = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'same-origin',
};

const mark = html`<svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
  <path d="M0 0H64V64H0Z" fill="#073c30" />
  <path d="M50 0V64" stroke="#fff" stroke-width="6" />
  <path d="M50 9A23 23 0 0 0 50 55" fill="none" stroke="#fff" stroke-width="6" />
  <circle cx="40" cy="32" r="9" fill="#ff7119" />
</svg>`;

export type Section = keyof Words['nav'];

export interface OperatorPage {
  title: string;
  body: Markup;
  section?: Section;
  script?: string;
  status?: number;
}

/** A page for a signed-in operator: navigation, sign-out, and the content. */
export function operatorPage(
  visit: SignedInRequest,
  { title, body, section, script = commonScript, status = 200 }: OperatorPage,
): ApiReply {
  const { say, lang } = visit;
  const links = (Object.keys(say.nav) as Section[]).map(
    (name) => html`<li><a href="${paths[name]}" ${name === section ? html` aria-current="page"` : ''}>${say.nav[name]}</a></li>`,
  );
  const header = html`<a class="skip" href="#main">${say.skip}</a>
    <header class="strip">
      <div>
        <span class="brand">${mark}Courtside</span>
        <div class="tools">${languageForm(visit)}${postForm(visit, paths.signOut, html`<button>${say.signOut}</button>`)}</div>
        <nav class="pages" aria-label="${say.pages}">
          <ul>
            ${links}
          </ul>
        </nav>
      </div>
    </header>`;
  return framed(lang, {
    title: `${title} – ${say.title} – Courtside`,
    header,
    body: html`<h1>${title}</h1>
      ${body}`,
    script,
    status,
  });
}

/** A page for a visitor without a session: only the text. */
export function barePage(
  lang: Language,
  { title, body, script = commonScript, status }: { title: string; body: Markup; script?: string; status: number },
): ApiReply {
  const header = html`<header class="strip">
    <div><span class="brand">${mark}Courtside</span></div>
  </header>`;
  return framed(lang, {
    title: `${title} – Courtside`,
    header,
    body: html`<h1>${title}</h1>
      ${body}`,
    script,
    status,
  });
}

function framed(
  lang: Language,
  { title, header, body, script, status }: { title: string; header: Markup; body: Markup; script: string; status: number },
): ApiReply {
  return page({
    lang,
    title,
    header: header.text,
    body: body.text,
    script,
    status,
    style: fontFaces + operatorStyle,
    headers: isolation,
    hasFonts: true,
  });
}

/** A form that asks for a page by one text, `q`. */
export const searchForm = ({ say }: Pick<SignedInRequest, 'say'>, action: string, label: string, text: string): Markup =>
  html`<form method="get" action="${action}" class="row" role="search">
    <div><label for="q">${label}</label><input id="q" name="q" type="search" value="${text}" autocomplete="off" maxlength="300" /></div>
    <button>${say.search}</button>
  </form>`;

/** Returns the entry after which a page of a list begins; null for the first page. */
export const readAfter = (query: URLSearchParams): string | null => query.get('after') || null;

/** Links to the other pages of a list. @param at the entries after which this page and the next one begin; null for none */
export function pager(
  { say }: Pick<SignedInRequest, 'say'>,
  path: string,
  query: Readonly<Record<string, string>>,
  at: Place,
): Markup | '' {
  if (at.after === null && at.next === null) return '';
  return html`<p class="more">
    ${at.after === null ? '' : html`<a href="${withQuery(path, query)}">${say.firstPage}</a>`}
    ${at.next === null ? '' : html`<a href="${withQuery(path, { ...query, after: at.next })}">${say.nextPage}</a>`}
  </p>`;
}

interface Place {
  readonly after: string | null;
  readonly next: string | null;
}

/** A form that changes something, with the token of the session. */
export const postForm = ({ session }: Pick<SignedInRequest, 'session'>, action: string, content: Markup): Markup =>
  html`<form method="post" action="${action}"><input type="hidden" name="token" value="${session.formToken}" />${content}</form>`;

function languageForm(visit: SignedInRequest): Markup {
  const others = Object.entries(messageLanguages).filter(([code]) => code !== visit.lang);
  return postForm(
    visit,
    paths.language,
    html`<input type="hidden" name="page" value="${visit.request.url.pathname}${visit.request.url.search}" />
      ${others.map(([code, { name }]) => html`<button name="language" value="${code}" lang="${code}">${name}</button>`)}`,
  );
}

/**
 * A table that scrolls by itself where it is wider than the screen. @param numbers the columns with figures @param isStacked on a phone its cells are
 * below each other
 */
export function table(
  label: string,
  heads: readonly string[],
  rows: readonly Markup[],
  { numbers = [], isStacked = false }: { numbers?: readonly number[]; isStacked?: boolean } = {},
): Markup {
  const cells = heads.map((head, index) => html`<th scope="col" ${numbers.includes(index) ? html` class="number"` : ''}>${head}</th>`);
  return html`<div class="${isStacked ? 'scroll stack' : 'scroll'}" role="region" aria-label="${label}" tabindex="0">
    <table>
      <caption>
        ${label}
      </caption>
      <thead>
        <tr>
          ${cells}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

export const facts = (rows: readonly (readonly [string, Markup | string])[]): Markup =>
  html`<dl class="facts">
    ${rows.map(
      ([name, value]) =>
        html`<dt>${name}</dt>
          <dd>${value}</dd>`,
    )}
  </dl>`;

export const successNote = (text: Markup | string): Markup => html`<p class="note" role="status">${text}</p>`;
export const errorNote = (text: Markup | string): Markup => html`<p class="note bad" role="alert">${text}</p>`;

/** Shows why an action failed. */
export function problemPage(visit: SignedInRequest, status: number, text: string): ApiReply {
  const { say } = visit;
  const body = html`${errorNote(text)}
    <p class="more"><a href="${paths.overview}">${say.nav.overview}</a></p>`;
  return operatorPage(visit, { title: say.problems.heading, body, status });
}

export function refusedPage(lang: Language, text: string): ApiReply {
  return barePage(lang, { title: getWords(lang).refused.heading, body: html`<section class="door"><p>${text}</p></section>`, status: 403 });
}
