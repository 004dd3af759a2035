// @ts-check
import { baseConfig, PrecompressPlugin } from '@courtside/federation/build';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { EmbedReleasePlugin } from './embed-release-plugin.mjs';

/**
 * The custom element and the iframe page: each one file that stands alone, against preact instead of React.
 * @param {string} folder of the workspace
 * @returns {import('webpack').Configuration}
 */
export function embedConfig(folder) {
  const source = path.join(folder, 'src/embed');
  const { version } = JSON.parse(readFileSync(path.join(source, 'release.json'), 'utf8'));
  const config = baseConfig({
    name: 'mf-planner-embed',
    folder,
    output: 'dist/embed',
    publicPath: '',
    entry: { planner: './src/embed/index.ts', frame: './src/embed/frame.ts' },
  });
  return {
    ...config,
    // No comment about a map: the versioned copy has none beside it.
    devtool: 'hidden-source-map',
    output: { ...config.output, filename: `v${version.split('.')[0]}/[name].js` },
    resolve: {
      ...config.resolve,
      alias: {
        'react/jsx-runtime$': 'preact/jsx-runtime',
        'react-dom/client$': 'preact/compat/client',
        'react-dom$': 'preact/compat',
        'react$': 'preact/compat',
      },
    },
    plugins: [
      ...(config.plugins ?? []),
      new EmbedReleasePlugin({ version, page: path.join(source, 'planner.html') }),
      new PrecompressPlugin(),
    ],
  };
}
