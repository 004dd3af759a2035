import { compareVersions, satisfies } from './versions';

/** Runs a module and returns its exports. */
export type ModuleFactory = () => unknown;

/** A build's requirements for a shared package. */
export interface ShareConfig {
  /** One copy for all, whatever versions there are. */
  readonly singleton?: boolean;
  /** `false`: any. */
  readonly requiredVersion?: string | false;
  /** Refuses a singleton of another version instead of logging a warning. */
  readonly strictVersion?: boolean;
}

/**
 * One version of a package in the page's share scope. The shape is Module Federation's own: builds with its run time, such as remotes of earlier
 * releases and other sites' hosts, read and write the same scope.
 */
export interface SharedRecord {
  /** The build that brought it, by the name of its container. */
  readonly from: string;
  /** The builds that use it. Share scopes of other hosts may lack it. */
  useIn?: string[];
  readonly get: () => Promise<ModuleFactory> | ModuleFactory;
  loading?: Promise<ModuleFactory> | null;
  loaded?: boolean;
  lib?: ModuleFactory | null;
}

/** The other fields of a record that Module Federation's run time reads. */
export interface OfferedRecord extends SharedRecord {
  readonly version: string;
  readonly scope: readonly string[];
  readonly shareConfig: ShareConfig;
  readonly strategy: 'loaded-first';
  readonly deps: readonly string[];
}

/** By package, then by version. */
export type ShareScope = Record<string, Record<string, SharedRecord>>;
/** By scope; ours has one, `default`. */
export type ShareScopes = Record<string, ShareScope>;

const isHere = ({ loaded, loading, lib }: SharedRecord): boolean => Boolean(loaded) || Boolean(loading) || typeof lib === 'function';

type Version = readonly [version: string, record: SharedRecord];

/** Loaded or loading copies come before those that would have to be fetched; otherwise the newest first. */
const compare = ([version, record]: Version, [other, otherRecord]: Version): number =>
  Number(isHere(record)) - Number(isHere(otherRecord)) || compareVersions(version, other);

/**
 * Returns the copy of a package that fits the request, or undefined if the asker has to use its own.
 * @param asker its name, for the warning about a singleton of another version
 * @throws Error if a singleton must have a version that the page's copy does not have
 */
export function chooseShare(scope: ShareScope, name: string, wanted: ShareConfig, asker: string): SharedRecord | undefined {
  const versions = Object.entries(scope[name] ?? {});
  const [first, ...others] = versions;
  if (!first) return undefined;
  const { requiredVersion = false } = wanted;
  const [version, best] = others.reduce((chosen, other) => (compare(other, chosen) >= 0 ? other : chosen), first);
  if (satisfies(version, requiredVersion)) return best;
  if (!wanted.singleton) return versions.find(([other]) => satisfies(other, requiredVersion))?.[1];
  const complaint = `${asker} needs ${name} ${String(requiredVersion)}; this page has ${version}, brought by ${best.from}`;
  if (wanted.strictVersion) throw new Error(complaint);
  console.warn(complaint);
  return best;
}

/**
 * Loads a copy once for all who ask. After a failure the next caller tries again.
 * @param asker noted in the record
 */
export async function loadShare(record: SharedRecord, asker: string): Promise<ModuleFactory> {
  const users = (record.useIn ??= []);
  if (!users.includes(asker)) users.push(asker);
  if (record.lib) return record.lib;
  const loading = (record.loading ??= Promise.resolve(record.get()));
  try {
    record.lib = await loading;
    record.loaded = true;
    return record.lib;
  } catch (error) {
    if (record.loading === loading) record.loading = null;
    throw error;
  }
}
