import { daysBetween, type WallClock } from './wall-clock';

export { wallClock } from './wall-clock';

/** Minutes from the midnight before the tournament's first day to a moment. */
export const playClock = (startDate: string, now: WallClock): number => daysBetween(startDate, now.date) * 24 * 60 + now.minutes;
