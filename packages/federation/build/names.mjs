// @ts-check

/**
 * Federation wants identifiers; the registry and folders use our names ("mf-planner" → "mf_planner").
 * @param {string} name
 */
export const containerName = (name) => name.replaceAll('-', '_');

/** The file next to a remote's entry that renders its first view on the server. Browsers never load it. */
export const FIRST_VIEW = 'first-view.cjs';
