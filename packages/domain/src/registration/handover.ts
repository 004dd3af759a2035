import * as v from 'valibot';
import { parseSalvaging, timeSchema, withValue, type ParseResult } from '../entities/parse';

/** An offer of a captain to hand the team over by a link, open or accepted. */
export interface Handover {
  /** The captain who offers it. */
  readonly by: string;
  /** The team's name when it was offered. */
  readonly name: string;
  /** In milliseconds since 1970; null until the server has set its time. */
  readonly offeredAt: number | null;
  /** The user who opened it last, with the secret; empty while no user has. */
  readonly takenBy: string;
  /** When the team was taken over; null while the offer is open. */
  readonly takenAt: number | null;
}

const stored = v.object({
  by: v.optional(v.string(), ''),
  name: v.optional(v.string(), ''),
  offeredAt: v.optional(v.nullable(timeSchema), null),
  takenBy: v.optional(v.string(), ''),
  takenAt: v.optional(v.nullable(timeSchema), null),
});

/** Reads a document of `teams/{tournamentId}/handovers`. */
export const parseHandover = (data: unknown): ParseResult<Handover> => withValue(parseSalvaging(stored, data), (one): Handover => one);
