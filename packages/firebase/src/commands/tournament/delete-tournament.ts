import {
  answersPath,
  checkInsPath,
  boardsPath,
  bracketPath,
  contactsPath,
  dayPath,
  deletedTournamentPath,
  drawPath,
  drawSecretPath,
  editsPath,
  entriesPath,
  freeAgentsPath,
  formPath,
  handoversPath,
  historyPath,
  invitationsPath,
  onCourtPath,
  passesPath,
  paymentsPath,
  placesPath,
  playersPath,
  proofsPath,
  registrationsPath,
  schedulePath,
  scorekeepersPath,
  shufflePath,
  stagesPath,
  teamsPath,
  tournamentPath,
} from '../../paths';
import { readCaptains } from '../../repositories/captains';
import { readOnce } from '../../repositories/read-once';
import { documentAt, createQuery } from '../../sdk/source';
import { loadLite } from '../../sdk/parts';
import { command } from '../base/command';
import { listOfferProofPaths } from '../captains/hand-over';
import { removeMails, sameMail, writeToCaptains, type MailIn } from '../captains/mail';
import { sweepPoster } from '../poster/poster-use';
import { signedInUid } from '../base/signed-in-uid';

/** A batch holds at most 500 writes, and the rules may look at 20 documents for all of them. */
const CHUNK = 200;

/** The collections of a tournament whose documents can be listed and are deleted first. */
const collections = [
  answersPath,
  checkInsPath,
  handoversPath,
  contactsPath,
  editsPath,
  entriesPath,
  freeAgentsPath,
  invitationsPath,
  paymentsPath,
  placesPath,
  playersPath,
  registrationsPath,
  passesPath,
  scorekeepersPath,
  boardsPath,
  stagesPath,
];

/** Returns the paths of all documents in some collections. */
async function listPaths(paths: readonly string[]): Promise<readonly string[]> {
  const listed = await Promise.all(paths.map(async (path) => (await readOnce(createQuery(path))).map(({ id }) => `${path}/${id}`)));
  return listed.flat();
}

/**
 * Deletes the tournament with everything that belongs to it: teams, contacts, registrations, questions and answers, mails, schedule, bracket,
 * image. Its id is never used again.
 * @param cancelled composes the mail to the captains; it stays until it is sent
 */
export const deleteTournament = command(async (tournamentId: string, cancelled?: MailIn): Promise<void> => {
  const uid = await signedInUid();
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const [tournament] = await readOnce(documentAt(tournamentPath(tournamentId)));
  // Registration is closed first, so that the lists below are complete.
  if (tournament?.data['isRegistrationOpen'] === true)
    await sdk.updateDoc(sdk.doc(db, tournamentPath(tournamentId)), { isRegistrationOpen: false });
  const [below, history, onCourt] = await Promise.all([
    listPaths(collections.map((path) => path(tournamentId))),
    listPaths([historyPath(tournamentId)]),
    listPaths([schedulePath, bracketPath].map((path) => onCourtPath(path(tournamentId)))),
  ]);
  // The rules only know the organizers while the tournament exists, and a partial failure can be repeated until then.
  await sweepPoster(tournament?.data, tournamentId, uid).catch((error: unknown) => console.warn('The image was not deleted', error));
  const captains = await readCaptains(tournamentId);
  // Captains who were notified before an earlier attempt failed are not notified again.
  const sent = await Promise.all(captains.map((one) => (cancelled ? sameMail(tournamentId, one, 0, cancelled).catch(() => null) : null)));
  if (cancelled)
    await writeToCaptains(
      tournamentId,
      captains.filter((_, index) => sent[index] === null).map(({ uid }) => uid),
      cancelled,
    ).catch((error: unknown) => console.warn('The captains were not notified', error));
  const remove = async (paths: readonly string[]) => {
    for (let start = 0; start < paths.length; start += CHUNK) {
      const part = sdk.writeBatch(db);
      for (const path of paths.slice(start, start + CHUNK)) part.delete(sdk.doc(db, path));
      await part.commit();
    }
  };
  const { stageGames, proofs } = deriveUnlisted(tournamentId, below);
  await remove([...stageGames, ...below, ...proofs, ...(await listOfferProofPaths(tournamentId))]);
  await removeMails(tournamentId, captains, sent);
  const batch = sdk.writeBatch(db);
  for (const path of [
    formPath,
    (id: string) => schedulePath(id),
    (id: string) => bracketPath(id),
    teamsPath,
    dayPath,
    drawSecretPath,
    drawPath,
    ...(tournament?.data['hasShuffle'] === true ? [shufflePath] : []),
    tournamentPath,
  ])
    batch.delete(sdk.doc(db, path(tournamentId)));
  // A game is on court as long as its schedule or bracket says so.
  for (const path of onCourt) batch.delete(sdk.doc(db, path));
  batch.set(sdk.doc(db, deletedTournamentPath(tournamentId)), { deletedAt: sdk.serverTimestamp() });
  await batch.commit();
  // The history can't be deleted while the tournament exists. If this fails, the rest can't be read by any user. The command does not wait
  // for it: it may be long, and the page of a deleted tournament has nothing to show in the meantime.
  void remove(history).catch((error: unknown) => console.warn('The history was not deleted', error));
});

/** Returns the paths of documents that no user can list: each has the id of a listed one. */
function deriveUnlisted(tournamentId: string, listed: readonly string[]) {
  const [plans, claims] = [stagesPath(tournamentId), scorekeepersPath(tournamentId)];
  return {
    /** The games of stages. They are deleted before their plan. */
    stageGames: listed
      .filter((path) => path.startsWith(plans))
      .flatMap((path) => [schedulePath, bracketPath].map((games) => path.replace(plans, `${games(tournamentId)}/stages`))),
    /** The proofs of claims; those of offers are listed with the offers. */
    proofs: listed.filter((path) => path.startsWith(claims)).map((path) => path.replace(claims, proofsPath(tournamentId))),
  };
}
