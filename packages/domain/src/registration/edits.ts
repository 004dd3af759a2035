import * as v from 'valibot';
import { parseSalvaging, timeSchema, withValue, type ParseResult } from '../entities/parse';

/** A change that a captain made to a team after its registration. */
export interface TeamEdit {
  readonly teamId: string;
  /** From 1, in the order of the changes of this team. */
  readonly number: number;
  readonly by: string;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Null if the name did not change. */
  readonly name: { readonly from: string; readonly to: string } | null;
  /** Players who joined and left: profile ids, or names that an organizer wrote. */
  readonly joined: readonly string[];
  readonly left: readonly string[];
  /** Whether the address for the organizers changed. */
  readonly isEmailChanged: boolean;
}

/** The maximum number of changes of one team; equal in the security rules. */
export const MAX_EDITS = 30;

const side = v.optional(v.object({ name: v.string(), profileIds: v.array(v.string()) }), { name: '', profileIds: [] });
const stored = v.object({
  by: v.optional(v.string(), ''),
  at: v.optional(v.nullable(timeSchema), null),
  from: side,
  to: side,
  email: v.optional(v.boolean(), false),
});

const without = (ids: readonly string[], others: readonly string[]) => ids.filter((id) => id !== '' && !others.includes(id));

/** Reads a document of `teams/{tournamentId}/edits`, whose id is `{team}_{number}`. */
export const parseEdit = (id: string, data: unknown): ParseResult<TeamEdit> =>
  withValue(parseSalvaging(stored, data), ({ by, at, from, to, email }): TeamEdit => {
    const [teamId = '', number] = id.split('_');
    return {
      teamId,
      number: Number(number),
      by,
      at: at ?? 0,
      name: from.name === to.name ? null : { from: from.name, to: to.name },
      joined: without(to.profileIds, from.profileIds),
      left: without(from.profileIds, to.profileIds),
      isEmailChanged: email,
    };
  });
