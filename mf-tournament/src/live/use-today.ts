import { useClock, wallClock } from '@courtside/tournament-ui';

const minute = 60_000;

/** Returns the visitor's calendar day, `YYYY-MM-DD`, and updates it at midnight. */
export const useToday = (): string => wallClock(useClock(minute)).date;
