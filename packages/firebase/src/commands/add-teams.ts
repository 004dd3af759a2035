import { CommandFailure } from '../errors/command-failure';
import { contactsPath, entriesPath, placesPath, teamsPath, tournamentPath } from '../paths';
import { openLive } from '../sdk/live';
import { newTeamRecord, withIds, type NewTeam } from '../team-record';
import { changeIn, inBatch, inTransaction, type Change } from './changes';
import { command } from './command';
import { entryOf } from './entry-refusal';
import { gatherEntries } from './gather-entries';
import { settlePlayers } from './team-players';

/** The places of teams that an organiser adds themselves: they are in. */
const placesOf = (tournament: Readonly<Record<string, unknown>> | undefined, added: readonly Added[]): readonly Added[] =>
  Number(tournament?.['places'] ?? 0) > 0 ? added : [];
type Added = Pick<ReturnType<typeof withIds>[number], 'teamId' | 'registeredAt'>;

/** Adds teams in their order. @returns their ids */
async function addTeamsTo(tournamentId: string, teams: readonly NewTeam[]): Promise<string[]> {
  const added = withIds(teams, Date.now());
  const live = await openLive();
  // The page of an organiser has it in any case.
  const target = live.sdk.doc(live.db, tournamentPath(tournamentId));
  const event = await live.sdk.getDocFromCache(target).catch(() => live.sdk.getDocFromServer(target).catch(() => null));
  await inBatch((batch, { sdk, db }) => {
    const changes = added.map(({ teamId, team, registeredAt }): Change => [[teamId], newTeamRecord(team, registeredAt)]);
    changeIn(batch, sdk, sdk.doc(db, teamsPath(tournamentId)), changes);
    for (const { teamId, registeredAt } of placesOf(event?.data(), added))
      batch.set(sdk.doc(db, placesPath(tournamentId), teamId), { registeredAt, guaranteed: true });
    for (const { teamId, team } of added) {
      if (team.email?.trim()) batch.set(sdk.doc(db, contactsPath(tournamentId), teamId), { email: team.email.trim() });
    }
  });
  await settlePlayers(
    tournamentId,
    added.map(({ teamId, team }) => ({ teamId, profileIds: team.profileIds, isNew: true })),
  );
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
  await gatherEntries(tournamentId);
  const entries = withIds(rows, Date.now()).map((entry) => ({ ...entry, teamId: entry.team.teamId ?? entry.teamId }));
  await inTransaction(async (batch, { sdk, db }) => {
    const stored = (await batch.get(sdk.doc(db, teamsPath(tournamentId)))).data();
    const event = (await batch.get(sdk.doc(db, tournamentPath(tournamentId)))).data();
    // Whoever waits or withdrew stays by itself.
    const apart = entries.filter(({ team }) => team.teamId !== undefined && !entryOf(stored, team.teamId));
    for (const { teamId, team } of apart) {
      const isThere = (await batch.get(sdk.doc(db, entriesPath(tournamentId), teamId))).exists();
      if (!isThere) throw new CommandFailure('conflict', `Team ${team.name} was deleted meanwhile.`);
    }
    for (const { teamId, team } of apart)
      batch.update(sdk.doc(db, entriesPath(tournamentId), teamId), { name: team.name.trim(), profileIds: [...team.profileIds] });
    const together = entries.filter((one) => !apart.includes(one));
    const changes = together.flatMap(({ teamId, team, registeredAt }): Change[] =>
      team.teamId === undefined
        ? [[[teamId], newTeamRecord(team, registeredAt)]]
        : [
            [[teamId, 'name'], team.name.trim()],
            [[teamId, 'profileIds'], [...team.profileIds]],
          ],
    );
    changeIn(batch, sdk, sdk.doc(db, teamsPath(tournamentId)), changes);
    const added = entries.filter(({ team }) => team.teamId === undefined);
    for (const { teamId, registeredAt } of placesOf(event, added))
      batch.set(sdk.doc(db, placesPath(tournamentId), teamId), { registeredAt, guaranteed: true });
    for (const { teamId, team } of entries) {
      if (team.email?.trim()) batch.set(sdk.doc(db, contactsPath(tournamentId), teamId), { email: team.email.trim() });
    }
  });
  await settlePlayers(
    tournamentId,
    entries.map(({ teamId, team }) => ({ teamId, profileIds: team.profileIds, isNew: team.teamId === undefined })),
  );
  return entries.map(({ teamId }) => teamId);
});
