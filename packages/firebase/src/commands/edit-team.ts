import { toCommandFailure } from '../errors/command-failure';
import { failureCodeOf } from '../errors/failure-code';
import { contactsPath, entriesPath, teamsPath } from '../paths';
import { readOnce } from '../repositories/read-once';
import { documentAt } from '../repositories/source';
import { openLive } from '../sdk/live';
import { changeEntries, changeIn, inBatch, type Change } from './changes';
import { command } from './command';
import { gatherEntries } from './gather-entries';
import { settlePlayers } from './team-players';

/** Changes a team where it stands: by itself, as this device knows it since it registered, or in the one document of all teams. */
async function changeTeam(tournamentId: string, teamId: string, field: 'name' | 'profileIds', value: unknown): Promise<void> {
  const { sdk, db } = await openLive();
  const entry = sdk.doc(db, entriesPath(tournamentId), teamId);
  const known = await sdk.getDocFromCache(entry).catch(() => null);
  if (known?.exists()) {
    try {
      return await sdk.updateDoc(entry, { [field]: value });
    } catch (error) {
      // It was gathered meanwhile.
      if (!['not-found', 'permission-denied'].includes(failureCodeOf(error))) throw error;
    }
  }
  const change = () => changeEntries(teamsPath(tournamentId), field, { [teamId]: value });
  await change().catch(async (error: unknown) => {
    if (toCommandFailure(error).code !== 'not-found') throw error;
    // It may have registered a moment ago, and this device has not heard of it. It stays by itself, where its captain can change it, too.
    const isThere = (await readOnce(documentAt(entry.path))).length > 0;
    await (isThere ? sdk.updateDoc(entry, { [field]: value }) : change());
  });
}

/** Changes a team's name. Queued without a network, as the other edits of one field. */
export const renameTeam = command((tournamentId: string, teamId: string, name: string) => changeTeam(tournamentId, teamId, 'name', name));

/** Replaces a team's players; an empty text is a blank slot. */
export const setTeamPlayers = command(async (tournamentId: string, teamId: string, profileIds: readonly string[]) => {
  await changeTeam(tournamentId, teamId, 'profileIds', [...profileIds]);
  await settlePlayers(tournamentId, [{ teamId, profileIds }]);
});

/** Changes a team's e-mail address; an empty one takes it away. */
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
