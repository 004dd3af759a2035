// @ts-check

/**
 * The interface of a package as it was last released: its contract, and a fingerprint of each export.
 * @typedef {{ contract: number, exports: Readonly<Record<string, string>> }} Released
 */

/**
 * Returns what a caller of the released interface would miss, in words; empty if the contract was raised. New exports break no caller.
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
