// @ts-check
import path from 'node:path';
import { contractVersion } from '../apps.mjs';

/** Whether this is `npm run dev`, which sets the variable before it reads a configuration: sharing and output differ. */
export const isLive = process.env.COURTSIDE_LIVE !== undefined;

/** Whether the shell is built from this source too, so that remotes can rely on its copies of shared packages. */
export const isShellOurs = process.env.COURTSIDE_LIVE !== 'remote';

/** Packages that the shell never imports, and so does not provide. */
const notInShell = new Set(['@courtside/tournament-ui']);

/** Accepts any version of the shell's: a version by content would change with every save. */
const theShells = { import: false, requiredVersion: false, strictVersion: false };

/**
 * Returns what a remote shares during development: the shell's copy or none. Its own copy would be rebuilt with every save and never be used.
 * @param {Record<string, import('./shared.mjs').Sharing>} shared
 * @returns {Record<string, import('./shared.mjs').Sharing>}
 */
export const sharedWithShell = (shared) =>
  isLive && isShellOurs
    ? Object.fromEntries(
        Object.entries(shared).map(([name, options]) => [name, notInShell.has(name) ? options : { ...options, ...theShells }]),
      )
    : shared;

/** Marks a development build where other builds have their release. */
export class LiveStampPlugin {
  /** @param {{ folder: string, app?: string }} build see `StampPlugin` */
  constructor({ folder, app = path.basename(folder) }) {
    this.identity = { app, version: '0.0.0', release: '0.0.0-live', contract: contractVersion };
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    new compiler.webpack.DefinePlugin({
      __COURTSIDE_BUILD__: JSON.stringify(this.identity),
      // styled-components writes its rules through CSSOM, as in production: the pages' policy lets no text become style.
      SC_DISABLE_SPEEDY: false,
    }).apply(compiler);
  }
}
