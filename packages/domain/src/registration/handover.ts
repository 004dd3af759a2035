import * as v from 'valibot';
import { parseSalvaging, timeSchema, withValue, type ParseResult } from '../entities/parse';

/** That a captain offers the team to another, by a link; or that it was taken. */
export interface Handover {
  /** Who offers it. */
  readonly by: string;
  /** The team's name as it was offered. */
  readonly name: string;
  /** In milliseconds since 1970; null while the server's time is on its way. */
  readonly offeredAt: number | null;
  /** The user who opened it last, with the secret; empty while no user has. */
  readonly takenBy: string;
  /** When somebody took it; null while it is open. */
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
