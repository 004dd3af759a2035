import * as v from 'valibot';
import type { GroupId, TeamId } from './ids';
import { orNull, parseById, timeSchema, withValue, type ParseResult } from './parse';

/** A team of a tournament. Its results are computed from the matches; counters in the document are never trusted. */
export interface Team {
  readonly id: TeamId;
  readonly name: string;
  /** Present if the reader may know it: it is stored in a separate document that only organizers can read. */
  readonly email?: string;
  /** Null while the team is in no group. */
  readonly groupId: GroupId | null;
  /** One entry per player: a profile id or a name; an empty text is a blank slot. */
  readonly profileIds: readonly string[];
  /** Milliseconds since 1970; 0 in old documents. Decides the order if nothing else does. */
  readonly registeredAt: number;
}

const stored = v.object({
  name: v.string(),
  groupId: orNull(v.string()),
  profileIds: v.optional(v.array(v.string()), []),
  // The server's own time is still missing while the change is on its way.
  registeredAt: v.optional(v.nullable(timeSchema), 0),
});

/** Reads the document `teams/{tournamentId}`, a map from team id to team. Returns the teams in the order of registration, then of id. */
export function parseTeams(data: unknown): ParseResult<readonly Team[]> {
  return withValue(parseById<v.InferOutput<typeof stored>, TeamId>(stored, data), (teams) =>
    teams
      .map((team): Team => ({ ...team, registeredAt: team.registeredAt ?? 0, groupId: (team.groupId || null) as GroupId | null }))
      .sort(byRegistration),
  );
}

const byRegistration = (a: Team, b: Team): number => a.registeredAt - b.registeredAt || (a.id < b.id ? -1 : 1);

/**
 * Returns all teams of a tournament in the order of registration: those of the main document, and registrations that are not gathered into
 * it yet. A team that is just being gathered may be in both; the main document has the later version.
 */
export function withEntries(teams: readonly Team[], entries: readonly Team[]): readonly Team[] {
  if (entries.length === 0) return teams;
  const known = new Set(teams.map(({ id }) => id));
  return [...teams, ...entries.filter(({ id }) => !known.has(id))].sort(byRegistration);
}
