// @ts-check
import path from 'node:path';
import { contractVersion } from '../apps.mjs';

/** Whether configurations are made for `npm run dev`, which says so before it reads one: what they share and write differs. */
export const isLive = process.env.COURTSIDE_LIVE !== undefined;

/** Whether the shell is built from this source, too, so that its copy of what is shared is the one that is meant. */
export const isShellOurs = process.env.COURTSIDE_LIVE !== 'remote';

/** What the shell itself never imports, and so does not bring. */
const notInShell = new Set(['@courtside/tournament-ui']);

/** Whatever version the shell has: by content it would be another one with every save. */
const theShells = { import: false, requiredVersion: false, strictVersion: false };

/**
 * What a remote shares while somebody develops: the shell's copy or none. A copy of its own would be built again with every save and never be used.
 * @param {Record<string, import('./shared.mjs').Sharing>} shared
 * @returns {Record<string, import('./shared.mjs').Sharing>}
 */
export const sharedWithShell = (shared) =>
  isLive && isShellOurs
    ? Object.fromEntries(
        Object.entries(shared).map(([name, options]) => [name, notInShell.has(name) ? options : { ...options, ...theShells }]),
      )
    : shared;

/** A build that is never released says so where others say their release. */
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
