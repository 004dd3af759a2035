// @ts-check

/**
 * @typedef {import('./public-tournament').WireDocument} WireDocument
 * @typedef {{ readonly parent: string, readonly structuredQuery: object }} Query as the page's client sends it (`toWireRequest` of `packages/firebase`): for a document, its
 *   own name
 * @typedef {object} Answer a query with its documents
 * @property {Query} query @property {readonly WireDocument[]} documents
 * @property {string} readTime the version of the data: on a backend without a change since, long before the read
 * @property {string} askedAt when the backend was asked
 * @typedef {{ found?: WireDocument, document?: WireDocument, readTime?: string }} Line
 */

/** How long the backend may take, in milliseconds. */
const PATIENCE = 5000;

/** Fetches without signing in; null for a missing or private document. @param {string} url @param {RequestInit} [how] */
async function fetchPublic(url, how) {
  const response = await fetch(url, { ...how, signal: AbortSignal.timeout(PATIENCE) });
  if (response.ok) return /** @type {unknown} */ (await response.json());
  await response.body?.cancel();
  if (response.status === 404 || response.status === 403) return null;
  throw new Error(`${url}: HTTP ${response.status}`);
}

/**
 * Returns a reader of documents that does not sign in: the rules decide what it may read.
 * @param {string} documents address of the stored documents, over REST @returns {import('./public-tournament').ReadDocument}
 */
export const createReader = (documents) => async (path) => /** @type {WireDocument | null} */ (await fetchPublic(`${documents}/${path}`));

/**
 * Runs a query without signing in. Returns the answer with the time of the read, or null if it was denied.
 * @param {string} documents @param {Query} query @returns {Promise<Answer | null>}
 */
export async function runQuery(documents, query) {
  const { parent, structuredQuery } = query;
  const [at, body] =
    'from' in structuredQuery
      ? [`${encodeURI(parent.slice(getRootName(documents).length))}:runQuery`, { structuredQuery }]
      : [':batchGet', { documents: [parent] }];
  const askedAt = new Date().toISOString();
  const lines = await fetchPublic(`${documents}${at}`, { method: 'POST', body: JSON.stringify(body) });
  if (!Array.isArray(lines)) return null;
  const answered = /** @type {readonly Line[]} */ (lines);
  const readTime = answered.findLast((line) => line.readTime)?.readTime;
  return readTime ? { query, documents: answered.flatMap(({ found, document }) => found ?? document ?? []), readTime, askedAt } : null;
}

/**
 * Returns a reader like `createReader` that also passes on each answer.
 * @param {string} documents @param {(answer: Answer) => void} hear @returns {import('./public-tournament').ReadDocument}
 */
export const createObservedReader = (documents, hear) => async (path) => {
  const answer = await runQuery(documents, { parent: `${getRootName(documents)}/${path}`, structuredQuery: {} });
  if (answer) hear(answer);
  return answer?.documents[0] ?? null;
};

/**
 * Returns a reader of all documents in a folder that also passes on the answer.
 * @param {string} documents @param {(answer: Answer) => void} [hear] @returns {import('./public-tournament').ReadFolder}
 */
export const createFolderReader = (documents, hear) => async (path, kind) => {
  const above = path.lastIndexOf('/');
  const structuredQuery = {
    from: [{ collectionId: path.slice(above + 1) }],
    ...(kind === undefined ? {} : { where: { fieldFilter: { field: { fieldPath: 'kind' }, op: 'EQUAL', value: { stringValue: kind } } } }),
  };
  const answer = await runQuery(documents, { parent: `${getRootName(documents)}/${path.slice(0, above)}`, structuredQuery });
  if (answer) hear?.(answer);
  return answer?.documents ?? [];
};

/** Returns the start of each stored document's name. @param {string} documents address of the stored documents */
export const getRootName = (documents) => documents.slice(documents.indexOf('projects/'));
