import { setCurrentInstance, thisInstance } from './current-instance';
import { createInstance, type BuildOptions, type Instance } from './instance';
import type { ModuleFactory, ShareConfig, SharedRecord, ShareScope, ShareScopes } from './shares';

/*
 * The run time of a build. It replaces the federation plugin's own (`build/run-time-plugin.mjs`), and the plugin's code calls it by these names.
 * It only has what our builds need: sharing packages, joining a host's share scope, running an entry. Remotes that load remotes, manifests,
 * snapshots, plugins and preloading make up most of the plugin's own and are never used here (decision 0051).
 */

/** A module from the share scope, in the format of the plugin. */
interface Consumed extends ShareConfig {
  readonly shareKey: string;
  /** This build's own copy. */
  readonly fallback?: SharedRecord['get'];
}

type ModuleId = string | number;

/** The used parts of webpack's `require`. */
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
  /** The modules being loaded, and 0 for those that have arrived. */
  readonly installedModules: Record<ModuleId, Promise<void> | 0>;
  readonly promises: Promise<void>[];
  readonly webpackRequire: BuildRequire;
}

interface Entry {
  readonly webpackRequire: BuildRequire;
  /** The host's table. */
  readonly shareScope: ShareScope;
}

/** Loads the shared packages of a chunk and registers them for the chunk's modules. */
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
        // The caller gets the error now; the next chunk that needs the module tries again.
        delete installedModules[id];
        put(() => {
          throw error;
        });
      },
    );
    promises.push((installedModules[id] = arrives));
  }
}

/** The scope is filled when the build starts; this only has to exist. */
const initializeSharing = (): true => true;

/** A container's `init`: joins the share scope of the host that runs it. */
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
  // The plugin's code checks that it exists.
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: { init, consumes, I: initializeSharing, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
};
