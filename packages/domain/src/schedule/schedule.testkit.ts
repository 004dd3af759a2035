import { defaultTimes, type MatchTimes, type ScheduleEntry } from '../entities';

/** Games of 12 minutes with 5 between them, on two courts, from 9:00 and, on the second day, 10:30. */
export const times = (change: Partial<MatchTimes> = {}): MatchTimes => ({
  ...defaultTimes,
  gameLength: 12,
  interval: 5,
  numberOfCourts: 2,
  startTimes: ['09:00', '10:30'],
  ...change,
});

/** "a b break" as the entries of a day. */
export const entries = (text: string) => text.split(' ') as ScheduleEntry[];
