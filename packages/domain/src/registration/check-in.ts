import * as v from 'valibot';
import { parseSalvaging, timeSchema, withValue, type ParseResult } from '../entities/parse';

/** The record that a team has arrived on the day, set by its captain or an organizer. */
export interface CheckIn {
  readonly teamId: string;
  /** In milliseconds since 1970. */
  readonly checkedInAt: number;
  readonly checkedInBy: string;
}

// The server's own time is still missing while the change is on its way.
const stored = v.object({ checkedInAt: v.optional(v.nullable(timeSchema), null), checkedInBy: v.optional(v.string(), '') });

/** Reads a document of `teams/{tournamentId}/checkIns`. @param now replaces a time that the server has not set yet */
export const parseCheckIn = (teamId: string, data: unknown, now: number): ParseResult<CheckIn> =>
  withValue(parseSalvaging(stored, data), ({ checkedInAt, checkedInBy }): CheckIn => ({
    teamId,
    checkedInAt: checkedInAt ?? now,
    checkedInBy,
  }));

/** When captains can check in their teams, in milliseconds since 1970. */
export interface CheckInHours {
  readonly opensAt: number;
  readonly closesAt: number;
}

const instant = v.pipe(v.number(), v.integer(), v.minValue(1));
export const checkInHoursSchema = v.object({ opensAt: instant, closesAt: instant });

/** The phase of check-in: not open yet, open to captains, or over. */
export type CheckInPhase = 'before' | 'open' | 'over';

/**
 * Returns the phase of check-in. It opens at its first millisecond, and is over at that of its end; the security rules do the same. @param
 * now the server's time
 */
export function checkInPhase({ opensAt, closesAt }: CheckInHours, now: number): CheckInPhase {
  if (now < opensAt) return 'before';
  return now < closesAt ? 'open' : 'over';
}

/** Returns the teams that have not checked in, in the given order. */
export function missingFrom<Id extends string>(teamIds: readonly Id[], checkIns: readonly Pick<CheckIn, 'teamId'>[]): readonly Id[] {
  const there = new Set(checkIns.map(({ teamId }) => teamId));
  return teamIds.filter((id) => !there.has(id));
}

/** Returns a seed order with some teams moved to its end; both parts keep their order. */
export const movedToEnd = <Id extends string>(order: readonly Id[], last: readonly Id[]): readonly Id[] => [
  ...order.filter((id) => !last.includes(id)),
  ...order.filter((id) => last.includes(id)),
];
