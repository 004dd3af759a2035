// @ts-check
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { clientContract, contractVersion } from '../../apps.mjs';
import { client, listOwnShared, shareOnce } from '../shared.mjs';
import { digestContents } from './content.mjs';
import { digestInterface } from './interface.mjs';
import { digestInterfaces } from './interfaces.mjs';
import { listLoads } from './loads.mjs';
import { listNeeds } from './needs.mjs';
import { ownFile, root } from './own-packages.mjs';

/**
 * The description of a build in `build.json`, next to its entry.
 * @typedef {object} BuildStamp
 * @property {string} app its folder's name
 * @property {string} version of its `package.json`
 * @property {string | null} commit that was checked out; null without git
 * @property {string} release `<version>-<8 digits of the content of all files>`; the same sources give the same
 * @property {number} contract `contractVersion` of `apps.mjs`
 * @property {Readonly<Record<string, SharedStamp>>} shared our shared packages, by name
 * @property {Offers} [offers] of a host
 * @property {import('./loads.mjs').Loads} loads the files that a page will request from it
 * @property {true} [hasCommonFiles] whether its release requests files from the folder that all releases of the app share; older builds do not
 * @property {Readonly<Record<string, { bytes: number, integrity: string }>>} files by path; without maps and compressed copies
 */
/**
 * Packages that a page loads once, with their exports; types are left out because a build has none.
 * @typedef {Readonly<Record<string, { contract: number, exports: readonly string[] }>>} Offers
 */
/**
 * @typedef {object} SharedStamp
 * @property {string} interface fingerprint of the public interface: names and types of its exports
 * @property {string} content digest of all its files
 * @property {number} [contract] of a package that a page loads once
 * @property {readonly string[]} [needs] the names that this build imports from it
 */

/** Placeholder for the release. It has the release's length, so that source maps stay correct. */
const blank = '%RELEASE';
const unlisted = /\.(map|br|gz)$|^(build|mf-stats)\.json$/;

/** Writes the description of a build into its code (`__COURTSIDE_BUILD__`) and into `build.json`. */
export class StampPlugin {
  /** @param {{ folder: string, app?: string, imports?: readonly string[], isHost?: boolean }} build `app`: where it is not the folder's name; `imports`: see `apps.mjs` */
  constructor({ folder, app = path.basename(folder), imports, isHost = false }) {
    this.app = app;
    this.version = /** @type {string} */ (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version);
    this.folder = folder;
    this.imports = imports;
    this.isHost = isHost;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, DefinePlugin, RuntimeGlobals, RuntimeModule, sources } = compiler.webpack;
    const { app, version, folder, imports, isHost } = this;
    const unknown = `${version}-${blank}`;
    // It is stored in the entry, which changes with each release anyway. Files with code stay the same if a release does not change them.
    const place = `${RuntimeGlobals.require}.courtside`;
    class IdentityRuntimeModule extends RuntimeModule {
      constructor() {
        super('identity of the build');
      }
      generate() {
        /** The code of a host knows its offers, because the host checks remotes against them (`src/builds/compatibility.mjs`). */
        const offers = isHost && this.compilation ? offersOf(this.compilation) : undefined;
        return `${place} = ${JSON.stringify({ app, version, release: unknown, contract: contractVersion, offers })};`;
      }
    }
    new DefinePlugin({ __COURTSIDE_BUILD__: place }).apply(compiler);

    compiler.hooks.thisCompilation.tap('StampPlugin', (compilation) => {
      let release = '';
      compilation.hooks.additionalTreeRuntimeRequirements.tap('StampPlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new IdentityRuntimeModule());
      });
      // Before webpack names the files by their final content, so that a file with the release in it is named by it, too.
      const naming = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({ name: 'StampPlugin', stage: naming }, (assets) => {
        release = `${version}-${digest(assets)}`;
        for (const name of Object.keys(assets)) {
          if (!/\.m?js$/.test(name)) continue;
          const text = String(assets[name]?.source() ?? '');
          if (text.includes(unknown)) compilation.updateAsset(name, new sources.RawSource(text.replaceAll(unknown, release)));
        }
      });
      // After everything that writes files, and before they are compressed.
      const last = Compilation.PROCESS_ASSETS_STAGE_REPORT + 500;
      compilation.hooks.processAssets.tap({ name: 'StampPlugin', stage: last }, (assets) => {
        const listed = Object.keys(assets).filter((name) => !unlisted.test(name));
        const files = Object.fromEntries(listed.sort().map((name) => [name, fileStamp(assets[name]?.buffer() ?? Buffer.alloc(0))]));
        /** @type {BuildStamp} */
        const stamp = {
          app,
          version,
          commit: commit(),
          release,
          contract: contractVersion,
          shared: sharedStamps(folder, listOwnShared(imports)),
          ...(isHost ? { offers: offersOf(compilation) } : {}),
          loads: listLoads(compilation),
          hasCommonFiles: true,
          files,
        };
        compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify(stamp, null, 2)}\n`));
      });
    });
  }
}

/** @param {import('webpack').Compilation} compilation of a host @returns {Offers} */
function offersOf({ modules, moduleGraph }) {
  const index = ownFile(client);
  for (const module of modules) {
    // A concatenated module counts as its root module.
    const { resource, rootModule } = /** @type {{ resource?: string, rootModule?: import('webpack').NormalModule }} */ (module);
    if ((rootModule?.resource ?? resource) !== index) continue;
    const names = moduleGraph.getProvidedExports(rootModule ?? module);
    if (Array.isArray(names)) return { [client]: { contract: clientContract, exports: [...names].sort() } };
  }
  throw new Error(`What ${client} exports is not known: a host has it among its modules.`);
}

/**
 * Asked for when a build is nearly done: of several builds side by side one finds the interfaces, which takes as long, and the others read them.
 * @param {string} folder @param {readonly import('./own-packages.mjs').OwnShared[]} names
 * @returns {BuildStamp['shared']}
 */
function sharedStamps(folder, names) {
  const contents = digestContents(shareOnce);
  const interfaces = digestInterfaces(contents);
  return Object.fromEntries(names.map((name) => [name, sharedStamp(name, folder, contents, interfaces)]));
}

/**
 * @param {import('./own-packages.mjs').OwnShared} name @param {string} folder
 * @param {import('./content.mjs').Contents} contents @param {import('./interfaces.mjs').Interfaces} interfaces
 * @returns {SharedStamp}
 */
const sharedStamp = (name, folder, contents, interfaces) => ({
  interface: digestInterface(interfaces[name]),
  content: contents[name],
  ...(name === client ? { contract: clientContract, needs: listNeeds(folder, name) } : {}),
});

/** @param {Record<string, import('webpack').sources.Source>} assets */
function digest(assets) {
  const hash = createHash('sha256');
  for (const name of Object.keys(assets).sort()) {
    if (unlisted.test(name)) continue;
    hash.update(`${name}\0`);
    hash.update(assets[name]?.buffer() ?? '');
  }
  return hash.digest('hex').slice(0, blank.length);
}

/** @param {Buffer} bytes */
const fileStamp = (bytes) => ({ bytes: bytes.length, integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}` });

function commit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return null;
  }
}
