// @ts-check
// Builds apps from a folder of sources in one process, in half the usual time. No user downloads these builds, so they are neither minimized nor compressed,
// and have no maps. Everything else follows each app's configuration.
//   node scripts/skew/build-apps.mjs FOLDER APP …
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';

const [folder = '', ...apps] = process.argv.slice(2);
for (const app of apps) {
  const isConsole = app === 'console';
  const home = path.join(folder, isConsole ? 'mf-organizer' : app);
  const output = path.join(home, isConsole ? 'dist-console' : 'dist');
  if (existsSync(output)) continue;
  /** @type {{ default: import('webpack').Configuration | import('webpack').Configuration[] }} */
  const { default: own } = await import(
    pathToFileURL(path.join(home, isConsole ? 'webpack.console.config.mjs' : 'webpack.config.mjs')).href
  );
  const unfinished = `${output}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  const configs = [own].flat().map((config) => quick(config, (file) => file.replace(output, unfinished)));
  await new Promise((resolve, reject) => {
    const compiler = webpack(configs);
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) return reject(error ?? new Error(`${app}: ${stats?.toString('errors-only')}`));
      compiler.close(resolve);
    });
  });
  renameSync(unfinished, output);
}

/** @param {import('webpack').Configuration} config @param {(file: string) => string} moved @returns {import('webpack').Configuration} */
function quick(config, moved) {
  return {
    ...config,
    devtool: false,
    cache: false,
    output: { ...config.output, path: moved(config.output?.path ?? '') },
    optimization: { ...config.optimization, minimize: false },
    plugins: config.plugins?.filter((plugin) => plugin?.constructor.name !== 'PrecompressPlugin'),
    infrastructureLogging: { level: 'error' },
  };
}
