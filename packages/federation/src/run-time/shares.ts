import { compareVersions, satisfies } from './versions';

/** Gives what a module exports; what runs it. */
export type ModuleFactory = () => unknown;

/** What somebody asks of a shared package. */
export interface ShareConfig {
  /** One copy for all, whatever versions there are. */
  readonly singleton?: boolean;
  /** `false`: any. */
  readonly requiredVersion?: string | false;
  /** A singleton of another version is refused instead of complained about. */
  readonly strictVersion?: boolean;
}

/**
 * One version of a package in the page's table. The shape is Module Federation's own: builds with its run time, remotes of earlier releases and
 * hosts of other people among them, read and write the same table.
 */
export interface SharedRecord {
  /** The build that brought it, by the name of its container. */
  readonly from: string;
  /** Who takes it. Tables of other people's hosts may have none. */
  useIn?: string[];
  readonly get: () => Promise<ModuleFactory> | ModuleFactory;
  loading?: Promise<ModuleFactory> | null;
  loaded?: boolean;
  lib?: ModuleFactory | null;
}

/** What Module Federation's run time reads of a record besides. */
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

/** What runs or is on its way before what would have to be fetched; among equals the newest. */
const compare = ([version, record]: Version, [other, otherRecord]: Version): number =>
  Number(isHere(record)) - Number(isHere(otherRecord)) || compareVersions(version, other);

/**
 * The copy that serves somebody who asks for a package; nothing where what is there will not do and their own has to.
 * @param asker their name, for the complaint about a singleton of another version
 * @throws Error when a singleton has to be of a version that the page's copy is not
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
 * Fetches a copy, once for all who ask. One that could not be had is asked for anew by whoever comes next.
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
