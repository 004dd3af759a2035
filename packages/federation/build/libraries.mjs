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

/** How a host calls the import that it begins with. */
const BEGIN = 'begin';

/** What is left of it for remotes is smaller than what a request says of itself. */
const speech = /[\\/]packages[\\/]i18n[\\/]src[\\/][\w-]+\.ts$/;

/** How a remote calls its first page. */
const FIRST_PAGE = 'page-home';

/**
 * Taken out of pages alone. A remote's own copy of what comes from the page's table keeps what it needs: beside a host that has another, it would wait for the
 * file of a page that waits for it.
 * @param {{ name?: string | null | undefined }} chunk
 */
const isPage = ({ name }) => name?.startsWith('page-') ?? false;

/** @param {string} chunk @returns {(module: import('webpack').Module, build: { chunkGraph: import('webpack').ChunkGraph }) => boolean} */
const isIn =
  (chunk) =>
  (module, { chunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === chunk);

/** @param {import('webpack').Module} module @param {{ chunkGraph: import('webpack').ChunkGraph }} build */
const isOfBeginning = (module, build) => speech.test(module.nameForCondition() ?? '') || isIn(BEGIN)(module, build);

/** The packages that a host puts into the table whole; where they stand in the page's files is nobody else's business. */
const packageIndex = /[\\/]packages[\\/](domain|firebase)[\\/]src[\\/]index\.ts$/;
/** @type {WeakMap<import('webpack').Chunk, boolean>} */
const known = new WeakMap();

/** @param {import('webpack').Module} module @param {{ chunkGraph: import('webpack').ChunkGraph }} build */
const isOfPackages = (module, { chunkGraph }) =>
  [...chunkGraph.getModuleChunksIterable(module)].some((chunk) => {
    const isOne =
      known.get(chunk) ??
      [...chunkGraph.getChunkModulesIterable(chunk)].some((inside) => packageIndex.test(inside.nameForCondition() ?? ''));
    known.set(chunk, isOne);
    return isOne;
  });

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
    const { optimization } = compiler.options;
    const split = optimization.splitChunks || {};
    if (!this.isHost) {
      // In one file, whoever else has a use for a part of it: most people come there first, and the parts would be requests of their own.
      const first = { name: 'home', enforce: true, chunks: isPage, test: isIn(FIRST_PAGE) };
      optimization.splitChunks = { ...split, cacheGroups: { ...split.cacheGroups, first } };
      return;
    }
    const common = { chunks: /** @type {const} */ ('async'), enforce: true };
    const libraries = { ...common, name: 'libraries', test: isLibrary, priority: 2 };
    // What the host begins with is one file, too, whoever else has a use for a part of it.
    const begin = { ...common, name: 'frame', test: isOfBeginning, priority: 1 };
    // What remotes take from the table of ours: they take all of it, and one file is smaller than the parts of three packages.
    const packages = { ...common, name: 'packages', test: isOfPackages, priority: 0 };
    optimization.splitChunks = { ...split, cacheGroups: { ...split.cacheGroups, libraries, begin, packages } };
  }
}
