import {
  chooseShare,
  loadShare,
  type ModuleFactory,
  type OfferedRecord,
  type ShareConfig,
  type SharedRecord,
  type ShareScope,
  type ShareScopes,
} from './shares';

/** The versions and exports that a build offers of one package. */
export interface Offer {
  readonly version: string;
  readonly scope?: readonly string[];
  readonly shareConfig: ShareConfig;
  readonly get: SharedRecord['get'];
}

/** The federation plugin's options of a build. */
export interface BuildOptions {
  /** Name of its container. */
  readonly name: string;
  /** By package. */
  readonly shared?: Readonly<Record<string, readonly Offer[]>>;
}

/** One build that runs in this page, with its share scope. */
export interface Instance {
  readonly name: string;
  readonly shareScopeMap: ShareScopes;
  /** Uses the share scope of the host that runs this build. */
  join(scope: ShareScope): void;
  /**
   * Returns a shared package for this build, or its own copy if no shared one fits. @throws Error see `chooseShare`, and the errors of loading
   * the copy
   */
  share(name: string, wanted: ShareConfig, own?: SharedRecord['get']): Promise<ModuleFactory>;
}

/** The global that Module Federation's tools and run times of other builds read; the first build creates it. */
interface PageGlobal {
  __FEDERATION__?: { __SHARE__: Record<string, ShareScopes> };
}

const nothing = (): { __SHARE__: Record<string, ShareScopes> } & Record<string, unknown> => ({
  __DEBUG_CONSTRUCTOR_VERSION__: '',
  __INSTANCES__: [],
  __SHARE__: {},
  moduleInfo: {},
  __MANIFEST_LOADING__: {},
  __PRELOADED_MAP__: new Map(),
});

export function createInstance({ name, shared = {} }: BuildOptions): Instance {
  const page = globalThis as PageGlobal;
  const shareScopeMap: ShareScopes = { default: {} };
  (page.__FEDERATION__ ??= nothing()).__SHARE__[name] ??= shareScopeMap;

  /** Adds the packages of this build that the scope lacks. It runs each time, because failed packages are removed (`src/loading/shares.ts`). */
  const offer = (): ShareScope => {
    const table = (shareScopeMap.default ??= {});
    for (const [key, offers] of Object.entries(shared)) {
      const versions = (table[key] ??= {});
      for (const { version, scope = ['default'], shareConfig, get } of offers) {
        const record: OfferedRecord = { version, scope, shareConfig, get, from: name, strategy: 'loaded-first', useIn: [], deps: [] };
        versions[version] ??= record;
      }
    }
    return table;
  };
  offer();

  return {
    name,
    shareScopeMap,
    join: (scope) => {
      shareScopeMap.default = scope;
      offer();
    },
    share: async (key, wanted, own) => {
      const record = chooseShare(offer(), key, wanted, name);
      if (record) return loadShare(record, name);
      if (!own) throw new Error(`${name} needs ${key}, which nobody in this page has`);
      return own();
    },
  };
}
