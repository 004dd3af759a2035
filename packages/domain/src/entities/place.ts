import * as v from 'valibot';
import type { TeamId } from './ids';
import { flagSchema, parseSalvaging, serverTimeSchema, withValue, type ParseResult } from './parse';

/** The place of a team in a tournament; the team itself is stored elsewhere. Times are milliseconds since 1970, null for never. */
export interface Place {
  readonly id: TeamId;
  /** When the team registered, by the server's clock. */
  readonly registeredAt: number;
  /** When an organizer admitted the team from the waiting list. */
  readonly grantedAt: number | null;
  readonly withdrawnAt: number | null;
  /** An organizer gave the team its place ahead of all others: hosts, last year's winners, teams added by hand. */
  readonly isGuaranteed: boolean;
  /**
   * When an organizer's device last notified the captain that the team has moved up, or notified the organizer that mail can't reach the
   * captain.
   */
  readonly toldAt: number | null;
}

const stored = v.object({
  registeredAt: serverTimeSchema,
  grantedAt: v.optional(serverTimeSchema),
  withdrawnAt: v.optional(serverTimeSchema),
  guaranteed: flagSchema(false),
  toldAt: v.optional(serverTimeSchema),
});

/** Reads a document of `teams/{tournamentId}/places`. */
export const parsePlace = (id: string, data: unknown): ParseResult<Place> =>
  withValue(parseSalvaging(stored, data), ({ registeredAt, grantedAt, withdrawnAt, guaranteed, toldAt }): Place => ({
    id: id as TeamId,
    registeredAt,
    grantedAt: grantedAt ?? null,
    withdrawnAt: withdrawnAt ?? null,
    isGuaranteed: guaranteed,
    toldAt: toldAt ?? null,
  }));
