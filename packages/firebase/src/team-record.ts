import { newTeamId } from './ids';

/** The data of a new team. */
export interface NewTeam {
  readonly name: string;
  /** Stored in the contacts, which only organizers read; missing or empty: none. */
  readonly email?: string;
  /** One profile id per player; an empty text is a blank slot. */
  readonly profileIds: readonly string[];
}

/**
 * Returns a new team in its stored form. The counters are part of the schema and never trusted.
 * @param registeredAt milliseconds since 1970, or the placeholder for the server's time
 */
export function newTeamRecord(team: NewTeam, registeredAt: unknown): Record<string, unknown> {
  return {
    name: team.name.trim(),
    groupId: '',
    profileIds: [...team.profileIds],
    wins: 0,
    draws: 0,
    losses: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    registeredAt,
  };
}

/** Gives each team an id and a time, in their order: the order of registration decides if nothing else does. */
export function withIds<T extends NewTeam>(
  teams: readonly T[],
  now: number,
): { readonly teamId: string; readonly team: T; readonly registeredAt: number }[] {
  return teams.map((team, index) => ({ teamId: newTeamId(), team, registeredAt: now + index }));
}
