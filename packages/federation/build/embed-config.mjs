// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { baseConfig } from './base-config.mjs';
import { EmbedReleasePlugin } from './embed-release-plugin.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';

/** Replaces React by Preact, for embeds with state. */
export const onPreact = {
  'react/jsx-runtime$': 'preact/jsx-runtime',
  'react-dom/client$': 'preact/compat/client',
  'react-dom$': 'preact/compat',
  'react$': 'preact/compat',
};

/**
 * Returns the configuration of an app's custom elements and iframe page. Each is one self-contained file without React.
 * @param {{ folder: string, name: string, alias: Record<string, string> }} app `folder`: of the workspace; `name`: of the script and of the
 *   page; `alias`: what replaces React
 * @returns {import('webpack').Configuration}
 */
export function embedConfig({ folder, name, alias }) {
  const source = path.join(folder, 'src/embed');
  const { version } = JSON.parse(readFileSync(path.join(source, 'release.json'), 'utf8'));
  const config = baseConfig({
    name: `${path.basename(folder)}-embed`,
    folder,
    output: 'dist/embed',
    publicPath: '',
    entry: { [name]: './src/embed/index.ts', frame: './src/embed/frame.ts' },
  });
  return {
    ...config,
    // The cache stores resolved modules, so it depends on what replaces React.
    cache: { .../** @type {import('webpack').FileCacheOptions} */ (config.cache), version: JSON.stringify(alias) },
    // No comment about a source map: the versioned copy has no map next to it.
    devtool: 'hidden-source-map',
    output: { ...config.output, filename: `v${version.split('.')[0]}/[name].js` },
    resolve: {
      ...config.resolve,
      alias,
    },
    plugins: [
      ...(config.plugins ?? []),
      new EmbedReleasePlugin({ version, name, page: path.join(source, `${name}.html`) }),
      new PrecompressPlugin(),
    ],
  };
}
