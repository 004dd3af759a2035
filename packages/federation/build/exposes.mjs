// @ts-check
/** What remotes offer besides their app, to hosts that are not ours: file by name. @type {Readonly<Record<string, Readonly<Record<string, string>>>>} */
const besides = {
  // The board alone; its module has a contract number of its own.
  'mf-planner': { './Planner': './src/remote/planner.tsx' },
};

/** What a remote exposes: the file of each name, from its folder. @param {string} name @returns {Record<string, string>} */
export const getExposes = (name) => ({ './App': './src/app.tsx', ...besides[name] });
