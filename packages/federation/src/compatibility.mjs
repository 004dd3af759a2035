// @ts-check
/*
 * Whether a build of a remote can run in a page, judged before any of its code does: by the page, and by the tool that releases. What differs is refused
 * only where it can't be helped: packages that are shared by content come along with the remote, so two things are left that a page has once: the
 * contract between shell and remotes, and the client (decision 0013). In plain JavaScript, since the tool runs without a build.
 */
import { apps } from '../apps.mjs';

/**
 * A package that a page has once, as the host offers it. `exports`: the names that it exports.
 * @typedef {{ readonly contract: number, readonly exports: readonly string[] }} Offer
 */
/**
 * @typedef {object} Host
 * @property {string} release
 * @property {number} contract `contractVersion` of `apps.mjs` that it was built with
 * @property {Readonly<Record<string, Offer>>} [offers]
 */
/**
 * What a line of the registry says about a build; all of it may be missing.
 * @typedef {object} RemoteBuild
 * @property {string} name
 * @property {string | null | undefined} [release]
 * @property {number | undefined} [contractVersion]
 * @property {Readonly<Record<string, unknown>> | undefined} [shared] of its `build.json`
 */
/**
 * `remote-older`: the remote has to be built anew. `shell-older`: the page has to be. `not-shared`: it would bring a second copy of what must be one.
 * @typedef {'remote-older' | 'shell-older' | 'not-shared'} RefusalCode
 */
/**
 * `because` names both builds, what does not fit and what to do, for the console and the operator.
 * @typedef {{ readonly ok: true } | { readonly ok: false, readonly refused: RefusalCode, readonly because: string }} Compatibility
 */

/** Packages of which a page has one, as far as a remote uses them. @param {string} name of the remote @returns {readonly string[]} */
const onePerPageOf = (name) =>
  Object.entries(apps).some(([app, { mayImport }]) => app === name && mayImport.some((known) => known === 'firebase'))
    ? ['@courtside/firebase']
    : [];

/**
 * @param {Host} host the shell's stamp
 * @param {RemoteBuild} remote a line of the registry; what it does not say is not held against it
 * @param {readonly string[]} [mustShare] packages that a page has once and that this remote uses
 * @returns {Compatibility}
 */
export function isCompatible(host, remote, mustShare = onePerPageOf(remote.name)) {
  const who = remote.release ? `${remote.name} ${remote.release}` : remote.name;
  /** @param {string} what @returns {Compatibility} */
  const older = (what) => ({
    ok: false,
    refused: 'remote-older',
    because: `${who} ${what}. Build and release ${remote.name} anew, or roll the shell back.`,
  });
  /** @param {string} what @returns {Compatibility} */
  const newer = (what) => ({
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

/**
 * The first of several builds of a remote that can run in a page: of releases in their order, the newest. Undefined where none can.
 * @template {Omit<RemoteBuild, 'name'>} Build
 * @param {Host} host @param {string} name of the remote @param {readonly Build[]} builds the newest first
 * @param {readonly string[]} [mustShare]
 */
export const newestThatRuns = (host, name, builds, mustShare = onePerPageOf(name)) =>
  builds.find((build) => isCompatible(host, { ...build, name }, mustShare).ok);

/**
 * Whether a build of a remote runs in every page in which another one runs.
 * @param {RemoteBuild} one @param {RemoteBuild} other @param {readonly string[]} [mustShare]
 */
export function needsNoMoreThan(one, other, mustShare = onePerPageOf(one.name)) {
  if ((one.contractVersion ?? 1) !== (other.contractVersion ?? 1)) return false;
  if (!one.shared) return true;
  const isShared = mustShare.every((name) => needOf(one.shared?.[name]));
  return (
    isShared &&
    Object.entries(one.shared).every(([name, shared]) => {
      const [need, theirs] = [needOf(shared), needOf(other.shared?.[name])];
      return !need || (need.contract === theirs?.contract && need.needs.every((wanted) => theirs.needs.includes(wanted)));
    })
  );
}

/** Of what a build shares, what a page has once: all that a page judges it by. @param {Readonly<Record<string, unknown>>} shared of its `build.json` */
export const pickOnePerPage = (shared) => Object.fromEntries(Object.entries(shared).filter(([, one]) => needOf(one)));

/** What a build needs of a package that a page has once; null when it does not share it so. @param {unknown} shared */
function needOf(shared) {
  if (typeof shared !== 'object' || shared === null) return null;
  const { contract, needs } = /** @type {{ contract?: unknown, needs?: unknown }} */ (shared);
  if (typeof contract !== 'number') return null;
  return { contract, needs: Array.isArray(needs) ? needs.filter((name) => typeof name === 'string') : [] };
}
