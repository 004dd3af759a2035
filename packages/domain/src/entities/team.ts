import * as v from 'valibot';
import type { GroupId, TeamId } from './ids';
import { parseWith, type ParseResult } from './parse';

/** A team of a tournament. Its results are derived from the matches; the counters of the document are never trusted. */
export interface Team {
  readonly id: TeamId;
  readonly name: string;
  /** Filled where the reader may know it: it lives in a document of its own that only organisers read. */
  readonly email?: string;
  /** Null while the team is in no group. */
  readonly groupId: GroupId | null;
  /** One entry per player: a profile id or a name; an empty text is a blank slot. */
  readonly profileIds: readonly string[];
  /** Milliseconds since 1970; 0 in old documents. Decides the order where nothing else does. */
  readonly registeredAt: number;
}

const stored = v.object({
  name: v.string(),
  groupId: v.optional(v.union([v.string(), v.null()]), null),
  profileIds: v.optional(v.array(v.string()), []),
  registeredAt: v.optional(v.number(), 0),
});

/** Reads the document `teams/{tournamentId}`, a map of team id to team, in order of registration, then of id. */
export function parseTeams(data: unknown): ParseResult<readonly Team[]> {
  const result = parseWith(v.record(v.string(), stored), data);
  if (!result.ok) return result;
  const teams = Object.entries(result.value).map(([id, team]): Team => ({ ...team, id: id as TeamId, groupId: team.groupId ? (team.groupId as GroupId) : null }));
  return { ok: true, value: teams.sort((a, b) => a.registeredAt - b.registeredAt || (a.id < b.id ? -1 : 1)) };
}
