import type { ApiReply } from '../server/api';
import { page } from '../server/html';
import { html, type Markup } from './markup';
import { paths } from './paths';
import { commonScript } from './scripts';
import type { Visit } from './services';
import { operatorStyle } from './style';
import { wordsOf, type Language, type Words } from './words';

/** No window of another origin gets a handle on it, no other origin its files. */
const isolation = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Resource-Policy': 'same-origin' };

const mark = html`<svg viewBox="0 0 28 28" aria-hidden="true" focusable="false">
  <path d="M3 7v14M3 14h22M19 7a9 9 0 0 0 0 14" fill="none" stroke="currentColor" stroke-width="2" />
  <circle cx="11" cy="14" r="4" fill="#ff7119" />
</svg>`;

export type Section = keyof Words['nav'];

export interface OperatorPage {
  title: string;
  body: Markup;
  section?: Section;
  script?: string;
  status?: number;
}

/** A page of somebody who is signed in: navigation, the way out, and what it is about. */
export function operatorPage(visit: Visit, { title, body, section, script = commonScript, status = 200 }: OperatorPage): ApiReply {
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

/** A page of somebody who is not: only what is said. */
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
  return page({ lang, title, header: header.text, body: body.text, script, status, style: operatorStyle, headers: isolation });
}

/** A form that changes something, with the token of the session. */
export const postForm = ({ session }: Pick<Visit, 'session'>, action: string, content: Markup): Markup =>
  html`<form method="post" action="${action}"><input type="hidden" name="token" value="${session.formToken}" />${content}</form>`;

function languageForm(visit: Visit): Markup {
  const other: Language = visit.lang === 'en' ? 'fr' : 'en';
  return postForm(
    visit,
    paths.language,
    html`<button name="language" value="${other}" lang="${other}">${visit.say.otherLanguage}</button>`,
  );
}

/** A table that scrolls by itself where it is wider than the screen. @param numbers which columns hold figures */
export function table(label: string, heads: readonly string[], rows: readonly Markup[], numbers: readonly number[] = []): Markup {
  const cells = heads.map((head, index) => html`<th scope="col" ${numbers.includes(index) ? html` class="number"` : ''}>${head}</th>`);
  return html`<div class="scroll" role="region" aria-label="${label}" tabindex="0">
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

export const goodNote = (text: Markup | string): Markup => html`<p class="note" role="status">${text}</p>`;
export const badNote = (text: Markup | string): Markup => html`<p class="note bad" role="alert">${text}</p>`;

/** Says why something was not done. */
export function problemPage(visit: Visit, status: number, text: string): ApiReply {
  const { say } = visit;
  const body = html`${badNote(text)}
    <p class="more"><a href="${paths.overview}">${say.nav.overview}</a></p>`;
  return operatorPage(visit, { title: say.problems.heading, body, status });
}

export function refusedPage(lang: Language, text: string): ApiReply {
  return barePage(lang, { title: wordsOf(lang).refused.heading, body: html`<p>${text}</p>`, status: 403 });
}
