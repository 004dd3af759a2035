// @ts-check
/*
 * Decides whether a build of a remote can run in a page, before any of its code runs. The page uses it, and so does the release tool. Packages
 * that are shared by content come along with the remote, so only two things can be incompatible: the contract between shell and remotes, and the
 * client (decision 0013). It is plain JavaScript because the tool runs without a build.
 */
import { apps } from '../../apps.mjs';

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
 * A registry line's description of a build; every part may be missing.
 * @typedef {object} RemoteBuild
 * @property {string} name
 * @property {string | null | undefined} [release]
 * @property {number | undefined} [contractVersion]
 * @property {Readonly<Record<string, unknown>> | undefined} [shared] of its `build.json`
 */
/**
 * `remote-older`: rebuild the remote. `shell-older`: rebuild the page. `not-shared`: the remote would bring a second copy of a package that must
 * be one.
 * @typedef {'remote-older' | 'shell-older' | 'not-shared'} RefusalCode
 */
/**
 * `because` names both builds, the mismatch and its remedy, for the console and the operator.
 * @typedef {{ readonly ok: true } | { readonly ok: false, readonly refused: RefusalCode, readonly because: string }} Compatibility
 */

/** Returns the packages that a page loads once and that a remote uses. @param {string} name of the remote @returns {readonly string[]} */
const onePerPageOf = (name) =>
  Object.entries(apps).some(([app, { mayImport }]) => app === name && mayImport.some((known) => known === 'firebase'))
    ? ['@courtside/firebase']
    : [];

/**
 * @param {Host} host the shell's stamp
 * @param {RemoteBuild} remote a line of the registry; missing parts are accepted
 * @param {readonly string[]} [mustShare] packages that a page loads once and that this remote uses
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
 * Returns the newest build of a remote that can run in a page, or undefined.
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

/**
 * Returns the shared packages that a page loads once: a page checks only these. @param {Readonly<Record<string, unknown>>} shared of its
 * `build.json`
 */
export const pickOnePerPage = (shared) => Object.fromEntries(Object.entries(shared).filter(([, one]) => needOf(one)));

/** Returns what a build needs of a package that a page loads once, or null if it does not share it that way. @param {unknown} shared */
function needOf(shared) {
  if (typeof shared !== 'object' || shared === null) return null;
  const { contract, needs } = /** @type {{ contract?: unknown, needs?: unknown }} */ (shared);
  if (typeof contract !== 'number') return null;
  return { contract, needs: Array.isArray(needs) ? needs.filter((name) => typeof name === 'string') : [] };
}
