import { listGroupIds, type GroupId, type Tournament } from '@courtside/domain';

/** A group that a late team may join. */
export interface LateGroup {
  readonly id: GroupId;
  /** Its teams that play on, without the late one. */
  readonly playing: number;
  /** Whether the late team is in it. */
  readonly hasIt: boolean;
}

/** Returns the groups in order. */
export const groupsWithout = ({ groups, withdrawnTeamIds }: Pick<Tournament, 'groups' | 'withdrawnTeamIds'>, teamId: string): LateGroup[] =>
  listGroupIds(groups).map((id) => ({
    id,
    playing: (groups[id] ?? []).filter((team) => team !== teamId && !withdrawnTeamIds.includes(team)).length,
    hasIt: (groups[id] ?? []).some((team) => team === teamId),
  }));

/** Returns the group with the fewest teams that play on; the first of several. */
export const getSmallest = (groups: readonly LateGroup[]): LateGroup | undefined =>
  groups.reduce<LateGroup | undefined>((least, group) => (least && least.playing <= group.playing ? least : group), undefined);
