const DAY = 86_400_000;
const DAYS = 7;
const WEEKS = 4;

const NAME = /^courtside-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/;

/** A back-up's file name. @param at milliseconds since 1970 */
export const formatBackupName = (at: number): string => `courtside-${new Date(at).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z.tar.gz`;

/** Returns the time of a back-up (ms since 1970, whole seconds); null for a name that we did not give. */
export function parseBackupTime(name: string): number | null {
  const [, year, month, day, hour, minute, second] = (NAME.exec(name) ?? []).map(Number);
  return second === undefined ? null : Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
}

/**
 * Which back-ups are kept: the newest, the last one of each of the seven latest days that have one, and of each of the four latest weeks
 * that have one. Days without any push nothing out: a server that stood still for a year keeps what it had. Days are UTC, weeks begin on Monday.
 * @param times milliseconds since 1970
 */
export function selectKeptBackups(times: readonly number[]): Set<number> {
  const latestFirst = [...new Set(times)].sort((one, other) => other - one);
  const lastOfEach = (periodOf: (at: number) => number, count: number): number[] => {
    const periods = new Map<number, number>();
    for (const at of latestFirst) if (!periods.has(periodOf(at))) periods.set(periodOf(at), at);
    return [...periods.values()].slice(0, count);
  };
  const dayOf = (at: number): number => Math.floor(at / DAY);
  // The first of January 1970 was a Thursday.
  const weekOf = (at: number): number => Math.floor((dayOf(at) + 3) / 7);
  return new Set([...latestFirst.slice(0, 1), ...lastOfEach(dayOf, DAYS), ...lastOfEach(weekOf, WEEKS)]);
}
