// @ts-check
// The parts of a page that the server writes. Their looks are in the style of `packages/federation/build/page.html`.
import { datesBetween } from '../dates.mjs';
import { escapeMarkup } from '../markup.mjs';

/**
 * @typedef {import('../../../packages/i18n/languages.mjs').Language} Language
 * @typedef {{ name: string, location: string, startDate: string, endDate: string }} Announced what is said of a tournament
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

/**
 * The page with its first content. It says for which address it is: a page that was kept is shown at others, too.
 * @param {string} html @param {import('../first-view/renderer.mjs').View} content @param {string} address
 */
export function withContent(html, { html: content, css }, address) {
  const styles = css ? `<style>${css}</style>` : '';
  return html.replace(
    PLACE,
    () => `<section id="first-content" class="${css ? 'fv' : 'fc'}" data-address="${escapeMarkup(address)}">${styles}${content}</section>`,
  );
}
