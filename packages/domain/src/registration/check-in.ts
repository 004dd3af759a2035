import * as v from 'valibot';
import { parseSalvaging, timeSchema, withValue, type ParseResult } from '../entities/parse';

/** That a team is there on the day: its captain's word, or an organiser's. */
export interface CheckIn {
  readonly teamId: string;
  /** In milliseconds since 1970. */
  readonly checkedInAt: number;
  readonly checkedInBy: string;
}

// The server's own time is not there yet while the change is on its way.
const stored = v.object({ checkedInAt: v.optional(v.nullable(timeSchema), null), checkedInBy: v.optional(v.string(), '') });

/** Reads a document of `teams/{tournamentId}/checkIns`. @param now stands for a time that the server has yet to give */
export const parseCheckIn = (teamId: string, data: unknown, now: number): ParseResult<CheckIn> =>
  withValue(parseSalvaging(stored, data), ({ checkedInAt, checkedInBy }): CheckIn => ({
    teamId,
    checkedInAt: checkedInAt ?? now,
    checkedInBy,
  }));

/** From when until when captains say that their teams are there, in milliseconds since 1970. */
export interface CheckInHours {
  readonly opensAt: number;
  readonly closesAt: number;
}

const instant = v.pipe(v.number(), v.integer(), v.minValue(1));
export const checkInHoursSchema = v.object({ opensAt: instant, closesAt: instant });

/** Where check-in is: still to begin, open to captains, or over. */
export type CheckInPhase = 'before' | 'open' | 'over';

/** Where check-in is at that time. @param now the server's time. It opens at its first millisecond, and at that of its end it is over; the rules say the same. */
export function checkInPhase({ opensAt, closesAt }: CheckInHours, now: number): CheckInPhase {
  if (now < opensAt) return 'before';
  return now < closesAt ? 'open' : 'over';
}

/** Those of the teams that are not there yet, in the order given. */
export function missingFrom<Id extends string>(teamIds: readonly Id[], checkIns: readonly Pick<CheckIn, 'teamId'>[]): readonly Id[] {
  const there = new Set(checkIns.map(({ teamId }) => teamId));
  return teamIds.filter((id) => !there.has(id));
}

/** A seed order with some teams at its end, each part in the order that it had. */
export const movedToEnd = <Id extends string>(order: readonly Id[], last: readonly Id[]): readonly Id[] => [
  ...order.filter((id) => !last.includes(id)),
  ...order.filter((id) => last.includes(id)),
];
