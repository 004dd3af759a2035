// @ts-check

/**
 * @typedef {object} Listed a public tournament
 * @property {string} id @property {string} name @property {string} location @property {string} startDate @property {string} endDate
 * @property {string} createTime @property {string} updateTime
 */

/** A sitemap may have 50,000 addresses; the newest of them are enough. */
const MOST = 5000;
/** How long the backend may take, in milliseconds. */
const PATIENCE = 10_000;
const fields = ['name', 'location', 'startDate', 'endDate'];

/**
 * Public tournaments that end on a day or later, as a stranger may list them.
 * @param {string} documents @param {string} from `YYYY-MM-DD`
 * @returns {Promise<readonly Listed[]>}
 */
export async function listPublic(documents, from) {
  const filter = (/** @type {string} */ fieldPath, /** @type {string} */ op, /** @type {object} */ value) => ({
    fieldFilter: { field: { fieldPath }, op, value },
  });
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
        orderBy: [{ field: { fieldPath: 'endDate' }, direction: 'DESCENDING' }],
        limit: MOST,
        select: { fields: fields.map((fieldPath) => ({ fieldPath })) },
      },
    }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  const lines = /** @type {unknown} */ (await response.json());
  if (!response.ok || !Array.isArray(lines)) throw new Error(`tournaments: HTTP ${response.status}`);
  return lines.flatMap(({ document }) => {
    if (!document) return [];
    const text = (/** @type {string} */ name) => String(document.fields?.[name]?.stringValue ?? '');
    const id = String(document.name).split('/').at(-1) ?? '';
    const [name, location, startDate, endDate] = [text('name'), text('location'), text('startDate'), text('endDate')];
    return [{ id, name, location, startDate, endDate, createTime: document.createTime, updateTime: document.updateTime }];
  });
}
