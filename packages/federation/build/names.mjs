// @ts-check

/**
 * Federation wants identifiers; the registry and folders use our names ("mf-planner" → "mf_planner").
 * @param {string} name
 */
export const containerName = (name) => name.replaceAll('-', '_');

/** What draws the first view of a remote on the server, in one file beside its entry. No browser asks for it. */
export const FIRST_VIEW = 'first-view.cjs';
