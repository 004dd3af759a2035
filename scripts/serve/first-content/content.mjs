// @ts-check
// The parts of a page that the server writes. Their styles are in `packages/federation/build/page.html`.
import { formatDates } from '../dates.mjs';
import { createDataElement, escapeMarkup } from '../markup.mjs';

/**
 * @typedef {import('../../../packages/i18n/languages.mjs').Language} Language
 * @typedef {{ name: string, location: string, startDate: string, endDate: string }} Announced what a card shows
 * @typedef {{ view: import('../first-view/renderer.mjs').View, answers: readonly import('../public-reads/readers.mjs').Answer[] }} Content what is seen, and what was
 *   read for it, which the page need not ask for again
 */

/** @param {Announced} tournament @param {Language} language */
const renderFacts = ({ location, startDate, endDate }, language) =>
  [location, formatDates(startDate, endDate, language)]
    .filter(Boolean)
    .map((text) => `<p>${escapeMarkup(text)}</p>`)
    .join('');

/** @param {import('./make-first').CourtInWords} game */
const renderGame = ({ court, phase, isLive, sides }) =>
  `<li class="fc-game"><p><span>${escapeMarkup(court)}</span><span${isLive ? ' class="fc-live"' : ''}>${escapeMarkup(phase)}</span></p>${sides
    .map(({ name, score }) => `<p><span>${escapeMarkup(name)}</span><b>${escapeMarkup(score)}</b></p>`)
    .join('')}</li>`;

/**
 * Renders the head of a tournament's page, with room for its poster, and the games on court.
 * @param {Announced & { imageSrc: string }} tournament @param {import('./make-first').NowInWords} now @param {Language} language
 */
export const renderTournament = (tournament, { title, courts }, language) =>
  `<div class="fc-head${tournament.imageSrc ? ' fc-posted' : ''}"><h1>${escapeMarkup(tournament.name)}</h1>${renderFacts(tournament, language)}</div><div data-first="sections"><div class="fc-bar"></div>${
    courts.length > 0 ? `<div class="fc-page"><h2>${escapeMarkup(title)}</h2><ul>${courts.map(renderGame).join('')}</ul></div>` : ''
  }</div>`;

/** How many cards fill more than a screen. */
const MOST = 12;

/**
 * Renders the cards of home.
 * @param {readonly (Announced & { id: string })[]} tournaments in their order @param {string} title @param {Language} language
 */
export const renderHome = (tournaments, title, language) =>
  `<div class="fc-page"><h1>${escapeMarkup(title)}</h1><div class="fc-find"></div><div data-first="list"><ul>${tournaments
    .slice(0, MOST)
    .map(
      (tournament) =>
        `<li><a href="/${encodeURIComponent(tournament.id)}"><h2>${escapeMarkup(tournament.name)}</h2>${renderFacts(tournament, language)}</a></li>`,
    )
    .join('')}</ul></div></div>`;

/** The place of the content in the template. A template with `data-views` accepts a view with its own styles; older ones don't. */
const PLACE = /<section id="first-content"( data-views="1")?><\/section>/;

/** Whether a page accepts the view that its remote draws. @param {string} html */
export const takesViews = (html) => PLACE.exec(html)?.[1] !== undefined;

/** Whether a page accepts the answers that the server has read. @param {string} html */
const takesAnswers = (html) => html.includes('<div id="first" data-answers="1">');
/** The most characters of answers. A page that needs more asks for them itself while the user reads the first view. */
const MOST_ANSWERED = 400_000;

/**
 * Renders the answers inside the content, because the service worker removes both together when it keeps the page for all addresses.
 * @param {readonly import('../public-reads/readers.mjs').Answer[]} answers
 */
function renderAnswers(answers) {
  const element = answers.length > 0 ? createDataElement('answers', answers) : '';
  return element.length > MOST_ANSWERED ? '' : element;
}

/** Addresses in a view. React writes quotation marks in texts as entities, so what is found is an attribute. */
const addresses = / (?:src|srcSet|href)="[^"]*"/g;
const storage = /https?:\/\/[^/\s"]+(?=\/v0\/b\/)/g;

/**
 * Returns a view with the origin under which this reader has the stored pictures (`resolveImageUrl`): their stored address has that of the uploader.
 * @param {string} html @param {string | undefined} origin undefined where all readers have the same
 */
const withPictures = (html, origin) =>
  origin === undefined ? html : html.replace(addresses, (attribute) => attribute.replace(storage, () => escapeMarkup(origin)));

/**
 * Adds the first content to a page, with its address: a kept page is shown at other addresses, too.
 * @param {string} html @param {Content} content @param {string} address @param {string} [pictures] the origin of stored pictures
 */
export function addContent(html, { view: { html: drawn, css }, answers }, address, pictures) {
  const content = withPictures(drawn, pictures);
  const styles = css ? `<style>${css}</style>` : '';
  const data = takesAnswers(html) ? renderAnswers(answers) : '';
  return html.replace(
    PLACE,
    () =>
      `<section id="first-content" class="${css ? 'fv' : 'fc'}" data-address="${escapeMarkup(address)}">${styles}${content}${data}</section>`,
  );
}
