// @ts-check
// An Atom feed of new tournaments: whoever subscribes hears of one when it opens.
import { pickTranslation } from '../../../packages/i18n/languages.mjs';
import { datesBetween } from '../dates.mjs';
import { element, xmlDocument } from './xml.mjs';

/** @typedef {import('../../../packages/i18n/languages.mjs').Language} Language */

/** @satisfies {Partial<Record<Language, { title: string }>>} */
const words = {
  en: { title: 'Courtside: new tournaments' },
  fr: { title: 'Courtside\u00a0: nouveaux tournois' },
  de: { title: 'Courtside: neue Turniere' },
  es: { title: 'Courtside: nuevos torneos' },
};

export const feedPath = '/feed.atom';
export const feedType = 'application/atom+xml';

/** So many entries, the newest: who looks once in months has not missed a season. */
const MOST = 50;

/** Where a page says that there is a feed, for browsers, readers, and the foot of home. @param {Language} language */
export const feedLink = (language) =>
  element('link', '', {
    rel: 'alternate',
    type: feedType,
    title: pickTranslation(words, language).title,
    href: `${feedPath}?lang=${language}`,
  });

/**
 * The feed of tournaments that are to come. Names of entries are made of the id and of no host: the server is reached by several.
 * @param {readonly import('./finding.mjs').Listed[]} tournaments @param {{ origin: string, language: Language }} where
 */
export function feedText(tournaments, { origin, language }) {
  const newest = tournaments.toSorted((one, other) => other.createTime.localeCompare(one.createTime)).slice(0, MOST);
  const address = `${origin}${feedPath}?lang=${language}`;
  const updated = newest.reduce((last, { updateTime }) => (updateTime > last ? updateTime : last), '1970-01-01T00:00:00Z');
  const entries = newest.map(({ id, name, location, startDate, endDate, createTime, updateTime }) =>
    element('entry', [
      element('id', `urn:x-courtside:tournament:${id}`),
      element('title', name || id),
      element('link', [], { rel: 'alternate', href: `${origin}/${id}` }),
      element('published', createTime),
      element('updated', updateTime),
      element('summary', [datesBetween(startDate, endDate, language), location].filter(Boolean).join(' · ')),
    ]),
  );
  return xmlDocument(
    element(
      'feed',
      [
        element('id', 'urn:x-courtside:tournaments'),
        element('title', pickTranslation(words, language).title),
        element('updated', updated),
        element('author', [element('name', 'Courtside')]),
        element('link', [], { rel: 'self', type: feedType, href: address }),
        element('link', [], { rel: 'alternate', href: `${origin}/` }),
        ...entries,
      ],
      { 'xmlns': 'http://www.w3.org/2005/Atom', 'xml:lang': language },
    ),
  );
}
