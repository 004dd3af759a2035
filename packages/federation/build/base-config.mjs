// @ts-check
import { createRequire } from 'node:module';
import path from 'node:path';
import { FreshRetryPlugin } from './fresh-retry-plugin.mjs';
import { isShellOurs } from './live.mjs';
import { PruneOldAssetsPlugin } from './prune-old-assets-plugin.mjs';
import { RelativeMapsPlugin } from './relative-maps-plugin.mjs';

const require = createRequire(import.meta.url);

/** The browsers we compile for: about three years back. */
const targets = { chrome: '111', firefox: '113', safari: '16.4' };

/**
 * Returns the configuration that all builds share, federated or not.
 * @param {{ name: string, folder: string, output?: string, publicPath: string, entry: Record<string, string>, mode?: 'production' |
 *   'development' }} app
 * @returns {import('webpack').Configuration}
 */
export function baseConfig({ name, folder, output = 'dist', publicPath, entry, mode = 'production' }) {
  const Minimizer = require('minimizer-webpack-plugin');
  const root = path.resolve(import.meta.dirname, '../../..');
  // Only with a development build of React, which a deployed shell has not.
  const refreshes = mode === 'development' && isShellOurs;
  return {
    name,
    mode,
    context: folder,
    entry,
    target: 'web',
    devtool: 'source-map',
    output: {
      path: path.join(folder, output),
      publicPath,
      uniqueName: name,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      // As long as anything else may keep a page waiting (FILE_TIMEOUT in ../src/registry/timeout.ts). Milliseconds.
      chunkLoadTimeout: 8000,
      // With CORS, so that a page of another origin gets the full message of an error thrown by a remote's script.
      crossOriginLoading: 'anonymous',
      // The next attempt runs a failed module again from the start. Otherwise it would get a half-initialized one.
      strictModuleErrorHandling: true,
      // Old chunks stay until pruned by the build: a tab opened before a deploy still asks for them.
      clean: false,
    },
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic', development: refreshes, refresh: refreshes } },
              },
              env: { targets },
            },
          },
        },
        { test: /\.(woff2|png|svg|jpe?g)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimizer: [new Minimizer({ minify: Minimizer.swcMinify })],
      chunkIds: 'named',
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `${name}-${output}-${mode}${isShellOurs ? '' : '-remote'}`.replaceAll('/', '-'),
      buildDependencies: { config: [new URL(import.meta.url).pathname, path.join(root, 'package-lock.json')] },
    },
    plugins: [new PruneOldAssetsPlugin(), new FreshRetryPlugin(), new RelativeMapsPlugin(root)],
    performance: { hints: false },
    stats: 'errors-warnings',
    // The manifest plugin warns about publicPath "auto", which remotes need.
    ignoreWarnings: [/publicPath/i],
  };
}
