// @ts-check

/** How long the backend may take, in milliseconds. */
const PATIENCE = 5000;

/**
 * Asks for documents as anybody may who is not signed in: the rules decide what may be told.
 * @param {string} documents address of the stored documents, over REST @returns {import('./known').Ask}
 */
export const strangerAt = (documents) => async (path) => {
  const response = await fetch(`${documents}/${path}`, { signal: AbortSignal.timeout(PATIENCE) });
  if (response.ok) return /** @type {Promise<import('./known').WireDocument>} */ (response.json());
  await response.body?.cancel();
  if (response.status === 404 || response.status === 403) return null;
  throw new Error(`${path}: HTTP ${response.status}`);
};
