import { bracketPath, contactsPath, deletedTournamentPath, registrationsPath, schedulePath, teamsPath, tournamentPath } from '../paths';
import { readOnce } from '../repositories/read-once';
import { documentAt, queryOf } from '../repositories/source';
import { loadLite } from '../sdk/parts';
import { command } from './command';
import { deletePoster } from './poster';
import { isPosterUsedElsewhere } from './poster-use';
import { signedInUid } from './signed-in-uid';

/** A batch holds at most 500 writes, and the rules may look at 20 documents for all of them. */
const CHUNK = 200;

/** Deletes the tournament with everything that belongs to it: teams, contacts, registrations, schedule, bracket, image. Its id is never given again. */
export const deleteTournament = command(async (tournamentId: string): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const [tournament] = await readOnce(documentAt(tournamentPath(tournamentId)));
  // Nobody registers any more, so that what is listed below is all there is.
  if (tournament?.data['isRegistrationOpen'] === true)
    await sdk.updateDoc(sdk.doc(db, tournamentPath(tournamentId)), { isRegistrationOpen: false });
  const [contacts, registrations] = await Promise.all([
    readOnce(queryOf(contactsPath(tournamentId))),
    readOnce(queryOf(registrationsPath(tournamentId))),
  ]);
  const imageSrc = tournament?.data['imageSrc'];
  const isOwnImage = typeof imageSrc === 'string' && imageSrc !== '' && !(await isPosterUsedElsewhere(imageSrc, tournamentId, uid));
  // While the tournament still exists, the rules know its organisers, and a failure half-way can be repeated.
  if (isOwnImage) await deletePoster(imageSrc).catch((error: unknown) => console.warn('The image was not deleted', error));
  const below = [
    ...contacts.map(({ id }) => `${contactsPath(tournamentId)}/${id}`),
    ...registrations.map(({ id }) => `${registrationsPath(tournamentId)}/${id}`),
  ];
  for (let start = 0; start < below.length; start += CHUNK) {
    const batch = sdk.writeBatch(db);
    for (const path of below.slice(start, start + CHUNK)) batch.delete(sdk.doc(db, path));
    await batch.commit();
  }
  const batch = sdk.writeBatch(db);
  for (const path of [schedulePath, bracketPath, teamsPath, tournamentPath]) batch.delete(sdk.doc(db, path(tournamentId)));
  batch.set(sdk.doc(db, deletedTournamentPath(tournamentId)), { deletedAt: sdk.serverTimestamp() });
  await batch.commit();
});
