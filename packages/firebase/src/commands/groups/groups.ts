import { hasSchedule } from '@courtside/domain';
import { CommandFailure } from '../../errors/command-failure';
import { teamsPath, tournamentPath } from '../../paths';
import { changeIn, inTransaction, type Change } from '../base/changes';
import { command } from '../base/command';
import { gatherEntries } from '../teams/gather-entries';
import { refuseWithdrawnTeams } from '../teams/refuse-withdrawn-teams';
import { toGroups, toPlan, type Groups } from '../base/stored-plan';
import type { OpenLive } from '../../session/open-live';
import type { DocumentData, Transaction } from 'firebase/firestore';

/** Reads both documents, lets `plan` decide the new groups, and writes only what differs. */
function regroup(tournamentId: string, plan: (before: Record<string, string[]>, teamIds: readonly string[]) => Groups): Promise<void> {
  return inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const [tournament, teams] = [sdk.doc(db, tournamentPath(tournamentId)), sdk.doc(db, teamsPath(tournamentId))];
    const stored = (await transaction.get(tournament)).data();
    const storedTeams = (await transaction.get(teams)).data() ?? {};
    if (hasSchedule(toPlan(stored))) throw new CommandFailure('conflict', 'Groups can not change once there is a schedule.');
    const groups = plan(toGroups(stored), Object.keys(storedTeams));
    // Once there are groups, registration is closed.
    transaction.update(tournament, Object.keys(groups).length === 0 ? { groups } : { groups, isRegistrationOpen: false });
    assignGroups(transaction, live, teams.path, storedTeams, groups);
  });
}

function assignGroups(transaction: Transaction, { sdk, db }: OpenLive, path: string, storedTeams: DocumentData, groups: Groups): void {
  const groupOf = new Map(Object.entries(groups).flatMap(([groupId, teamIds]) => teamIds.map((teamId) => [teamId, groupId] as const)));
  const missing = [...groupOf.keys()].filter((teamId) => !Object.hasOwn(storedTeams, teamId));
  if (missing.length > 0) throw new CommandFailure('conflict', `Teams that are gone: ${missing.join(', ')}`);
  const changes = Object.entries(storedTeams).flatMap(([teamId, team]): Change[] => {
    const groupId = groupOf.get(teamId) ?? '';
    return (team as { groupId?: unknown }).groupId === groupId ? [] : [[[teamId, 'groupId'], groupId]];
  });
  changeIn(transaction, sdk, sdk.doc(db, path), changes);
}

/**
 * Puts teams into groups and closes registration. Teams in no group wait. Creating groups again is the same command.
 * @param groups group id (its index as text, '0' to '7') to team ids in the order of seed
 * @throws CommandFailure `conflict` once there is a schedule, or for a team that was deleted or has lost its place
 */
export const saveGroups = command(async (tournamentId: string, groups: Groups): Promise<void> => {
  await gatherEntries(tournamentId);
  // A team that was gathered before its captain gave the place back stays among all teams.
  await refuseWithdrawnTeams(tournamentId, Object.values(groups).flat());
  await regroup(tournamentId, () => groups);
  // A team that registered between the two writes waits; from now on registration is closed.
  await gatherEntries(tournamentId).catch((error: unknown) => console.warn('The entries are not gathered yet', error));
});

/** Deletes the groups; no team is in a group any more. */
export const deleteGroups = command((tournamentId: string) => regroup(tournamentId, () => ({})));

/**
 * Moves a team to a place in a group, or to the waiting list.
 * @param to group id and place from 0 (the end if omitted); null is the waiting list
 * @throws CommandFailure `conflict` once there is a schedule, or without that group
 */
export const moveTeamBetweenGroups = command(
  (tournamentId: string, teamId: string, to: { readonly groupId: string; readonly index?: number } | null) =>
    regroup(tournamentId, (before) => {
      const groups = Object.fromEntries(
        Object.entries(before).map(([groupId, teamIds]) => [groupId, teamIds.filter((id) => id !== teamId)]),
      );
      if (!to) return groups;
      const members = groups[to.groupId];
      if (!members) throw new CommandFailure('conflict', 'The groups were made anew, or deleted.');
      members.splice(to.index ?? members.length, 0, teamId);
      return { ...groups, [to.groupId]: members };
    }),
);
