import { contactsPath, teamsPath } from '../paths';
import { openLive } from '../sdk/live';
import { changeEntries, changeIn, inBatch, type Change } from './changes';
import { command } from './command';

/** Changes a team's name. Queued without a network, as the other edits of one field. */
export const renameTeam = command((tournamentId: string, teamId: string, name: string) =>
  changeEntries(teamsPath(tournamentId), 'name', { [teamId]: name }),
);

/** Replaces a team's players; an empty text is a blank slot. */
export const setTeamPlayers = command((tournamentId: string, teamId: string, profileIds: readonly string[]) =>
  changeEntries(teamsPath(tournamentId), 'profileIds', { [teamId]: [...profileIds] }),
);

/** Changes a team's e-mail address; an empty one takes it away. */
export const setTeamEmail = command(async (tournamentId: string, teamId: string, email: string) => {
  const { sdk, db } = await openLive();
  const contact = sdk.doc(db, contactsPath(tournamentId), teamId);
  await (email.trim() === '' ? sdk.deleteDoc(contact) : sdk.setDoc(contact, { email: email.trim() }));
});

/** Several edits of one team that arrive together. */
export const editTeam = command(
  (
    tournamentId: string,
    teamId: string,
    edit: { readonly name?: string; readonly email?: string; readonly profileIds?: readonly string[] },
  ) =>
    inBatch((batch, { sdk, db }) => {
      const changes: Change[] = [];
      if (edit.name !== undefined) changes.push([[teamId, 'name'], edit.name]);
      if (edit.profileIds !== undefined) changes.push([[teamId, 'profileIds'], [...edit.profileIds]]);
      changeIn(batch, sdk, sdk.doc(db, teamsPath(tournamentId)), changes);
      if (edit.email === undefined) return;
      const contact = sdk.doc(db, contactsPath(tournamentId), teamId);
      if (edit.email.trim() === '') batch.delete(contact);
      else batch.set(contact, { email: edit.email.trim() });
    }),
);
