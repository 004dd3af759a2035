// @ts-check
// An Atom feed of new tournaments, which notifies subscribers when one opens.
import { pickTranslation } from '../../../packages/i18n/languages.mjs';
import { formatDates } from '../dates.mjs';
import { createElement, toXmlDocument } from './xml.mjs';

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

/** How many entries the feed has, the newest first: enough for a reader that looks once in months. */
const MOST = 50;

/** The link from a page to the feed, for browsers, feed readers and the foot of home. @param {Language} language */
export const getFeedLink = (language) =>
  createElement('link', '', {
    rel: 'alternate',
    type: feedType,
    title: pickTranslation(words, language).title,
    href: `${feedPath}?lang=${language}`,
  });

/**
 * Returns the feed of upcoming tournaments. Names of entries contain the id and no host, because readers reach the server under several.
 * @param {readonly import('./discovery.mjs').Listed[]} tournaments @param {{ origin: string, language: Language }} where
 */
export function getFeedText(tournaments, { origin, language }) {
  const newest = tournaments.toSorted((one, other) => other.createTime.localeCompare(one.createTime)).slice(0, MOST);
  const address = `${origin}${feedPath}?lang=${language}`;
  const updated = newest.reduce((last, { updateTime }) => (updateTime > last ? updateTime : last), '1970-01-01T00:00:00Z');
  const entries = newest.map(({ id, name, location, startDate, endDate, createTime, updateTime }) =>
    createElement('entry', [
      createElement('id', `urn:x-courtside:tournament:${id}`),
      createElement('title', name || id),
      createElement('link', [], { rel: 'alternate', href: `${origin}/${id}` }),
      createElement('published', createTime),
      createElement('updated', updateTime),
      createElement('summary', [formatDates(startDate, endDate, language), location].filter(Boolean).join(' · ')),
    ]),
  );
  return toXmlDocument(
    createElement(
      'feed',
      [
        createElement('id', 'urn:x-courtside:tournaments'),
        createElement('title', pickTranslation(words, language).title),
        createElement('updated', updated),
        createElement('author', [createElement('name', 'Courtside')]),
        createElement('link', [], { rel: 'self', type: feedType, href: address }),
        createElement('link', [], { rel: 'alternate', href: `${origin}/` }),
        ...entries,
      ],
      { 'xmlns': 'http://www.w3.org/2005/Atom', 'xml:lang': language },
    ),
  );
}
