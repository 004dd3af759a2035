// @ts-check
import { singletons } from './shared.mjs';

/** Their dependencies, which no other module imports. */
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
const facades = /[\\/]federation[\\/]src[\\/]page[\\/](router|react-i18next)\.ts$/;
const isLibrary = new RegExp(`[\\\\/]node_modules[\\\\/](${folders.join('|')})[\\\\/]|${facades.source}`);

/** How a host calls the import that it begins with. */
const BEGIN = 'begin';

/** The part that remotes would take from it is smaller than a request's headers. */
const speech = /[\\/]packages[\\/]i18n[\\/]src[\\/][\w-]+\.ts$/;

/** How a remote calls its first page. */
const FIRST_PAGE = 'page-home';

/**
 * Only pages share these files. A remote keeps its own copies of shared packages: next to a host with another version, it would wait for the
 * file of a page that waits for the remote.
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

/** The packages that a host shares whole. Their place in the page's own files does not matter to remotes. */
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
 * Puts the libraries that a page loads once into one file of the host: one request instead of one for each. The file is still loaded when the
 * first library is needed, so a failed request can be retried.
 *
 * Inside the file the libraries import each other directly. If one took another from the page's share scope, the file would wait for itself.
 * This is safe because a host is the first to fill the scope.
 *
 * Remotes keep one file for each library: they need only those that a host lacks.
 */
export class LibrariesPlugin {
  /** @param {{ isHost: boolean }} build */
  constructor({ isHost }) {
    // In a remote only the façade files: what they import by the library's name is the library itself, not the shared copy.
    this.asks = isHost ? isLibrary : facades;
    this.isHost = isHost;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { NormalModuleReplacementPlugin } = compiler.webpack;
    new NormalModuleReplacementPlugin(/^[\w@]/, (/** @type {{ request: string, contextInfo: { issuer: string } }} */ asked) => {
      // The mark "without loaders" changes nothing for a library, and the share scope is looked up by the request itself.
      if (isShared(asked.request) && this.asks.test(asked.contextInfo.issuer)) asked.request = `!${asked.request}`;
    }).apply(compiler);
    const { optimization } = compiler.options;
    const split = optimization.splitChunks || {};
    if (!this.isHost) {
      // One file, even if other pages use parts of it: most visitors open this page first, and the parts would be separate requests.
      const first = { name: 'home', enforce: true, chunks: isPage, test: isIn(FIRST_PAGE) };
      optimization.splitChunks = { ...split, cacheGroups: { ...split.cacheGroups, first } };
      return;
    }
    const common = { chunks: /** @type {const} */ ('async'), enforce: true };
    const libraries = { ...common, name: 'libraries', test: isLibrary, priority: 2 };
    // The host's start is one file too, even if other chunks use parts of it.
    const begin = { ...common, name: 'frame', test: isOfBeginning, priority: 1 };
    // Remotes always take all of the shared packages, and one file is smaller than the parts of three packages.
    const packages = { ...common, name: 'packages', test: isOfPackages, priority: 0 };
    optimization.splitChunks = { ...split, cacheGroups: { ...split.cacheGroups, libraries, begin, packages } };
  }
}
