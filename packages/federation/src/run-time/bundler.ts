import { setCurrentInstance, thisInstance } from './current-instance';
import { createInstance, type BuildOptions, type Instance } from './instance';
import type { ModuleFactory, ShareConfig, SharedRecord, ShareScope, ShareScopes } from './shares';

/*
 * The run time of a build, in place of the federation plugin's own: the plugin's code calls it by these names (`build/run-time-plugin.mjs` puts it there).
 * It does what our builds need and nothing else: share through the table, join a host's, run an entry. Remotes that load remotes, manifests, snapshots,
 * plugins and preloading, of which the plugin's own is mostly made, are nowhere used here (decision 0051).
 */

/** A module that is taken from the table, as the plugin describes it. */
interface Consumed extends ShareConfig {
  readonly shareKey: string;
  /** This build's own copy. */
  readonly fallback?: SharedRecord['get'];
}

type ModuleId = string | number;

/** What of a build's own loader is used. */
interface BuildRequire {
  readonly m: Record<ModuleId, (module: { exports: unknown }) => void>;
  readonly c: Record<ModuleId, unknown>;
  S?: ShareScopes;
  readonly consumesLoadingData?: { readonly moduleIdToConsumeDataMapping?: Readonly<Record<ModuleId, Consumed>> };
  readonly federation: { instance?: Instance; readonly initOptions?: BuildOptions };
}

interface ChunkOfConsumed {
  readonly chunkId: string;
  readonly chunkMapping: Readonly<Record<string, readonly ModuleId[]>>;
  /** What is on its way, and 0 for what is here. */
  readonly installedModules: Record<ModuleId, Promise<void> | 0>;
  readonly promises: Promise<void>[];
  readonly webpackRequire: BuildRequire;
}

interface Entry {
  readonly webpackRequire: BuildRequire;
  /** The host's table. */
  readonly shareScope: ShareScope;
}

/** Fetches what a chunk takes from the table, and puts it where the chunk's modules look for it. */
function consumes({ chunkId, chunkMapping, installedModules, promises, webpackRequire }: ChunkOfConsumed): void {
  const { m, c, consumesLoadingData } = webpackRequire;
  for (const id of chunkMapping[chunkId] ?? []) {
    const known = installedModules[id];
    if (known !== undefined) {
      if (known !== 0) promises.push(known);
      continue;
    }
    const consumed = consumesLoadingData?.moduleIdToConsumeDataMapping?.[id];
    const put = (exported: ModuleFactory) => {
      m[id] = (module) => {
        delete c[id];
        module.exports = exported();
      };
    };
    const fetched = async () => {
      if (!consumed) throw new Error(`Nothing is known of the shared module ${id}`);
      return thisInstance().share(consumed.shareKey, consumed, consumed.fallback);
    };
    const arrives = fetched().then(
      (factory) => {
        installedModules[id] = 0;
        put(factory);
      },
      (error: unknown) => {
        // Whoever needs it is told when it asks; the next chunk that wants it tries again.
        delete installedModules[id];
        put(() => {
          throw error;
        });
      },
    );
    promises.push((installedModules[id] = arrives));
  }
}

/** The table is filled when the build begins; what is left to do is to be asked. */
const initializeSharing = (): true => true;

/** What a container's `init` does: joins the table of the host that runs it. */
function initContainerEntry({ webpackRequire, shareScope }: Entry): true {
  thisInstance().join(shareScope);
  webpackRequire.S = thisInstance().shareScopeMap;
  return true;
}

function init({ webpackRequire }: { readonly webpackRequire: BuildRequire }): Instance {
  const { initOptions } = webpackRequire.federation;
  if (!initOptions) throw new Error('The federation plugin wrote no options');
  const here = setCurrentInstance(createInstance(initOptions));
  webpackRequire.S = here.shareScopeMap;
  return here;
}

export default {
  // The plugin's code looks whether there is one.
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { init, consumes, I: initializeSharing, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
};
