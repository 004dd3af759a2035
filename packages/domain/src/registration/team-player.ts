import * as v from 'valibot';
import { parseSalvaging, serverTimeSchema, withValue, type ParseResult } from '../entities/parse';
import type { TeamEdit } from './edits';

/** The membership of a user with a profile in a team: one for each account and tournament. */
export interface TeamPlayer {
  readonly uid: string;
  readonly tournamentId: string;
  readonly teamId: string;
  /** When the player left the team, in milliseconds since 1970; null while the team names them. */
  readonly leftAt: number | null;
  /** The player confirmed it, or joined by themselves. Until then it is an invitation: another captain may name them too. */
  readonly isConfirmed: boolean;
}

const stored = v.object({
  tournamentId: v.string(),
  teamId: v.string(),
  leftAt: v.optional(serverTimeSchema),
  confirmedAt: v.optional(serverTimeSchema),
  joinedAt: v.optional(serverTimeSchema),
});

/** Reads a document of `teams/{tournamentId}/players`. */
export const parseTeamPlayer = (id: string, data: unknown): ParseResult<TeamPlayer> =>
  withValue(parseSalvaging(stored, data), ({ tournamentId, teamId, leftAt, confirmedAt, joinedAt }): TeamPlayer => ({
    ...{ uid: id, tournamentId, teamId, leftAt: leftAt ?? null },
    isConfirmed: (confirmedAt ?? joinedAt) !== undefined,
  }));

/** Returns the departure of a player as a change of the team. */
export const toLeavingEdit = ({ uid, teamId, leftAt }: TeamPlayer): TeamEdit => ({
  teamId,
  number: 0,
  by: uid,
  at: leftAt ?? 0,
  name: null,
  joined: [],
  left: [uid],
  isEmailChanged: false,
});
