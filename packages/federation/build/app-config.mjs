// @ts-check
import './at-root.mjs';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { createRequire } from 'node:module';
import path from 'node:path';
import { apps, remoteNames } from '../apps.mjs';
import { getExposes } from './exposes.mjs';
import { baseConfig } from './base-config.mjs';
import { CommonFilesPlugin } from './common-files-plugin.mjs';
import { FirstViewPlugin, hasFirstView } from './first-view-plugin.mjs';
import { StampPlugin } from './identity/stamp-plugin.mjs';
import { InstallablePlugin } from './installable-plugin.mjs';
import { LibrariesPlugin } from './libraries.mjs';
import { LoadsInPagePlugin } from './loads-in-page-plugin.mjs';
import { isLive, LiveStampPlugin, sharedWithShell } from './live.mjs';
import { containerName } from './names.mjs';
import { PrecompressPlugin } from './precompress-plugin.mjs';
import { ProvidedByHostPlugin } from './provided-by-host-plugin.mjs';
import { RunTimePlugin } from './run-time-plugin.mjs';
import { sharedLibraries, getRemoteSharing } from './shared.mjs';

const require = createRequire(import.meta.url);

/**
 * The page that a host writes: one template for all, with the tags that are its own. A second time under the name that file servers (Firebase Hosting)
 * send with a 404.
 * @param {Record<string, string>} meta name and content of `<meta>`
 */
function pages(meta) {
  const HtmlPlugin = require('html-webpack-plugin');
  // The page is served at every address, so it names its files from the root. Those files find the others next to them, in the folder of
  // their release.
  const common = { template: path.join(import.meta.dirname, 'page.html'), meta, publicPath: '/', scriptLoading: 'defer', minify: true };
  return ['index.html', '404.html'].map((filename) => new HtmlPlugin({ ...common, filename }));
}

/** @param {ConstructorParameters<typeof StampPlugin>[0]} build */
const stamp = (build) => (isLive ? new LiveStampPlugin(build) : new StampPlugin(build));

/** @param {string} folder */
const firstView = (folder) => (!isLive && hasFirstView(folder) ? [new FirstViewPlugin({ folder })] : []);

/**
 * The host: owns the page and exposes nothing.
 * @param {{ name: string, folder: string, meta: Record<string, string>, worker: string }} app `meta`: see `pages`; `worker`: the source of its service worker
 */
export function hostConfig({ name, folder, meta, worker }) {
  const config = baseConfig({ name: containerName(name), folder, publicPath: 'auto', entry: { main: './src/index.ts' } });
  config.plugins?.push(
    new ModuleFederationPlugin({
      name: containerName(name),
      shared: sharedLibraries(),
      shareStrategy: 'loaded-first',
      dts: false,
      experiments: { optimization: { target: 'web' } },
    }),
    new ProvidedByHostPlugin(),
    new RunTimePlugin(),
    new CommonFilesPlugin(),
    new LibrariesPlugin({ isHost: true }),
    ...pages(meta),
    new LoadsInPagePlugin(),
    // During development a cache would serve an older file than the one just saved.
    ...(isLive ? [] : [new InstallablePlugin({ folder, worker })]),
    ...firstView(folder),
    stamp({ folder, isHost: true }),
    new PrecompressPlugin(),
  );
  return config;
}

/**
 * A remote: exposes its one app and is found at run time through the registry. Its folder's name is its row in `apps.mjs`.
 * @param {{ folder: string }} app
 */
export function remoteConfig({ folder }) {
  const name = path.basename(folder);
  const remote = remoteNames.find((known) => known === name);
  if (!remote) throw new Error(`${name} has no row in packages/federation/apps.mjs.`);
  const config = baseConfig({ name: containerName(name), folder, publicPath: 'auto', entry: {} });
  config.plugins?.push(
    new ModuleFederationPlugin({
      name: containerName(name),
      filename: 'remoteEntry.js',
      exposes: getExposes(remote),
      shared: sharedWithShell(getRemoteSharing(apps[remote].mayImport)),
      shareStrategy: 'loaded-first',
      // During development it would be rebuilt with every save without a change; the server has it.
      manifest: !isLive,
      dts: false,
      // Remotes never load remotes, so their entries go without that part of the run time.
      experiments: { optimization: { target: 'web', disableRemote: true } },
    }),
    new RunTimePlugin(),
    new CommonFilesPlugin(),
    new LibrariesPlugin({ isHost: false }),
    ...firstView(folder),
    stamp({ folder, imports: apps[remote].mayImport }),
    new PrecompressPlugin(),
  );
  return config;
}

/**
 * Returns the configuration of a separate page without federation, for deployments where nothing is shared.
 * @param {{ name: string, folder: string, output: string, meta: Record<string, string>, entry: string }} app `meta`: see `pages`
 */
export function standaloneConfig({ name, folder, output, meta, entry }) {
  const config = baseConfig({ name: containerName(name), folder, output, publicPath: 'auto', entry: { main: entry } });
  config.plugins?.push(new CommonFilesPlugin(), ...pages(meta), stamp({ folder, app: name }), new PrecompressPlugin());
  return config;
}
