import { canAddOrDeleteTeams } from '@courtside/domain/engines';
import { CommandFailure } from '../../errors/command-failure';
import { toFailureCode } from '../../errors/failure-code';
import {
  answersPath,
  checkInsPath,
  contactsPath,
  editsPath,
  entriesPath,
  handoversPath,
  invitationsPath,
  mailPath,
  paymentsPath,
  placesPath,
  playersPath,
  registrationsPath,
  teamsPath,
  tournamentPath,
} from '../../paths';
import { isReachable, readCaptains, type Captain } from '../../repositories/captains';
import { readOnce } from '../../repositories/read-once';
import { createQuery } from '../../sdk/source';
import { changeIn, inTransaction, type Change } from '../base/changes';
import { command } from '../base/command';
import { getStoredEntry } from '../base/entry-refusal';
import { listOfferProofPaths } from '../captains/hand-over';
import { mailDocument, removeMails, type MailIn, type MailText } from '../captains/mail';
import { toGroups, toPlan } from '../base/stored-plan';

/**
 * Returns the paths of the documents to delete with teams: their entries, places, answers, payments, check-ins, offers, contacts, changes,
 * players and invitations, and their captains' registrations, so that the captains can register again.
 */
export async function listCompanionPaths(tournamentId: string, teamIds: ReadonlySet<string>): Promise<string[]> {
  const [proofs, contacts, edits, invitations, players, registrations] = await Promise.all([
    listOfferProofPaths(tournamentId, teamIds),
    readOnce(createQuery(contactsPath(tournamentId))),
    readOnce(createQuery(editsPath(tournamentId))),
    readOnce(createQuery(invitationsPath(tournamentId))),
    readOnce(createQuery(playersPath(tournamentId))),
    readOnce(createQuery(registrationsPath(tournamentId))),
  ]);
  return [
    ...[...teamIds].flatMap((id) => [
      `${entriesPath(tournamentId)}/${id}`,
      `${placesPath(tournamentId)}/${id}`,
      `${answersPath(tournamentId)}/${id}`,
      `${paymentsPath(tournamentId)}/${id}`,
      `${checkInsPath(tournamentId)}/${id}`,
      `${handoversPath(tournamentId)}/${id}`,
    ]),
    ...proofs,
    ...contacts.filter(({ id }) => teamIds.has(id)).map(({ id }) => `${contactsPath(tournamentId)}/${id}`),
    ...edits.filter(({ id }) => teamIds.has(id.split('_')[0] ?? '')).map(({ id }) => `${editsPath(tournamentId)}/${id}`),
    ...invitations.filter(({ data }) => teamIds.has(String(data['teamId']))).map(({ id }) => `${invitationsPath(tournamentId)}/${id}`),
    ...players.filter(({ data }) => teamIds.has(String(data['teamId']))).map(({ id }) => `${playersPath(tournamentId)}/${id}`),
    ...registrations.filter(({ data }) => teamIds.has(String(data['teamId']))).map(({ id }) => `${registrationsPath(tournamentId)}/${id}`),
  ];
}

/**
 * Deletes a team with its contact and its place in a group.
 * @param withdrawn composes the mail to its captain
 * @throws CommandFailure `conflict` once there is a schedule
 */
export const deleteTeam = command(async (tournamentId: string, teamId: string, withdrawn?: MailIn): Promise<void> => {
  const companions = await listCompanionPaths(tournamentId, new Set([teamId]));
  const captain = (await readCaptains(tournamentId)).find((one) => one.teamId === teamId);
  const mail = captain && withdrawn && isReachable(captain) ? { captain, text: await withdrawn(captain.language, teamId) } : null;
  try {
    await deleteWith(tournamentId, teamId, companions, mail);
  } catch (error) {
    // A refused mail does not prevent the deletion: another organizer may have sent one at the same time.
    if (mail === null || toFailureCode(error) !== 'permission-denied') throw error;
    await deleteWith(tournamentId, teamId, companions, null);
  }
  if (captain) await removeMails(tournamentId, [captain]);
});

async function deleteWith(
  tournamentId: string,
  teamId: string,
  companions: readonly string[],
  mail: { readonly captain: Captain; readonly text: MailText } | null,
): Promise<void> {
  await inTransaction(async (transaction, { sdk, db }) => {
    const tournament = sdk.doc(db, tournamentPath(tournamentId));
    const stored = (await transaction.get(tournament)).data();
    if (!canAddOrDeleteTeams(toPlan(stored)).allowed)
      throw new CommandFailure('conflict', 'Teams can not be deleted once there is a schedule.');
    const changes = Object.entries(toGroups(stored))
      .filter(([, teamIds]) => teamIds.includes(teamId))
      .map(([groupId, teamIds]): Change => [['groups', groupId], teamIds.filter((id) => id !== teamId)]);
    // Its points would stay in Deductions, without a name.
    if (getStoredEntry(stored, 'pointAdjustments')?.[teamId] !== undefined) changes.push([['pointAdjustments', teamId], sdk.deleteField()]);
    changeIn(transaction, sdk, tournament, changes);
    changeIn(transaction, sdk, sdk.doc(db, teamsPath(tournamentId)), [[[teamId], sdk.deleteField()]]);
    for (const path of companions) transaction.delete(sdk.doc(db, path));
    if (!mail) return;
    const { uid, email, mails } = mail.captain;
    transaction.set(sdk.doc(db, mailPath(tournamentId, uid, teamId, mails + 1)), mailDocument(email, mail.text));
  });
}
