// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { baseConfig } from './base-config.mjs';
import { ownShared, root } from './identity/own-packages.mjs';
import { isShellOurs } from './live.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { PruneOldAssetsPlugin } from './prune-old-assets-plugin.mjs';
import { RelativeMapsPlugin } from './relative-maps-plugin.mjs';

const require = createRequire(import.meta.url);

/** Plugins for published files only; a development build stays in memory. */
const forPublishing = [PrecompressPlugin, PruneOldAssetsPlugin, RelativeMapsPlugin];

const sharedIndexes = ownShared.map((name) => path.join(root, name.replace('@courtside/', 'packages/'), 'src/index.ts'));

/**
 * Returns an app's configuration for `npm run dev`: federated in the same way, not minimized, with hot replacement and React Refresh, which
 * keeps the state of components whose hooks do not change.
 * @param {import('webpack').Configuration} config the export of the app's `webpack.config.mjs`
 * @returns {import('webpack').Configuration}
 */
export function forDevelopment(config) {
  const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
  const { name = '', context: folder = '', entry, output } = config;
  const runtime = require.resolve('react-refresh/runtime');
  const ours = `${path.join(import.meta.dirname, 'refresh-runtime.cjs')}?${name}`;
  const base = baseConfig({
    name,
    folder,
    publicPath: /** @type {string} */ (output?.publicPath),
    entry: /** @type {Record<string, string>} */ (entry),
    mode: 'development',
  });
  return {
    ...base,
    // Maps without columns are made in half the time; evaluated modules would need a policy that no deployed page has.
    devtool: 'cheap-module-source-map',
    output: { ...base.output, filename: '[name].js', chunkFilename: '[name].js', assetModuleFilename: '[name].[contenthash:8][ext]' },
    resolve: {
      ...config.resolve,
      alias: {
        'react-refresh/runtime$': ours,
        [`${runtime}$`]: ours,
        'courtside-react-refresh$': path.join(path.dirname(runtime), 'cjs/react-refresh-runtime.development.js'),
      },
    },
    module: {
      ...base.module,
      rules: [...(base.module?.rules ?? []), { include: sharedIndexes, loader: path.join(import.meta.dirname, 'whole-page-loader.cjs') }],
      // Third-party packages only change with an installation; resolving them again would take a third of each rebuild.
      unsafeCache: ({ resource = '' }) => /[\\/]node_modules[\\/]/.test(resource),
    },
    optimization: { chunkIds: 'named', moduleIds: 'named', removeAvailableModules: false },
    plugins: [
      ...(config.plugins ?? []).filter((plugin) => !forPublishing.some((kind) => plugin instanceof kind)),
      // A deployed shell brings a production build of React, which cannot refresh. The hot client shows compile errors.
      ...(isShellOurs ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    infrastructureLogging: { level: 'warn' },
  };
}
