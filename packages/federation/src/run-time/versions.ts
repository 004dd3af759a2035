/* Versions as our builds write them: `1.2.3`, or `0.0.0-c` and a digest of the content; ranges `^1.2.3`, one exact version, or none. */

/** Returns `1.2.3-pre` as its numbers; null for an invalid version. */
function numbersOf(version: string): readonly [number, number, number] | null {
  const [, major, minor, patch] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  return major === undefined ? null : [Number(major), Number(minor), Number(patch)];
}

/** Compares versions for sorting: below zero if `one` is older. Invalid versions are older than all others. */
export function compareVersions(one: string, other: string): number {
  const numbers = [numbersOf(one), numbersOf(other)] as const;
  if (!numbers[0] || !numbers[1]) return Number(numbers[0] !== null) - Number(numbers[1] !== null);
  for (const index of [0, 1, 2] as const) {
    const difference = numbers[0][index] - numbers[1][index];
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Whether a version is within a range. `^` has npm's meaning: the first number that is not zero is fixed, the following ones may grow.
 * @param range `false` or `*`: any version
 */
export function satisfies(version: string, range: string | false): boolean {
  if (range === false || range === '*') return true;
  if (!range.startsWith('^')) return version === range;
  const least = range.slice(1);
  const [has, wants] = [numbersOf(version), numbersOf(least)];
  if (!has || !wants) return version === least;
  const kept = wants.findIndex((number) => number > 0);
  const isSameLine = wants.slice(0, kept < 0 ? 3 : kept + 1).every((number, index) => has[index] === number);
  // A pre-release comes before the release with the same numbers, so `^` does not include it.
  const isAnnounced = version.includes('-') && !least.includes('-');
  return isSameLine && !isAnnounced && compareVersions(version, least) >= 0;
}
