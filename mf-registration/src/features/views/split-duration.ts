/** Splits a remaining time into days, hours, minutes and seconds; the last second counts as one, because zero would be the end itself. */
export function splitDuration(milliseconds: number): { days: number; hours: number; minutes: number; seconds: number } {
  const all = Math.max(0, Math.ceil(milliseconds / 1000));
  return { days: Math.floor(all / 86_400), hours: Math.floor(all / 3600) % 24, minutes: Math.floor(all / 60) % 60, seconds: all % 60 };
}
