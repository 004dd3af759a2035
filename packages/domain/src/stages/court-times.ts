import type { BracketTemplate } from '../brackets/types';
import type { BracketFields } from '../entities';
import { bracketTimetable, MINUTES_PER_DAY } from '../schedule';
import { bracketDay, type WithBracket } from './stage-dates';
import { storedTemplate } from './stage-plan';

/** A game of a bracket on its court, in minutes from the midnight at which the tournament's first day began. */
export interface CourtTime {
  readonly courtLetter: string;
  readonly from: number;
  readonly to: number;
}

/** Returns when the games of a bracket are on which court. @param event with the times of this bracket */
export function courtTimes(event: WithBracket, template: BracketTemplate): readonly CourtTime[] {
  const midnight = bracketDay(event) * MINUTES_PER_DAY;
  return [...bracketTimetable(template, event.bracketTimes).values()].map(({ courtLetter, minutes, length }) => ({
    courtLetter,
    from: midnight + minutes,
    to: midnight + minutes + length,
  }));
}

/** Returns the court times of a stored bracket; none before it is drawn, or if an early release drew it without storing seeds. */
export function storedCourtTimes(event: WithBracket & BracketFields): readonly CourtTime[] {
  const template = storedTemplate(event);
  return template ? courtTimes(event, template) : [];
}

/** Returns the earliest time whose court is taken at the same time by one of the others; null if there is none. */
export function courtClash(times: readonly CourtTime[], others: readonly CourtTime[]): CourtTime | null {
  const taken = times.filter(({ courtLetter, from, to }) =>
    others.some((other) => other.courtLetter === courtLetter && other.from < to && from < other.to),
  );
  return taken.reduce<CourtTime | null>((first, time) => (first && first.from <= time.from ? first : time), null);
}
