import { canAddOrDeleteTeams } from '@courtside/domain';
import { CommandFailure } from '../errors/command-failure';
import { contactsPath, registrationsPath, teamsPath, tournamentPath } from '../paths';
import { readOnce } from '../repositories/read-once';
import { queryOf } from '../repositories/source';
import { changeIn, inTransaction, type Change } from './changes';
import { command } from './command';
import { groupsOf, planOf } from './stored-plan';

/** Paths of what goes together with teams: their contacts, and their captains' registrations, so that those may register again. */
export async function companionsOf(tournamentId: string, teamIds: ReadonlySet<string>): Promise<string[]> {
  const [contacts, registrations] = await Promise.all([
    readOnce(queryOf(contactsPath(tournamentId))),
    readOnce(queryOf(registrationsPath(tournamentId))),
  ]);
  return [
    ...contacts.filter(({ id }) => teamIds.has(id)).map(({ id }) => `${contactsPath(tournamentId)}/${id}`),
    ...registrations.filter(({ data }) => teamIds.has(String(data['teamId']))).map(({ id }) => `${registrationsPath(tournamentId)}/${id}`),
  ];
}

/** Deletes a team with its contact and its place in a group. @throws CommandFailure `conflict` once there is a schedule */
export const deleteTeam = command(async (tournamentId: string, teamId: string): Promise<void> => {
  const companions = await companionsOf(tournamentId, new Set([teamId]));
  await inTransaction(async (transaction, { sdk, db }) => {
    const tournament = sdk.doc(db, tournamentPath(tournamentId));
    const stored = (await transaction.get(tournament)).data();
    if (!canAddOrDeleteTeams(planOf(stored)).allowed)
      throw new CommandFailure('conflict', 'Teams can not be deleted once there is a schedule.');
    const changes = Object.entries(groupsOf(stored))
      .filter(([, teamIds]) => teamIds.includes(teamId))
      .map(([groupId, teamIds]): Change => [['groups', groupId], teamIds.filter((id) => id !== teamId)]);
    changeIn(transaction, sdk, tournament, changes);
    changeIn(transaction, sdk, sdk.doc(db, teamsPath(tournamentId)), [[[teamId], sdk.deleteField()]]);
    for (const path of companions) transaction.delete(sdk.doc(db, path));
  });
});
