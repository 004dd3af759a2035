// @ts-check
// The parts of a page that the server writes. Their looks are in the style of `packages/federation/build/page.html`.
import { datesBetween } from '../dates.mjs';
import { dataElement, escapeMarkup } from '../markup.mjs';

/**
 * @typedef {import('../../../packages/i18n/languages.mjs').Language} Language
 * @typedef {{ name: string, location: string, startDate: string, endDate: string }} Announced what is said of a tournament
 * @typedef {{ view: import('../first-view/renderer.mjs').View, answers: readonly import('../strangers/ask.mjs').Answer[] }} Content what is seen, and what was
 *   read for it, which the page need not ask for again
 */

/** @param {Announced} tournament @param {Language} language */
const facts = ({ location, startDate, endDate }, language) =>
  [location, datesBetween(startDate, endDate, language)]
    .filter(Boolean)
    .map((text) => `<p>${escapeMarkup(text)}</p>`)
    .join('');

/** @param {import('./make-first').CourtInWords} game */
const gameOnCourt = ({ court, phase, isLive, sides }) =>
  `<li class="fc-game"><p><span>${escapeMarkup(court)}</span><span${isLive ? ' class="fc-live"' : ''}>${escapeMarkup(phase)}</span></p>${sides
    .map(({ name, score }) => `<p><span>${escapeMarkup(name)}</span><b>${escapeMarkup(score)}</b></p>`)
    .join('')}</li>`;

/**
 * The head of a tournament's page, with room for its poster, and what is on court.
 * @param {Announced & { imageSrc: string }} tournament @param {import('./make-first').NowInWords} now @param {Language} language
 */
export const tournamentContent = (tournament, { title, courts }, language) =>
  `<div class="fc-head${tournament.imageSrc ? ' fc-posted' : ''}"><h1>${escapeMarkup(tournament.name)}</h1>${facts(tournament, language)}</div><div data-first="sections"><div class="fc-bar"></div>${
    courts.length > 0 ? `<div class="fc-page"><h2>${escapeMarkup(title)}</h2><ul>${courts.map(gameOnCourt).join('')}</ul></div>` : ''
  }</div>`;

/** So many cards are more than a screen. */
const MOST = 12;

/**
 * The cards of home.
 * @param {readonly (Announced & { id: string })[]} tournaments in their order @param {string} title @param {Language} language
 */
export const homeContent = (tournaments, title, language) =>
  `<div class="fc-page"><h1>${escapeMarkup(title)}</h1><div class="fc-find"></div><div data-first="list"><ul>${tournaments
    .slice(0, MOST)
    .map(
      (tournament) =>
        `<li><a href="/${encodeURIComponent(tournament.id)}"><h2>${escapeMarkup(tournament.name)}</h2>${facts(tournament, language)}</a></li>`,
    )
    .join('')}</ul></div></div>`;

/** Where it stands in the template: that of today knows that it may be a view with styles of its own. */
const PLACE = /<section id="first-content"( data-views="1")?><\/section>/;

/** Whether a page can have what its remote draws. @param {string} html */
export const takesViews = (html) => PLACE.exec(html)?.[1] !== undefined;

/** Whether a page takes what the server has read. @param {string} html */
const takesAnswers = (html) => html.includes('<div id="first" data-answers="1">');
/** Characters of answers; a page that needs more asks for it, while what was drawn is read. */
const MOST_ANSWERED = 400_000;

/**
 * What was read for the content, within it: whoever keeps the page for all addresses takes it out with the rest.
 * @param {readonly import('../strangers/ask.mjs').Answer[]} answers
 */
function answersElement(answers) {
  const element = answers.length > 0 ? dataElement('answers', answers) : '';
  return element.length > MOST_ANSWERED ? '' : element;
}

/**
 * The page with its first content. It says for which address it is: a page that was kept is shown at others, too.
 * @param {string} html @param {Content} content @param {string} address
 */
export function withContent(html, { view: { html: content, css }, answers }, address) {
  const styles = css ? `<style>${css}</style>` : '';
  const data = takesAnswers(html) ? answersElement(answers) : '';
  return html.replace(
    PLACE,
    () =>
      `<section id="first-content" class="${css ? 'fv' : 'fc'}" data-address="${escapeMarkup(address)}">${styles}${content}${data}</section>`,
  );
}
