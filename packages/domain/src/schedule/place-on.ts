import type { MatchTimes } from '../entities';

/** The dates of days of play, in days after the event's first, with their venues. Brackets have none. */
interface Dated {
  readonly dates: readonly number[];
  readonly scheduleTimes?: MatchTimes;
}

/** Returns the place of a date where it is not the event's, else an empty text. @param stages the one that counts first */
export const placeOn = (stages: readonly Dated[], date: number): string =>
  stages
    .flatMap(({ dates, scheduleTimes }) => dates.map((day, index) => (day === date && scheduleTimes?.venues?.[index]?.place) || ''))
    .find(Boolean) ?? '';
