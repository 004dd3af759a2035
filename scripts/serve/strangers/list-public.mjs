// @ts-check

/**
 * @typedef {object} Listed a public tournament
 * @property {string} id @property {string} name @property {string} location @property {string} startDate @property {string} endDate
 * @property {string} createTime @property {string} updateTime
 */
/** @typedef {import('./known').WireDocument & { name: string, createTime: string, updateTime: string }} WireTournament */

/** A sitemap may have 50,000 addresses; the newest of them are enough. */
const MOST = 5000;
/** Nobody reads further on home before its list has come. */
const MOST_UPCOMING = 100;
/** How long the backend may take, in milliseconds. */
const PATIENCE = 10_000;
const fields = ['name', 'location', 'startDate', 'endDate'];

/** @param {string} fieldPath @param {string} op @param {object} value */
const filter = (fieldPath, op, value) => ({ fieldFilter: { field: { fieldPath }, op, value } });

/**
 * Documents of public tournaments that end on a day or later, as a stranger may list them.
 * @param {string} documents @param {string} from `YYYY-MM-DD` @param {object} query how many of them, in which order, and what of them
 * @returns {Promise<readonly WireTournament[]>}
 */
async function ask(documents, from, query) {
  const response = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId: 'tournaments' }],
        where: {
          compositeFilter: {
            op: 'AND',
            filters: [
              filter('isTournamentPublic', 'EQUAL', { booleanValue: true }),
              filter('endDate', 'GREATER_THAN_OR_EQUAL', { stringValue: from }),
            ],
          },
        },
        ...query,
      },
    }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const lines = /** @type {unknown} */ (await response.json());
  if (!response.ok || !Array.isArray(lines)) throw new Error(`tournaments: HTTP ${response.status}`);
  return lines.flatMap(({ document }) => (document ? [document] : []));
}

/** @param {string} direction */
const byEnd = (direction) => [{ field: { fieldPath: 'endDate' }, direction }];
/** @param {{ name: string }} document */
const idOf = ({ name }) => String(name).split('/').at(-1) ?? '';

/**
 * What is said of public tournaments, the last first.
 * @param {string} documents @param {string} from `YYYY-MM-DD`
 * @returns {Promise<readonly Listed[]>}
 */
export async function listPublic(documents, from) {
  const select = { fields: fields.map((fieldPath) => ({ fieldPath })) };
  const found = await ask(documents, from, { orderBy: byEnd('DESCENDING'), limit: MOST, select });
  return found.map((document) => {
    const text = (/** @type {string} */ name) =>
      String(/** @type {Record<string, { stringValue?: string }>} */ (document.fields ?? {})[name]?.stringValue ?? '');
    const [name, location, startDate, endDate] = [text('name'), text('location'), text('startDate'), text('endDate')];
    return { id: idOf(document), name, location, startDate, endDate, createTime: document.createTime, updateTime: document.updateTime };
  });
}

/**
 * All that is stored of those that come next.
 * @param {string} documents @param {string} from `YYYY-MM-DD`
 */
export async function readUpcoming(documents, from) {
  const found = await ask(documents, from, { orderBy: byEnd('ASCENDING'), limit: MOST_UPCOMING });
  return found.map((document) => ({ id: idOf(document), document }));
}
