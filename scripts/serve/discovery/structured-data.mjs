// @ts-check
// A tournament in the vocabulary of schema.org: search engines show its dates and place.

/** @typedef {{ fields?: Record<string, { stringValue?: string, booleanValue?: boolean }> }} WireDocument a document in Firestore's REST format */

/** @param {string} day */
const isDay = (day) => /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));

/**
 * Returns an element with data. Browsers do not run it, so no policy for scripts applies to it, and nothing in it can end it.
 * @param {unknown} data
 */
const createDataElement = (data) => `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>`;

/**
 * Returns a public tournament as an element for the head of its page. Empty for a private one, and for one without the name, days and place that search
 * engines require.
 * @param {unknown} document answer of `GET …/documents/tournaments/{id}`
 * @param {{ url: string, imageUrl: (stored: string) => string }} where
 */
export function getStructuredData(document, { url, imageUrl }) {
  const fields = /** @type {WireDocument} */ (document)?.fields;
  if (!fields?.isTournamentPublic?.booleanValue) return '';
  const text = (/** @type {string} */ name) => (fields[name]?.stringValue ?? '').trim();
  const [name, place, startDate, last] = [text('name'), text('location'), text('startDate'), text('endDate')];
  const endDate = last || startDate;
  if (!name || !place || !isDay(startDate) || !isDay(endDate) || endDate < startDate) return '';
  const [description, image] = [text('description'), text('imageSrc')];
  return createDataElement({
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
