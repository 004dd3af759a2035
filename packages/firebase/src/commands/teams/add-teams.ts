import { canAddOrDeleteTeams } from '@courtside/domain/engines';
import type { DocumentData, Transaction } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { contactsPath, entriesPath, placesPath, teamsPath, tournamentPath } from '../../paths';
import type { OpenLive } from '../../session/open-live';
import { newTeamRecord, withIds, type NewTeam } from '../../team-record';
import { changeIn, inTransaction, type Change } from '../base/changes';
import { command } from '../base/command';
import { getStoredEntry } from '../base/entry-refusal';
import { gatherEntries } from './gather-entries';
import { toPlan } from '../base/stored-plan';
import { settlePlayers } from '../players/team-players';

type Added = ReturnType<typeof withIds>[number];

/**
 * Returns the teams that are not stored yet: a transaction whose response was lost runs again.
 * @throws CommandFailure `conflict` once there is a schedule: a new team would be in no group and no game, and could not be removed again
 */
function missingOf(added: readonly Added[], tournament: DocumentData | undefined, teams: DocumentData | undefined): readonly Added[] {
  const missing = added.filter(({ teamId }) => !getStoredEntry(teams, teamId));
  if (missing.length > 0 && !canAddOrDeleteTeams(toPlan(tournament)).allowed)
    throw new CommandFailure('conflict', 'Teams can not be added once there is a schedule.');
  return missing;
}

const recordsOf = (added: readonly Added[]): Change[] =>
  added.map(({ teamId, team, registeredAt }) => [[teamId], newTeamRecord(team, registeredAt)]);

/** Gives new teams their places, if places are limited. */
export function placeIn(
  transaction: Transaction,
  { sdk, db }: OpenLive,
  tournamentId: string,
  tournament: DocumentData | undefined,
  added: readonly Added[],
): void {
  if (!(Number(tournament?.['places'] ?? 0) > 0)) return;
  for (const { teamId, registeredAt } of added)
    transaction.set(sdk.doc(db, placesPath(tournamentId), teamId), { registeredAt, guaranteed: true });
}

function addContacts(transaction: Transaction, { sdk, db }: OpenLive, tournamentId: string, entries: readonly Added[]): void {
  for (const { teamId, team } of entries)
    if (team.email?.trim()) transaction.set(sdk.doc(db, contactsPath(tournamentId), teamId), { email: team.email.trim() });
}

/** The names of all teams; a team that a lost attempt already stored gets the name of this attempt. */
const namesOf = (added: readonly Added[], teams: DocumentData | undefined): Change[] =>
  added
    .filter(({ teamId, team }) => getStoredEntry(teams, teamId) && getStoredEntry(teams, teamId)?.['name'] !== team.name.trim())
    .map(({ teamId, team }) => [[teamId, 'name'], team.name.trim()]);

/** Adds teams in their order. @returns their ids */
async function addTeamsTo(tournamentId: string, teams: readonly NewTeam[], teamIds: readonly string[] = []): Promise<string[]> {
  const added = withIds(teams, Date.now()).map((entry, index) => ({ ...entry, teamId: teamIds[index] ?? entry.teamId }));
  await inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, teamsPath(tournamentId));
    const tournament = (await transaction.get(sdk.doc(db, tournamentPath(tournamentId)))).data();
    const stored = (await transaction.get(target)).data();
    const missing = missingOf(added, tournament, stored);
    changeIn(transaction, sdk, target, [...recordsOf(missing), ...namesOf(added, stored)]);
    placeIn(transaction, live, tournamentId, tournament, missing);
    addContacts(transaction, live, tournamentId, missing);
  });
  await settlePlayers(
    tournamentId,
    added.map(({ teamId, team }) => ({ teamId, profileIds: team.profileIds, isNew: true })),
  );
  return added.map(({ teamId }) => teamId);
}

/**
 * Adds teams as an organizer, e.g. from a file. At most 200 at once. Needs the network.
 * @param teamIds of the first of them, new ones by default. A retry after a lost response passes the same ids: teams that were stored the first
 *   time are not stored twice, and get the new name.
 * @returns their ids
 * @throws CommandFailure `conflict` once there is a schedule
 */
export const addTeams = command(addTeamsTo);

/**
 * Adds teams "TEAM n" with blank players, to try a tournament out. Needs the network.
 * @param firstNumber n of the first, usually one more than there are teams
 * @throws CommandFailure 'numberOfTeams must be greater than or equal to 2'; `conflict` once there is a schedule
 */
export const addMockTeams = command(async (tournamentId: string, numberOfTeams: number, firstNumber: number = 1): Promise<string[]> => {
  if (!(numberOfTeams >= 2)) throw new CommandFailure('invalid', 'numberOfTeams must be greater than or equal to 2');
  const teams = Array.from({ length: numberOfTeams }, (_, index) => ({ name: `TEAM ${firstNumber + index}`, profileIds: ['', '', ''] }));
  return addTeamsTo(tournamentId, teams);
});

/** A row of an imported file: a team of this tournament that it changes, or a new one. */
export interface ImportedTeam extends NewTeam {
  readonly teamId?: string;
  /** The file has no players for an existing team: its stored players stay. */
  readonly keepsPlayers?: boolean;
}

/**
 * Imports the rows of a file: rows with a known id change that team, the others are added.
 * @returns the ids, in the order of the rows
 * @throws CommandFailure `conflict` if a team that a row changes was deleted in the meantime, or a row is a new team and there is a schedule
 */
export const importTeams = command(async (tournamentId: string, rows: readonly ImportedTeam[]): Promise<string[]> => {
  await gatherEntries(tournamentId);
  const entries = withIds(rows, Date.now()).map((entry) => ({ ...entry, teamId: entry.team.teamId ?? entry.teamId }));
  await inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const stored = (await transaction.get(sdk.doc(db, teamsPath(tournamentId)))).data();
    const tournament = (await transaction.get(sdk.doc(db, tournamentPath(tournamentId)))).data();
    const known = entries.filter(({ team }) => team.teamId !== undefined);
    const added = entries.filter(({ team }) => team.teamId === undefined);
    const missing = missingOf(added, tournament, stored);
    // Waiting and withdrawn teams keep their separate documents.
    const apart = known.filter(({ teamId }) => !getStoredEntry(stored, teamId));
    for (const { teamId, team } of apart) {
      const isThere = (await transaction.get(sdk.doc(db, entriesPath(tournamentId), teamId))).exists();
      if (!isThere) throw new CommandFailure('conflict', `Team ${team.name} was deleted meanwhile.`);
    }
    const playersOf = ({ keepsPlayers = false, profileIds }: ImportedTeam) => (keepsPlayers ? {} : { profileIds: [...profileIds] });
    for (const { teamId, team } of apart)
      transaction.update(sdk.doc(db, entriesPath(tournamentId), teamId), { name: team.name.trim(), ...playersOf(team) });
    const changed = known
      .filter((one) => !apart.includes(one))
      .flatMap(({ teamId, team }) =>
        Object.entries({ name: team.name.trim(), ...playersOf(team) }).map(([field, value]): Change => [[teamId, field], value]),
      );
    changeIn(transaction, sdk, sdk.doc(db, teamsPath(tournamentId)), [...changed, ...recordsOf(missing)]);
    placeIn(transaction, live, tournamentId, tournament, missing);
    addContacts(transaction, live, tournamentId, entries);
  });
  await settlePlayers(
    tournamentId,
    entries
      .filter(({ team }) => !team.keepsPlayers)
      .map(({ teamId, team }) => ({ teamId, profileIds: team.profileIds, isNew: team.teamId === undefined })),
  );
  return entries.map(({ teamId }) => teamId);
});
