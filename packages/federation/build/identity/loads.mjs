// @ts-check
/*
 * The files that a page will request, taken from the build, so that the page requests them all at once instead of each after the one before it
 * has run (`src/page/early.ts`, decision 0051). This is a hint: a file that is missing here is loaded when it is needed.
 */

/**
 * @typedef {object} Part files that are needed together
 * @property {readonly string[]} files names, from the folder of the build
 * @property {readonly string[]} [shares] names of the shared packages that it uses
 */
/**
 * @typedef {object} Loads
 * @property {Part} begin what the app itself needs on every page
 * @property {Readonly<Record<string, Part>>} pages by the page's name in `apps.mjs`: what it needs in addition
 * @property {Readonly<Record<string, Part>>} [shares] of a host: the files of each package that it shares, by name
 * @property {Part} [account] of a host: what it needs in addition for a signed-in user
 * @property {Readonly<Record<string, readonly string[]>>} words by language and namespace, as `en` or `en-planner`
 */

/** Names of the dynamic imports that an app begins with. Those of pages are called `page-tournament`, for example. */
const beginnings = ['begin', '__federation_expose_App'];
const page = /^page-(.+)$/;
/** Chunks of other names that are those of a page. */
const pageOf = /** @type {Readonly<Record<string, string>>} */ ({ tools: 'tournament' });
const account = 'firebase-auth';
const words = /^words-(.+)$/;

/** @param {import('webpack').Compilation} compilation sealed @returns {Loads} */
export function listLoads(compilation) {
  const named = new Map(compilation.chunkGroups.flatMap((group) => (group.name ? [[group.name, group]] : [])));
  const first = beginnings.map((name) => named.get(name)).find((group) => group !== undefined);
  const begin = first ? partOf(compilation, first) : { files: [] };
  /** @type {Record<string, Part>} */
  const pages = {};
  /** @type {Record<string, readonly string[]>} */
  const spoken = {};
  for (const [name, group] of named) {
    const of = page.exec(name)?.[1] ?? pageOf[name];
    if (of) pages[of] = without(begin, partOf(compilation, group));
    const [, language] = words.exec(name) ?? [];
    if (language) spoken[language] = partOf(compilation, group).files;
  }
  const shares = sharesOf(compilation);
  const ofAccount = named.get(account);
  return {
    begin,
    pages,
    ...(Object.keys(shares).length > 0 ? { shares } : {}),
    ...(ofAccount ? { account: without(begin, partOf(compilation, ofAccount)) } : {}),
    words: spoken,
  };
}

/** The packages that a build shares, and the files of each. @param {import('webpack').Compilation} compilation */
function sharesOf(compilation) {
  /** @type {Record<string, Part>} */
  const shares = {};
  for (const module of compilation.modules) {
    if (module.type !== 'provide-module') continue;
    const { _name: name } = /** @type {{ _name?: string }} */ (/** @type {unknown} */ (module));
    const [block] = module.blocks;
    const group = block && compilation.chunkGraph.getBlockChunkGroup(block);
    if (name && group) shares[name] = partOf(compilation, group);
  }
  return shares;
}

/** @param {import('webpack').Compilation} compilation @param {import('webpack').ChunkGroup} group @returns {Part} */
function partOf({ chunkGraph }, group) {
  const files = new Set();
  const shares = new Set();
  for (const chunk of group.chunks) {
    for (const file of chunk.files) if (file.endsWith('.js')) files.add(file);
    for (const module of chunkGraph.getChunkModulesIterable(chunk)) {
      const { options } = /** @type {{ options?: { shareKey?: string } }} */ (/** @type {unknown} */ (module));
      if (module.type === 'consume-shared-module' && options?.shareKey) shares.add(options.shareKey);
    }
  }
  return { files: [...files].sort(), ...(shares.size > 0 ? { shares: [...shares].sort() } : {}) };
}

/** @param {Part} known @param {Part} part @returns {Part} */
function without(known, { files, shares = [] }) {
  const rest = shares.filter((name) => !known.shares?.includes(name));
  return { files: files.filter((file) => !known.files.includes(file)), ...(rest.length > 0 ? { shares: rest } : {}) };
}
