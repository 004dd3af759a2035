import { canRemoveOrganizer } from '@courtside/domain/engines';
import type { FreeAgent, Invitation, TeamPlayer } from '@courtside/domain/registration';
import { CommandFailure } from '../../errors/command-failure';
import {
  answersPath,
  checkInsPath,
  contactsPath,
  freeAgentsPath,
  invitationsPath,
  paymentsPath,
  playersPath,
  profileContactPath,
  profilePath,
  registrationsPath,
  tournamentPath,
} from '../../paths';
import { parseCaptain } from '../../repositories/captains';
import { readMyFreeAgents, readMyInvitations } from '../../repositories/free-agents';
import { readHandover } from '../../repositories/handovers';
import { readOnce } from '../../repositories/read-once';
import { documentAt, createQuery, where, type RawDocument } from '../../sdk/source';
import { readMyTeams } from '../../repositories/team-players';
import { readNamingEntries } from '../../repositories/teams';
import { loadLite } from '../../sdk/parts';
import { settledSession } from '../../session/session-store';
import { command } from '../base/command';
import { endOffer } from '../captains/hand-over';
import { isStored } from '../base/is-stored';
import { listMailPaths } from '../captains/mail';
import { readMyRegistrations } from './my-registrations';
import { listOrganizers, removeOrganizer } from '../tournament/organizers';
import { readTeamPlaces, showsTeams, storedTeams, type TeamPlace } from '../captains/my-team-places';
import { signedInUid } from '../base/signed-in-uid';
import { leaveTeam } from '../players/team-players';

/** All stored data of a user, for download. */
export interface MyData {
  readonly account: { readonly uid: string; readonly email: string | null };
  readonly profile: Record<string, unknown> | null;
  readonly contact: Record<string, unknown> | null;
  readonly organizedTournaments: readonly RawDocument[];
  /** Public mixers they joined. */
  readonly mixers: readonly { readonly id: string; readonly name: unknown }[];
  /** Teams they registered, each with its contact address, their answers, their mail address, their mails, and the team itself if it may be read. */
  readonly registrations: readonly Record<string, unknown>[];
  /** Places in teams with their name, in tournaments that show their teams and in those they organize. */
  readonly teamPlaces: readonly TeamPlace[];
  /** Teams that they play for, and those that they left. */
  readonly teams: readonly TeamPlayer[];
  /** The tournaments where they look for a team, and the teams that invited them. */
  readonly freeAgents: readonly FreeAgent[];
  readonly invitations: readonly Invitation[];
}

/** Whether the tournament would have no organizer left who has accepted the role. */
export const isLastOrganizer = ({ data }: RawDocument, uid: string): boolean => !canRemoveOrganizer(listOrganizers(data), uid, uid).allowed;

export const organizedBy = (uid: string) => readOnce(createQuery('tournaments', where('organizerUids', 'array-contains', uid)));
const publicTournaments = () => readOnce(createQuery('tournaments', where('isTournamentPublic', '==', true)));
export const joinedBy = (uid: string) =>
  readOnce(createQuery('tournaments', where('isTournamentPublic', '==', true), where('playerIds', 'array-contains', uid)));

/** A registration with its data. @param readable tournaments whose teams may be read */
async function registrationOf({ id: uid, data }: RawDocument, readable: ReadonlySet<string>): Promise<Record<string, unknown>> {
  const [tournamentId, teamId] = [String(data['tournamentId']), String(data['teamId'])];
  const teams = readable.has(tournamentId) ? await storedTeams(tournamentId) : null;
  const captain = parseCaptain({ id: uid, data });
  return {
    ...data,
    email: await contactOf(tournamentId, teamId),
    paid: (await readOnce(documentAt(`${paymentsPath(tournamentId)}/${teamId}`)).catch(() => [])).length > 0,
    checkedIn: (await readOnce(documentAt(`${checkInsPath(tournamentId)}/${teamId}`)).catch(() => [])).length > 0,
    answers: (await readOnce(documentAt(`${answersPath(tournamentId)}/${teamId}`)).catch(() => []))[0]?.data['given'] ?? null,
    mailTo: captain.email,
    mails: (await Promise.all(listMailPaths(tournamentId, captain).map(mailAt))).flat(),
    team: teams?.get(teamId) ?? null,
  };
}

async function contactOf(tournamentId: string, teamId: string): Promise<unknown> {
  const [contact] = await readOnce(documentAt(`${contactsPath(tournamentId)}/${teamId}`)).catch(() => []);
  return contact?.data['email'] ?? null;
}

const mailAt = (path: string) => readOnce(documentAt(path)).catch((): RawDocument[] => []);

/** Reads all stored data of the signed-in user. */
export const downloadMyData = command(async (): Promise<MyData> => {
  const uid = await signedInUid();
  const { email } = await settledSession();
  const [[profile], [contact], organizedTournaments, mixers, registrations, shown] = await Promise.all([
    readOnce(documentAt(profilePath(uid))),
    readOnce(documentAt(profileContactPath(uid))),
    organizedBy(uid),
    joinedBy(uid),
    readMyRegistrations(uid),
    publicTournaments(),
  ]);
  const readable = new Set([...shown.filter(showsTeams), ...organizedTournaments].map(({ id }) => id));
  return {
    account: { uid, email },
    profile: profile?.data ?? null,
    contact: contact?.data ?? null,
    organizedTournaments,
    mixers: mixers.map(({ id, data }) => ({ id, name: data['name'] })),
    registrations: await Promise.all(registrations.map((registration) => registrationOf(registration, readable))),
    teamPlaces: await readTeamPlaces(uid, readable),
    teams: await readMyTeams(uid),
    freeAgents: await readMyFreeAgents(uid),
    invitations: await readMyInvitations(uid),
  };
});

/**
 * Deletes the user's personal data: profile and contact, answers to organizers, reasons for withdrawing, offers to hand over their team, mails
 * and mail address. Removes them from the lists of players who look for a team, from open mixers, from teams until there are groups, and as
 * organizer. Teams they registered stay as long as their tournament exists. `deleteAccount` then deletes the account itself.
 * @throws CommandFailure `conflict` while one of their tournaments has no other organizer who has accepted the role
 */
export const deleteMyProfile = command(async (): Promise<void> => {
  const uid = await signedInUid();
  const [organized, mixers] = await Promise.all([organizedBy(uid), joinedBy(uid)]);
  const alone = organized.filter((tournament) => isLastOrganizer(tournament, uid));
  if (alone.length > 0) {
    throw new CommandFailure(
      'conflict',
      `These tournaments need another organizer first: ${alone.map(({ id, data }) => String(data['name'] ?? id)).join(', ')}`,
    );
  }
  const sdk = await loadLite();
  const db = sdk.liteDb();
  for (const { id } of mixers) {
    // Closed mixers keep their list of players; their organizers decide.
    await sdk.updateDoc(sdk.doc(db, tournamentPath(id)), { playerIds: sdk.arrayRemove(uid) }).catch(() => undefined);
  }
  for (const { id } of organized) {
    await removeOrganizer(id, uid);
  }
  for (const { data } of await readMyRegistrations(uid)) {
    const tournamentId = String(data['tournamentId']);
    const captain = parseCaptain({ id: uid, data });
    const registration = sdk.doc(db, `${registrationsPath(tournamentId)}/${uid}`);
    // The tournament was deleted in the meantime.
    if ((await isStored(tournamentPath(tournamentId))) === false) {
      const rest = sdk.writeBatch(db);
      rest.delete(sdk.doc(db, contactsPath(tournamentId), captain.teamId));
      rest.delete(registration);
      await rest.commit();
      continue;
    }
    // In a separate write: the rules allow each of the two changes, but no write of both.
    if (captain.reason !== '') await sdk.updateDoc(registration, { reason: '' });
    if (captain.withdrew) await sdk.updateDoc(registration, { withdrew: null });
    const batch = sdk.writeBatch(db);
    if (captain.email !== '') batch.update(registration, { email: '' });
    batch.delete(sdk.doc(db, answersPath(tournamentId), captain.teamId));
    endOffer(batch, sdk, tournamentId, captain.teamId, await readHandover(tournamentId, captain.teamId));
    for (const path of listMailPaths(tournamentId, captain)) batch.delete(sdk.doc(db, path));
    await batch.commit();
  }
  for (const { tournamentId, teamId, leftAt } of await readMyTeams(uid)) {
    // Once there are groups the team keeps the place, without a name; and the record of it stays.
    if (leftAt === null) await leaveTeam(tournamentId, teamId).catch(() => undefined);
    for (const other of await readNamingEntries(tournamentId, uid).catch(() => []))
      await leaveTeam(tournamentId, other).catch(() => undefined);
    await sdk.deleteDoc(sdk.doc(db, playersPath(tournamentId), uid)).catch(() => undefined);
  }
  for (const { tournamentId } of await readMyFreeAgents(uid)) await sdk.deleteDoc(sdk.doc(db, freeAgentsPath(tournamentId), uid));
  for (const { tournamentId, teamId } of await readMyInvitations(uid))
    await sdk.deleteDoc(sdk.doc(db, invitationsPath(tournamentId), `${teamId}_${uid}`));
  const batch = sdk.writeBatch(db);
  batch.delete(sdk.doc(db, profileContactPath(uid)));
  batch.delete(sdk.doc(db, profilePath(uid)));
  await batch.commit();
});
