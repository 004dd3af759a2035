import { currentConnection } from '../../connection/connection';
import { CommandFailure, toCommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import { contactsPath, entriesPath, teamsPath } from '../../paths';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { openLive } from '../../session/open-live';
import { changeEntries, changeIn, inBatch, inTransaction, type Change } from '../base/changes';
import { command } from '../base/command';
import { gatherEntries } from './gather-entries';
import { mergePlaces } from '../base/merges';
import { settlePlayers } from '../players/team-players';

/** Changes a team where it is stored: as a separate document since its registration, or in the document of all teams. */
async function changeTeam(tournamentId: string, teamId: string, field: 'name' | 'profileIds', value: unknown): Promise<void> {
  const { sdk, db } = await openLive();
  const entry = sdk.doc(db, entriesPath(tournamentId), teamId);
  const known = await sdk.getDocFromCache(entry).catch(() => null);
  if (known?.exists()) {
    try {
      return await sdk.updateDoc(entry, { [field]: value });
    } catch (error) {
      // It was moved to the list of teams in the meantime.
      if (!['not-found', 'permission-denied'].includes(toFailureCode(error))) throw error;
    }
  }
  const change = () => changeEntries(teamsPath(tournamentId), field, { [teamId]: value });
  await change().catch(async (error: unknown) => {
    if (toCommandFailure(error).code !== 'not-found') throw error;
    // It may have registered a moment ago, before this device was notified. It stays a separate document, so that its captain can change it
    // too.
    const isThere = (await readOnce(documentAt(entry.path))).length > 0;
    await (isThere ? sdk.updateDoc(entry, { [field]: value }) : change());
  });
}

/** Changes a team's name. Queued without a network, as the other edits of one field. */
export const renameTeam = command((tournamentId: string, teamId: string, name: string) => changeTeam(tournamentId, teamId, 'name', name));

/**
 * Replaces a team's players; an empty text is a blank slot.
 * @param seen the players on the screen. With a network only the places that differ are changed: a player who joined in the meantime stays, and
 *   at most one place is removed at a time. Without one the whole list is queued.
 * @throws CommandFailure `conflict` if another user changed the same place in the meantime
 */
export const setTeamPlayers = command(
  async (tournamentId: string, teamId: string, profileIds: readonly string[], seen?: readonly string[]) => {
    const written = (seen && (await inTurn(teamId, () => changePlaces(tournamentId, teamId, profileIds, seen)))) ?? profileIds;
    if (written === profileIds) await changeTeam(tournamentId, teamId, 'profileIds', [...profileIds]);
    await settlePlayers(tournamentId, [{ teamId, profileIds: written }]);
  },
);

const turns = new Map<string, Promise<unknown>>();

/** Runs changes of a team's players one after the other: each starts with the result of the one before. */
function inTurn<T>(teamId: string, run: () => Promise<T>): Promise<T> {
  const turn = (turns.get(teamId) ?? Promise.resolve()).then(run, run);
  turns.set(teamId, turn);
  return turn;
}

/** @returns the stored players after the change; null without a network, or if the team is unknown */
async function changePlaces(
  tournamentId: string,
  teamId: string,
  wanted: readonly string[],
  seen: readonly string[],
): Promise<readonly string[] | null> {
  if (currentConnection().status === 'offline') return null;
  try {
    return await inTransaction(async (transaction, { sdk, db }) => {
      const entry = sdk.doc(db, entriesPath(tournamentId), teamId);
      const own = await transaction.get(entry);
      const all = own.exists() ? own : await transaction.get(sdk.doc(db, teamsPath(tournamentId)));
      const path = own.exists() ? ['profileIds'] : [teamId, 'profileIds'];
      const stored: unknown = all.get(new sdk.FieldPath(...path));
      if (!Array.isArray(stored)) return null;
      const next = mergePlaces(stored.map(String), seen, wanted);
      if (!next) throw new CommandFailure('conflict', 'Somebody else changed this meanwhile.');
      changeIn(transaction, sdk, all.ref, [[path, next]]);
      return next;
    });
  } catch (error) {
    if (toFailureCode(error) === 'unavailable') return null;
    throw error;
  }
}

/** Changes a team's e-mail address; an empty one removes it. */
export const setTeamEmail = command(async (tournamentId: string, teamId: string, email: string) => {
  const { sdk, db } = await openLive();
  const contact = sdk.doc(db, contactsPath(tournamentId), teamId);
  await (email.trim() === '' ? sdk.deleteDoc(contact) : sdk.setDoc(contact, { email: email.trim() }));
});

/** Several edits of one team that arrive together. */
export const editTeam = command(
  async (
    tournamentId: string,
    teamId: string,
    edit: { readonly name?: string; readonly email?: string; readonly profileIds?: readonly string[] },
  ): Promise<void> => {
    await gatherEntries(tournamentId);
    await inBatch((batch, { sdk, db }) => {
      const changes: Change[] = [];
      if (edit.name !== undefined) changes.push([[teamId, 'name'], edit.name]);
      if (edit.profileIds !== undefined) changes.push([[teamId, 'profileIds'], [...edit.profileIds]]);
      changeIn(batch, sdk, sdk.doc(db, teamsPath(tournamentId)), changes);
      if (edit.email === undefined) return;
      const contact = sdk.doc(db, contactsPath(tournamentId), teamId);
      if (edit.email.trim() === '') batch.delete(contact);
      else batch.set(contact, { email: edit.email.trim() });
    });
    if (edit.profileIds !== undefined) await settlePlayers(tournamentId, [{ teamId, profileIds: edit.profileIds }]);
  },
);
