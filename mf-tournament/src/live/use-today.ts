import { useClock, wallClock } from '@courtside/tournament-ui';

const minute = 60_000;

/** The viewer's calendar day, `YYYY-MM-DD`; goes on at midnight under the reader's eyes. */
export const useToday = (): string => wallClock(useClock(minute)).date;
