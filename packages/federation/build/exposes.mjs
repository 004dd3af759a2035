// @ts-check
/**
 * Modules that remotes expose to other hosts, in addition to their app: file by name. @type {Readonly<Record<string, Readonly<Record<string,
 * string>>>>}
 */
const besides = {
  // The board alone. Its module has its own contract number.
  'mf-planner': { './Planner': './src/remote/planner.tsx' },
};

/** Returns what a remote exposes: a file of its folder by name. @param {string} name @returns {Record<string, string>} */
export const getExposes = (name) => ({ './App': './src/app.tsx', ...besides[name] });
