import { canRemoveOrganizer, parseTournament } from '@courtside/domain';
import { CommandFailure } from '../errors/command-failure';
import { contactsPath, profileContactPath, profilePath, tournamentPath } from '../paths';
import { readOnce } from '../repositories/read-once';
import { documentAt, queryOf, where, type RawDocument } from '../repositories/source';
import { loadLite } from '../sdk/parts';
import { settledSession } from '../session/session-store';
import { command } from './command';
import { readMyRegistrations } from './my-registrations';
import { removeOrganizer } from './organizers';
import { readTeamPlaces, showsTeams, storedTeams, type TeamPlace } from './my-team-places';
import { signedInUid } from './signed-in-uid';

/** Everything that is stored about a person, for them to keep. */
export interface MyData {
  readonly account: { readonly uid: string; readonly email: string | null };
  readonly profile: Record<string, unknown> | null;
  readonly contact: Record<string, unknown> | null;
  readonly organizedTournaments: readonly RawDocument[];
  /** Public mixers they joined. */
  readonly mixers: readonly { readonly id: string; readonly name: unknown }[];
  /** Teams they registered, each with the address they gave for it, and with the team itself where it may be read. */
  readonly registrations: readonly Record<string, unknown>[];
  /** Places in teams that name them, in tournaments that show their teams and in those they organise. */
  readonly teamPlaces: readonly TeamPlace[];
}

/** Whether nobody who said yes would organise a tournament any more. One that can't be read is left to nobody. */
export function isLeftToNobody({ id, data }: RawDocument, uid: string): boolean {
  const tournament = parseTournament(id, data);
  return !tournament.ok || !canRemoveOrganizer(tournament.value, uid, uid).allowed;
}

export const organizedBy = (uid: string) => readOnce(queryOf('tournaments', where('organizerUids', 'array-contains', uid)));
const publicTournaments = () => readOnce(queryOf('tournaments', where('isTournamentPublic', '==', true)));
export const joinedBy = (uid: string) =>
  readOnce(queryOf('tournaments', where('isTournamentPublic', '==', true), where('playerIds', 'array-contains', uid)));

/** A registration with what was given for it. @param readable tournaments whose teams may be read */
async function registrationOf({ data }: RawDocument, readable: ReadonlySet<string>): Promise<Record<string, unknown>> {
  const [tournamentId, teamId] = [String(data['tournamentId']), String(data['teamId'])];
  const teams = readable.has(tournamentId) ? await storedTeams(tournamentId) : null;
  return { ...data, email: await contactOf(tournamentId, teamId), team: teams?.get(teamId) ?? null };
}

async function contactOf(tournamentId: string, teamId: string): Promise<unknown> {
  const [contact] = await readOnce(documentAt(`${contactsPath(tournamentId)}/${teamId}`)).catch(() => []);
  return contact?.data['email'] ?? null;
}

/** Reads all that is stored about the signed-in person. */
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
  };
});

/**
 * Deletes the signed-in person's profile and contact, takes them out of mixers that are still open, and gives up their place as organiser.
 * Teams they registered stay: they belong to the tournament. The account itself goes afterwards, with `deleteAccount`.
 * @throws CommandFailure `conflict` while nobody else has said yes to organising a tournament of theirs
 */
export const deleteMyProfile = command(async (): Promise<void> => {
  const uid = await signedInUid();
  const [organized, mixers] = await Promise.all([organizedBy(uid), joinedBy(uid)]);
  const alone = organized.filter((tournament) => isLeftToNobody(tournament, uid));
  if (alone.length > 0) {
    throw new CommandFailure(
      'conflict',
      `These tournaments need another organizer first: ${alone.map(({ data }) => String(data['name'])).join(', ')}`,
    );
  }
  const sdk = await loadLite();
  const db = sdk.liteDb();
  for (const { id } of mixers) {
    // Closed mixers keep their list of players; their organisers decide.
    await sdk.updateDoc(sdk.doc(db, tournamentPath(id)), { playerIds: sdk.arrayRemove(uid) }).catch(() => undefined);
  }
  for (const { id } of organized) {
    await removeOrganizer(id, uid);
  }
  const batch = sdk.writeBatch(db);
  batch.delete(sdk.doc(db, profileContactPath(uid)));
  batch.delete(sdk.doc(db, profilePath(uid)));
  await batch.commit();
});
