/** While games may be in play. */
export const LIVE = 30_000;
/** Before and after, when nothing changes. */
export const QUIET = 300_000;

const DAY = 86_400_000;

/**
 * Returns the milliseconds to the next reading of a tournament. It counts as live from a day before its first day to a day after its last
 * one, in any time zone.
 */
export function getPace(dates: { readonly startDate: string; readonly endDate: string } | null | undefined, now: number): number {
  if (dates === undefined) return 0;
  if (dates === null) return QUIET;
  const isNear = Date.parse(dates.startDate) - DAY <= now && now <= Date.parse(dates.endDate) + 2 * DAY;
  return isNear ? LIVE : QUIET;
}
