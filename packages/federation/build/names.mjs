// @ts-check

/**
 * Federation wants identifiers; the registry and folders use our names ("mf-planner" → "mf_planner").
 * @param {string} name
 */
export const containerName = (name) => name.replaceAll('-', '_');
