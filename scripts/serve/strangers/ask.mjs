// @ts-check

/**
 * @typedef {import('./known').WireDocument} WireDocument
 * @typedef {{ readonly parent: string, readonly structuredQuery: object }} Query as the page's client asks (`toWireRequest` of `packages/firebase`): a document by its
 *   own name
 * @typedef {object} Answer what was asked, and what there is of it
 * @property {Query} query @property {readonly WireDocument[]} documents @property {string} readTime when these were all there is
 * @typedef {{ found?: WireDocument, document?: WireDocument, readTime?: string }} Line
 */

/** How long the backend may take, in milliseconds. */
const PATIENCE = 5000;

/** What is said to whoever is not signed in; null for what there is not, or what strangers may not read. @param {string} url @param {RequestInit} [how] */
async function told(url, how) {
  const response = await fetch(url, { ...how, signal: AbortSignal.timeout(PATIENCE) });
  if (response.ok) return /** @type {unknown} */ (await response.json());
  await response.body?.cancel();
  if (response.status === 404 || response.status === 403) return null;
  throw new Error(`${url}: HTTP ${response.status}`);
}

/**
 * Asks for documents as anybody may who is not signed in: the rules decide what may be told.
 * @param {string} documents address of the stored documents, over REST @returns {import('./known').Ask}
 */
export const strangerAt = (documents) => async (path) => /** @type {WireDocument | null} */ (await told(`${documents}/${path}`));

/**
 * The answer to a stranger's question, with the time at which it was true; null where it was refused.
 * @param {string} documents @param {Query} query @returns {Promise<Answer | null>}
 */
export async function answerTo(documents, query) {
  const { parent, structuredQuery } = query;
  const [at, body] =
    'from' in structuredQuery
      ? [`${encodeURI(parent.slice(nameOf(documents).length))}:runQuery`, { structuredQuery }]
      : [':batchGet', { documents: [parent] }];
  const lines = await told(`${documents}${at}`, { method: 'POST', body: JSON.stringify(body) });
  if (!Array.isArray(lines)) return null;
  const answered = /** @type {readonly Line[]} */ (lines);
  const readTime = answered.findLast((line) => line.readTime)?.readTime;
  return readTime ? { query, documents: answered.flatMap(({ found, document }) => found ?? document ?? []), readTime } : null;
}

/**
 * Asks for documents as `strangerAt`, and hands on each answer.
 * @param {string} documents @param {(answer: Answer) => void} hear @returns {import('./known').Ask}
 */
export const strangerHeardAt = (documents, hear) => async (path) => {
  const answer = await answerTo(documents, { parent: `${nameOf(documents)}/${path}`, structuredQuery: {} });
  if (answer) hear(answer);
  return answer?.documents[0] ?? null;
};

/**
 * Asks for all documents in a folder, and hands on the answer.
 * @param {string} documents @param {(answer: Answer) => void} [hear] @returns {import('./known').AskFolder}
 */
export const strangerFolderAt = (documents, hear) => async (path) => {
  const above = path.lastIndexOf('/');
  const structuredQuery = { from: [{ collectionId: path.slice(above + 1) }] };
  const answer = await answerTo(documents, { parent: `${nameOf(documents)}/${path.slice(0, above)}`, structuredQuery });
  if (answer) hear?.(answer);
  return answer?.documents ?? [];
};

/** By which the stored documents themselves begin their names. @param {string} documents address of the stored documents */
export const nameOf = (documents) => documents.slice(documents.indexOf('projects/'));
