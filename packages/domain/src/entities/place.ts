import * as v from 'valibot';
import type { TeamId } from './ids';
import { flagSchema, parseSalvaging, serverTimeSchema, withValue, type ParseResult } from './parse';

/** What is known about a team's place in a tournament; who the team is stands elsewhere. Times are milliseconds since 1970, null for never. */
export interface Place {
  readonly id: TeamId;
  /** The server's time of the registration. */
  readonly registeredAt: number;
  /** An organiser let the team in from the waiting list. */
  readonly grantedAt: number | null;
  readonly withdrawnAt: number | null;
  /** An organiser gave the team its place before all others: hosts, last year's winners, whom they added by hand. */
  readonly isGuaranteed: boolean;
  /** When an organiser's device last told the captain that the team has moved up, or the organiser that no mail reaches them. */
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
