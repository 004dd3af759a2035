/*
 * Whether a build of a remote can run in this page, judged before any of its code does. What differs is refused only where it can't be helped: packages
 * that are shared by content come along with the remote, so two things are left that a page has once: the contract between shell and remotes, and the
 * client (decision 0013).
 */

/** A package that a page has once, as the host offers it. */
export interface Offer {
  readonly contract: number;
  /** The names that it exports. */
  readonly exports: readonly string[];
}

export interface Host {
  readonly release: string;
  /** `contractVersion` of `apps.mjs` that it was built with. */
  readonly contract: number;
  readonly offers?: Readonly<Record<string, Offer>>;
}

/** What a line of the registry says about a build; all of it may be missing. */
export interface RemoteBuild {
  readonly name: string;
  readonly release?: string | null | undefined;
  readonly contractVersion?: number | undefined;
  /** `shared` of its `build.json`. */
  readonly shared?: Readonly<Record<string, unknown>> | undefined;
}

/** `remote-older`: the remote has to be built anew. `shell-older`: the page has to be. `not-shared`: it would bring a second copy of what must be one. */
export type RefusalCode = 'remote-older' | 'shell-older' | 'not-shared';

export type Compatibility =
  | { readonly ok: true }
  /** `because` names both builds, what does not fit and what to do, for the console and the operator. */
  | { readonly ok: false; readonly refused: RefusalCode; readonly because: string };

/**
 * @param host the shell's stamp
 * @param remote a line of the registry; what it does not say is not held against it
 * @param mustShare packages that a page has once and that this remote uses
 */
export function isCompatible(host: Host, remote: RemoteBuild, mustShare: readonly string[] = []): Compatibility {
  const who = remote.release ? `${remote.name} ${remote.release}` : remote.name;
  const older = (what: string): Compatibility => ({
    ok: false,
    refused: 'remote-older',
    because: `${who} ${what}. Build and release ${remote.name} anew, or roll the shell back.`,
  });
  const newer = (what: string): Compatibility => ({
    ok: false,
    refused: 'shell-older',
    because: `${who} ${what}. Release the shell first, or roll ${remote.name} back; open pages have to be reloaded.`,
  });

  const contract = remote.contractVersion ?? 1;
  const contracts = `was built for contract ${contract} between shell and remotes, and shell ${host.release} keeps ${host.contract}`;
  if (contract < host.contract) return older(contracts);
  if (contract > host.contract) return newer(contracts);
  if (!remote.shared) return { ok: true };

  for (const [name, offer] of Object.entries(host.offers ?? {})) {
    const need = needOf(remote.shared[name]);
    if (!need) {
      if (!mustShare.includes(name)) continue;
      return {
        ok: false,
        refused: 'not-shared',
        because: `${who} was built without sharing ${name}, of which a page has one. Build it with the configuration of packages/federation.`,
      };
    }
    const offered = `was built for contract ${need.contract} of ${name}, and shell ${host.release} has ${offer.contract}`;
    if (need.contract < offer.contract) return older(offered);
    if (need.contract > offer.contract) return newer(offered);
    const missing = need.needs.filter((wanted) => !offer.exports.includes(wanted));
    if (missing.length > 0) return newer(`needs ${missing.join(', ')} of ${name}, which shell ${host.release} has not`);
  }
  return { ok: true };
}

/** What a build needs of a package that a page has once; null when it does not share it so. */
function needOf(shared: unknown): { readonly contract: number; readonly needs: readonly string[] } | null {
  if (typeof shared !== 'object' || shared === null) return null;
  const { contract, needs } = shared as { contract?: unknown; needs?: unknown };
  if (typeof contract !== 'number') return null;
  return { contract, needs: Array.isArray(needs) ? needs.filter((name): name is string => typeof name === 'string') : [] };
}
