import type { Tournament } from '@courtside/domain';

/** Returns the months in which tournaments begin or end, the first one first. */
export const listMonths = (tournaments: readonly Tournament[]): readonly string[] =>
  [...new Set(tournaments.flatMap(({ startDate, endDate }) => [startDate.slice(0, 7), endDate.slice(0, 7)]))]
    .filter((month) => /^\d{4}-\d{2}$/.test(month))
    .sort();

/** How many months are at least offered: five years. */
const OFFERED = 60;

/** Returns the months back from today's, as far as offered or known. @param today `YYYY-MM-DD` */
export function monthsBack(today: string, tournaments: readonly Tournament[]): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const numbered = Array.from({ length: OFFERED }, (_, back) => {
    const number = year * 12 + month - 1 - back;
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
  const known = listMonths(tournaments).filter((one) => one <= today.slice(0, 7));
  return [...new Set([...numbered, ...known])].sort().reverse();
}
