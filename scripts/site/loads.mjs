// @ts-check
import { COMMON, isNamedByContent } from '../../packages/federation/build/common-files-plugin.mjs';

/** @import { Loads, Part } from '../../packages/federation/build/identity/loads.mjs' */

/** The part of a registry line that lists the files a page will ask for of a remote; words come from the host. @param {{ loads?: Loads }} stamp of the build */
export const loadsOfLine = ({ loads }) => (loads ? { loads: { begin: loads.begin, pages: loads.pages } } : {});

/** The same of a release, from the folder of its entry. @param {{ loads?: Loads, hasCommonFiles?: boolean }} stamp */
export function loadsOfRelease({ loads, hasCommonFiles }) {
  if (!loads || !hasCommonFiles) return loadsOfLine({ ...(loads ? { loads } : {}) });
  const common = (/** @type {Part} */ part) => ({
    ...part,
    files: part.files.map((file) => (isNamedByContent(file) ? `../${COMMON}/${file}` : file)),
  });
  const pages = Object.fromEntries(Object.entries(loads.pages).map(([name, part]) => [name, common(part)]));
  return loadsOfLine({ loads: { ...loads, begin: common(loads.begin), pages } });
}
