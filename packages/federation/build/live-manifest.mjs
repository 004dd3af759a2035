// @ts-check

/**
 * Returns the manifest that the federation's run time reads before it loads a remote, for a build in memory.
 * @param {string} container
 */
export const createManifest = (container) => ({
  id: container,
  name: container,
  metaData: {
    name: container,
    type: 'app',
    buildInfo: { buildVersion: 'live', buildName: container },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: container,
    pluginVersion: 'live',
    prefetchInterface: false,
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: [],
});
