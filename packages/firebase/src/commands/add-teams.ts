import { CommandFailure } from '../errors/command-failure';
import { contactsPath, teamsPath } from '../paths';
import { newTeamRecord, withIds, type NewTeam } from '../team-record';
import { changeIn, inBatch, inTransaction, type Change } from './changes';
import { command } from './command';
import { entryOf } from './entry-refusal';

/** Adds teams in their order. @returns their ids */
async function addTeamsTo(tournamentId: string, teams: readonly NewTeam[]): Promise<string[]> {
  const added = withIds(teams, Date.now());
  await inBatch((batch, { sdk, db }) => {
    const changes = added.map(({ teamId, team, registeredAt }): Change => [[teamId], newTeamRecord(team, registeredAt)]);
    changeIn(batch, sdk, sdk.doc(db, teamsPath(tournamentId)), changes);
    for (const { teamId, team } of added) {
      if (team.email?.trim()) batch.set(sdk.doc(db, contactsPath(tournamentId), teamId), { email: team.email.trim() });
    }
  });
  return added.map(({ teamId }) => teamId);
}

/** Adds teams as an organiser, e.g. from a file. At most 200 at once. @returns their ids */
export const addTeams = command(addTeamsTo);

/**
 * Adds teams "TEAM n" with blank players, to try a tournament out.
 * @param firstNumber n of the first, usually one more than there are teams
 * @throws CommandFailure 'numberOfTeams must be greater than or equal to 2'
 */
export const addMockTeams = command(async (tournamentId: string, numberOfTeams: number, firstNumber: number = 1): Promise<string[]> => {
  if (!(numberOfTeams >= 2)) throw new CommandFailure('invalid', 'numberOfTeams must be greater than or equal to 2');
  const teams = Array.from({ length: numberOfTeams }, (_, index) => ({ name: `TEAM ${firstNumber + index}`, profileIds: ['', '', ''] }));
  return addTeamsTo(tournamentId, teams);
});

/** A row of an imported file: a team of this tournament that it changes, or a new one. */
export interface ImportedTeam extends NewTeam {
  readonly teamId?: string;
}

/**
 * Takes over the rows of a file: rows with a known id change that team, the others are added.
 * @returns the ids, in the order of the rows
 * @throws CommandFailure `conflict` when a team that a row changes was deleted meanwhile
 */
export const importTeams = command(async (tournamentId: string, rows: readonly ImportedTeam[]): Promise<string[]> => {
  const entries = withIds(rows, Date.now()).map((entry) => ({ ...entry, teamId: entry.team.teamId ?? entry.teamId }));
  await inTransaction(async (batch, { sdk, db }) => {
    const stored = (await batch.get(sdk.doc(db, teamsPath(tournamentId)))).data();
    const gone = rows.find(({ teamId }) => teamId !== undefined && !entryOf(stored, teamId));
    if (gone) throw new CommandFailure('conflict', `Team ${gone.name} was deleted meanwhile.`);
    const changes = entries.flatMap(({ teamId, team, registeredAt }): Change[] =>
      team.teamId === undefined
        ? [[[teamId], newTeamRecord(team, registeredAt)]]
        : [
            [[teamId, 'name'], team.name.trim()],
            [[teamId, 'profileIds'], [...team.profileIds]],
          ],
    );
    changeIn(batch, sdk, sdk.doc(db, teamsPath(tournamentId)), changes);
    for (const { teamId, team } of entries) {
      if (team.email?.trim()) batch.set(sdk.doc(db, contactsPath(tournamentId), teamId), { email: team.email.trim() });
    }
  });
  return entries.map(({ teamId }) => teamId);
});
