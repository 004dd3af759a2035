// @ts-check
import { singletons } from './shared.mjs';

/** What they bring along, which nobody else asks for. */
const inner = [
  'scheduler',
  'react-router',
  'cookie',
  'set-cookie-parser',
  'stylis',
  '@emotion',
  'use-sync-external-store',
  'html-parse-stringify',
  'void-elements',
];
const folders = [...singletons.filter((name) => !name.endsWith('/')), ...inner];
const facades = /[\\/]federation[\\/]src[\\/](router|react-i18next)\.ts$/;
const isLibrary = new RegExp(`[\\\\/]node_modules[\\\\/](${folders.join('|')})[\\\\/]|${facades.source}`);

/** @param {string} request */
const isShared = (request) => singletons.some((name) => (name.endsWith('/') ? request.startsWith(name) : request === name));

/**
 * A host brings the libraries that a page has once as one file, in one request, instead of one for each. It is still fetched when the first of them is asked
 * for, so what did not come can be asked for again.
 *
 * In that file they find each other without the page's table of what is shared: a file that waited for a library of its own in the table would
 * wait for itself. That is true to the table, since a host is the first to fill it.
 *
 * Remotes keep one file for each: they need some of it, and only where a host lacks it.
 */
export class LibrariesPlugin {
  /** @param {{ isHost: boolean }} build */
  constructor({ isHost }) {
    // In a remote only the files that stand for a library: what they ask for by its name is the library, not what is shared under that name.
    this.asks = isHost ? isLibrary : facades;
    this.isHost = isHost;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    new NormalModuleReplacementPlugin(/^[\w@]/, (/** @type {{ request: string, contextInfo: { issuer: string } }} */ asked) => {
      // The mark "without loaders" changes nothing for a library, and the table is looked up by the words of the request.
      if (isShared(asked.request) && this.asks.test(asked.contextInfo.issuer)) asked.request = `!${asked.request}`;
    }).apply(compiler);
    if (!this.isHost) return;
    const { optimization } = compiler.options;
    const split = optimization.splitChunks || {};
    const libraries = { name: 'libraries', test: isLibrary, chunks: /** @type {const} */ ('async'), enforce: true };
    optimization.splitChunks = { ...split, cacheGroups: { ...split.cacheGroups, libraries } };
  }
}
