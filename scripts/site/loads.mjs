// @ts-check
import { COMMON, isNamedByContent } from '../../packages/federation/build/common-files-plugin.mjs';

/** @import { Loads, Part } from '../../packages/federation/build/identity/loads.mjs' */

/**
 * Returns the part of a registry line that lists the files which a page will request from a remote, without translations, which the host loads.
 * @param {{ loads?: Loads }} stamp of the build
 */
export const getLineLoads = ({ loads }) => (loads ? { loads: { begin: loads.begin, pages: loads.pages } } : {});

/** Returns the same part for a release, with paths relative to the folder of its entry. @param {{ loads?: Loads, hasCommonFiles?: boolean }} stamp */
export function getReleaseLoads({ loads, hasCommonFiles }) {
  if (!loads || !hasCommonFiles) return getLineLoads({ ...(loads ? { loads } : {}) });
  const common = (/** @type {Part} */ part) => ({
    ...part,
    files: part.files.map((file) => (isNamedByContent(file) ? `../${COMMON}/${file}` : file)),
  });
  const pages = Object.fromEntries(Object.entries(loads.pages).map(([name, part]) => [name, common(part)]));
  return getLineLoads({ loads: { ...loads, begin: common(loads.begin), pages } });
}
