// @ts-check

/**
 * The interface of a package as it was last released: its contract, and a fingerprint of each export.
 * @typedef {{ contract: number, exports: Readonly<Record<string, string>> }} Released
 */

/**
 * What a caller of the released interface would miss, in words; nothing when the contract was raised. New exports are for new callers.
 * @param {Released} released @param {Released} present
 * @returns {string[]}
 */
export function findBreaks(released, present) {
  if (present.contract > released.contract) return [];
  return Object.entries(released.exports).flatMap(([name, fingerprint]) => {
    const now = present.exports[name];
    if (now === undefined) return [`${name} is gone`];
    return now === fingerprint ? [] : [`${name} has another type`];
  });
}
