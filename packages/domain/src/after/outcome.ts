import { finalRanking, type Bracket } from '../brackets';
import type { GroupId, TeamId } from '../entities';
import type { GroupTable } from '../standings';

/** A place at the top. Teams share it where `placeTo` is worse. */
export interface TopPlace {
  readonly teamId: TeamId;
  readonly place: number;
  readonly placeTo: number;
}

/** How an event ended, in a few lines. */
export type EventOutcome =
  /** The first places, by the bracket or by the one table. `champion` is null where the first place is shared. */
  | { readonly kind: 'ranked'; readonly by: 'bracket' | 'table'; readonly champion: TeamId | null; readonly top: readonly TopPlace[] }
  /** Several groups and no bracket: the first of each. */
  | { readonly kind: 'groups'; readonly winners: readonly { readonly groupId: GroupId; readonly teamId: TeamId }[] };

/** Places that are named on a podium. */
const PODIUM = 3;

/** Returns the first teams of an event that is over; null if visitors see no result. */
export function eventOutcome(bracket: Bracket | null, tables: readonly GroupTable[]): EventOutcome | null {
  if (bracket) {
    const { champion, teams } = finalRanking(bracket);
    return { kind: 'ranked', by: 'bracket', champion, top: teams.filter(({ place }) => place <= PODIUM) };
  }
  const [only, ...others] = tables.filter(({ rows }) => rows.length > 0);
  if (!only) return null;
  if (others.length > 0)
    return {
      kind: 'groups',
      winners: [only, ...others].flatMap(({ groupId, rows }) =>
        rows.filter(({ rank }) => rank === 1).map(({ teamId }) => ({ groupId, teamId })),
      ),
    };
  const top = only.rows.flatMap(({ teamId, rank }): TopPlace[] => {
    const sharing = only.rows.filter((row) => row.rank === rank).length;
    return rank <= PODIUM ? [{ teamId, place: rank, placeTo: rank + sharing - 1 }] : [];
  });
  return { kind: 'ranked', by: 'table', champion: top[0]?.placeTo === 1 ? top[0].teamId : null, top };
}

/** The teams of a group that go on, in the order of its table. */
export interface AdvancingTeams {
  readonly groupId: GroupId;
  readonly teams: readonly TeamId[];
}

/** Returns who goes on from each group; groups from which no team does are left out. @param seeds the teams of the bracket */
export function listAdvancing(tables: readonly GroupTable[], seeds: readonly TeamId[]): readonly AdvancingTeams[] {
  const on = new Set(seeds);
  return tables
    .map(({ groupId, rows }) => ({ groupId, teams: rows.flatMap(({ teamId }) => (on.has(teamId) ? [teamId] : [])) }))
    .filter(({ teams }) => teams.length > 0);
}
