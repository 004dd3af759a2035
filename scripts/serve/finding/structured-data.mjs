// @ts-check
// What a tournament is, in the words of schema.org: search engines show dates and place of it.

/** @typedef {{ fields?: Record<string, { stringValue?: string, booleanValue?: boolean }> }} WireDocument a document as Firestore says it over REST */

/** @param {string} day */
const isDay = (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));

/**
 * An element with data, which no browser runs: a policy for scripts takes no notice of it, and nothing in it can end it.
 * @param {unknown} data
 */
const dataElement = (data) => `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/**
 * A public tournament as an element for the head of its page; nothing for any other, and for one that lacks what engines ask for: a name, days, a place.
 * @param {unknown} document answer of `GET …/documents/tournaments/{id}`
 * @param {{ url: string, imageUrl: (stored: string) => string }} where
 */
export function structuredData(document, { url, imageUrl }) {
  const fields = /** @type {WireDocument} */ (document)?.fields;
  if (!fields?.isTournamentPublic?.booleanValue) return '';
  const text = (/** @type {string} */ name) => (fields[name]?.stringValue ?? '').trim();
  const [name, place, startDate, last] = [text('name'), text('location'), text('startDate'), text('endDate')];
  const endDate = last || startDate;
  if (!name || !place || !isDay(startDate) || !isDay(endDate) || endDate < startDate) return '';
  const [description, image] = [text('description'), text('imageSrc')];
  return dataElement({
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    url,
    startDate,
    endDate,
    'eventStatus': 'https://schema.org/EventScheduled',
    'eventAttendanceMode': 'https://schema.org/OfflineEventAttendanceMode',
    'location': { '@type': 'Place', 'name': place, 'address': place },
    ...(description ? { description } : {}),
    ...(image ? { image: [imageUrl(image)] } : {}),
  });
}
