// @ts-check
import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { bundle } from './twin.mjs';

const root = path.resolve(import.meta.dirname, '../..');

/**
 * Builds a remote with one changed line in its app, as `createTwinApp` does for the twin.
 * @param {import('@courtside/federation/apps').RemoteName} name
 * @returns {Promise<string>} the folder
 */
export async function buildChanged(name) {
  const output = path.join(root, '.cache/bench/changed', name);
  rmSync(output, { recursive: true, force: true });
  const { default: config } = await import(pathToFileURL(path.join(root, name, 'webpack.config.mjs')).href);
  const line = new webpack.BannerPlugin({
    raw: true,
    include: /^__federation_expose_App/,
    banner: `document.documentElement.dataset['${name.replace('-', '')}']='changed';`,
  });
  // No cache: the next build of the product must not find this one.
  const changed = [config].flat().map((/** @type {import('webpack').Configuration} */ one) => ({
    ...one,
    cache: /** @type {const} */ (false),
    output: { ...one.output, path: output },
    plugins: [...(one.plugins ?? []), line],
  }));
  await bundle(changed);
  return output;
}
