/** While games may be played. */
export const LIVE = 30_000;
/** Before and after, when nothing moves under the reader's eyes. */
export const QUIET = 300_000;

const DAY = 86_400_000;

/** Milliseconds to the next reading of a tournament: a day before its first day and after its last one it is live, wherever it is played. */
export function paceOf(dates: { readonly startDate: string; readonly endDate: string } | null | undefined, now: number): number {
  if (dates === undefined) return 0;
  if (dates === null) return QUIET;
  const isNear = Date.parse(dates.startDate) - DAY <= now && now <= Date.parse(dates.endDate) + 2 * DAY;
  return isNear ? LIVE : QUIET;
}
