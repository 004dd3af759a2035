// @ts-check
import { getRootName } from './readers.mjs';

/**
 * @typedef {object} Listed a public tournament
 * @property {string} id @property {string} name @property {string} location @property {string} startDate @property {string} endDate
 * @property {string} createTime @property {string} updateTime
 */
/** @typedef {import('./public-tournament').WireDocument & { name: string, createTime: string, updateTime: string }} WireTournament */

/** A sitemap may have 50,000 addresses; the newest of them are enough. */
const MOST = 5000;
/** No visitor scrolls further on home before its list has loaded. */
const MOST_UPCOMING = 100;
/** How long the backend may take, in milliseconds. */
const PATIENCE = 10_000;
const fields = ['name', 'location', 'startDate', 'endDate'];

/** @param {string} fieldPath @param {string} op @param {object} value */
const filter = (fieldPath, op, value) => ({ fieldFilter: { field: { fieldPath }, op, value } });

/**
 * Returns the query for public tournaments that end on a day or later.
 * @param {string} from `YYYY-MM-DD` @param {string} direction
 */
const toPublicQuery = (from, direction) => ({
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
  orderBy: [{ field: { fieldPath: 'endDate' }, direction }],
});

/**
 * Runs a query without signing in.
 * @param {string} documents @param {object} structuredQuery
 * @returns {Promise<{ found: readonly WireTournament[], readTime: string, askedAt: string }>}
 */
async function runQuery(documents, structuredQuery) {
  const askedAt = new Date().toISOString();
  const response = await fetch(`${documents}:runQuery`, {
    method: 'POST',
    body: JSON.stringify({ structuredQuery }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const lines = /** @type {unknown} */ (await response.json());
  if (!response.ok || !Array.isArray(lines)) throw new Error(`tournaments: HTTP ${response.status}`);
  return { found: lines.flatMap(({ document }) => (document ? [document] : [])), readTime: lines.at(-1)?.readTime ?? '', askedAt };
}

/** @param {{ name: string }} document */
const getId = ({ name }) => String(name).split('/').at(-1) ?? '';

/**
 * Lists the main facts of public tournaments, the latest first.
 * @param {string} documents @param {string} from `YYYY-MM-DD`
 * @returns {Promise<readonly Listed[]>}
 */
export async function listPublic(documents, from) {
  const select = { fields: fields.map((fieldPath) => ({ fieldPath })) };
  const { found } = await runQuery(documents, { ...toPublicQuery(from, 'DESCENDING'), limit: MOST, select });
  return found.map((document) => {
    const text = (/** @type {string} */ name) =>
      String(/** @type {Record<string, { stringValue?: string }>} */ (document.fields ?? {})[name]?.stringValue ?? '');
    const [name, location, startDate, endDate] = [text('name'), text('location'), text('startDate'), text('endDate')];
    return { id: getId(document), name, location, startDate, endDate, createTime: document.createTime, updateTime: document.updateTime };
  });
}

/**
 * Reads the next tournaments completely. `answer`: the answer to home's own query for all of them, or null if there are more.
 * @param {string} documents @param {string} from `YYYY-MM-DD`
 * @returns {Promise<{ coming: readonly { id: string, document: WireTournament }[], answer: import('./readers.mjs').Answer | null }>}
 */
export async function readUpcoming(documents, from) {
  const structuredQuery = toPublicQuery(from, 'ASCENDING');
  const { found, readTime, askedAt } = await runQuery(documents, { ...structuredQuery, limit: MOST_UPCOMING });
  const isAll = found.length < MOST_UPCOMING && readTime !== '';
  return {
    coming: found.map((document) => ({ id: getId(document), document })),
    answer: isAll ? { query: { parent: getRootName(documents), structuredQuery }, documents: found, readTime, askedAt } : null,
  };
}
