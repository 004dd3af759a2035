// @ts-check

/**
 * @typedef {import('./known').WireDocument} WireDocument
 * @typedef {object} Answer what was asked, in the words of the protocol, and what there is of it: as the page's client asks and hears it (`packages/firebase`)
 * @property {{ parent: string, structuredQuery: object }} query a document is asked for by its own name
 * @property {readonly WireDocument[]} documents @property {string} readTime when these were all there is
 * @typedef {{ found?: WireDocument, readTime?: string }} Line
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
 * The same, and hands on each answer as it came, with the time at which it was true. What was refused is none.
 * @param {string} documents @param {(answer: Answer) => void} hear @returns {import('./known').Ask}
 */
export const strangerHeardAt = (documents, hear) => async (path) => {
  const parent = `${nameOf(documents)}/${path}`;
  const lines = await told(`${documents}:batchGet`, { method: 'POST', body: JSON.stringify({ documents: [parent] }) });
  const [line] = /** @type {readonly Line[]} */ (lines ?? []);
  if (!line?.readTime) return null;
  hear({ query: { parent, structuredQuery: {} }, documents: line.found ? [line.found] : [], readTime: line.readTime });
  return line.found ?? null;
};

/** By which the stored documents themselves begin their names. @param {string} documents address of the stored documents */
export const nameOf = (documents) => documents.slice(documents.indexOf('projects/'));
