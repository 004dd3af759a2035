/** News for users of Courtside, newest first. Dates are days, `YYYY-MM-DD`; the texts are under `updates.items`. */
export const updates = [
  { date: '2026-11-21', key: 'season' },
  { date: '2026-11-14', key: 'start' },
] as const;
