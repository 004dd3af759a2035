// @ts-check
import { baseConfig, PrecompressPlugin } from '@courtside/federation/build';
import { remoteNames } from '@courtside/federation/apps';
import HtmlPlugin from 'html-webpack-plugin';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';

/** @import { Configuration } from 'webpack' */

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, '.cache/bench/twin');
/** The module that the twin replaces, without its ending. */
const loader = path.join(root, 'packages/federation/src/loading/loader');

/**
 * The single-build twin: the same sources, the same compiler and minimizer, split by route, and no federation: remotes are dynamic imports.
 * It serves only for comparison and is never deployed.
 * @param {import('@courtside/federation/apps').RemoteName | null} [changed] the app in which one line differs, as after a change
 * @returns {Promise<string>} the folder with its `index.html`
 */
export async function buildTwin(changed = null) {
  const output = path.join(folder, changed ?? 'dist');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'apps'), { recursive: true });
  for (const name of remoteNames)
    writeFileSync(path.join(folder, 'apps', `${name}.ts`), createTwinApp(name, name === changed ? 'changed' : 'built'));
  writeFileSync(path.join(folder, 'loader.ts'), createTwinLoader());
  await bundle(createTwinConfig(output));
  return output;
}

/** @param {string} output @returns {Configuration} */
function createTwinConfig(output) {
  const config = baseConfig({
    name: 'twin',
    folder: path.join(root, 'shell'),
    output: path.relative(path.join(root, 'shell'), output),
    publicPath: '/',
    entry: { main: './src/index.ts' },
  });
  const build = { app: 'twin', version: '0.0.0', release: '0.0.0-twin', contract: 0, offers: {} };
  return {
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      new webpack.DefinePlugin({ __COURTSIDE_BUILD__: JSON.stringify(build) }),
      new webpack.NormalModuleReplacementPlugin(/\/loader$/, (request) => {
        if (path.join(request.context, request.request) === loader) request.request = path.join(folder, 'loader.ts');
      }),
      new HtmlPlugin({
        filename: 'index.html',
        template: path.join(root, 'packages/federation/build/page.html'),
        publicPath: '/',
        scriptLoading: 'defer',
        minify: true,
      }),
      new PrecompressPlugin(),
    ],
  };
}

/** Returns a replacement for `loader`: the same function without a registry. */
function createTwinLoader() {
  const line = (/** @type {string} */ name) => `  '${name}': () => import('./apps/${name}'),`;
  return `const apps: Record<string, () => Promise<unknown>> = {
${remoteNames.map(line).join('\n')}
};
const known = { remotes: [], malformed: [], shell: null };
const registry = { read: () => Promise.resolve(known), latest: () => Promise.resolve(known), forget: () => {} };
export const createRemoteLoader = () => Object.assign((name: string) => apps[name]!(), { registry, crashed: () => false });
`;
}

/** Returns the module of an app with a line that differs from one release to the next. @param {string} name @param {string} state */
const createTwinApp = (name, state) => `import App from ${JSON.stringify(path.join(root, name, 'src/app'))};
document.documentElement.dataset['${name.replace('-', '')}'] = '${state}';
export default App;
`;

/** Runs webpack. @param {Configuration | Configuration[]} config @returns {Promise<void>} @throws Error with webpack's message */
export function bundle(config) {
  return new Promise((resolve, reject) => {
    webpack([config].flat(), (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}
