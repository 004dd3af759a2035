import { CommandFailure } from '../errors/command-failure';
import { newDocumentId } from '../ids';
import { contactsPath, teamsPath, tournamentPath } from '../paths';
import { readOnce } from '../repositories/read-once';
import { documentAt, queryOf } from '../repositories/source';
import { loadLite } from '../sdk/parts';
import { command } from './command';
import { freshState, organizersOfNew } from './create-tournament';
import { signedInUid } from './signed-in-uid';

/** What a copy takes over; everything else starts anew. */
const COPIED = [
  'location',
  'description',
  'startDate',
  'endDate',
  'timeZone',
  'imageSrc',
  'tournamentType',
  'playerIds',
  'playersPerTeam',
  'skillOverrides',
  'pointsPerWin',
  'headToHead',
  'tieBreakPreset',
] as const;

const UNPLAYED = { groupId: '', wins: 0, draws: 0, losses: 0, goalsFor: 0, goalsAgainst: 0 };

/**
 * Copies a tournament: private, closed, named "NAME (COPY)", with its teams and organisers, without groups, schedule, bracket.
 * @returns the id of the copy
 */
export const duplicateTournament = command(async (tournamentId: string): Promise<string> => {
  const uid = await signedInUid();
  const [[original], [teams], contacts] = await Promise.all([
    readOnce(documentAt(tournamentPath(tournamentId))),
    readOnce(documentAt(teamsPath(tournamentId))),
    readOnce(queryOf(contactsPath(tournamentId))),
  ]);
  if (!original) throw new CommandFailure('not-found', 'The tournament is not there any more.');
  const copyId = newDocumentId();
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const copied = Object.fromEntries(COPIED.flatMap((field) => (field in original.data ? [[field, original.data[field]]] : [])));
  const organizers = organizersOfNew(uid);
  const batch = sdk.writeBatch(db);
  batch.set(sdk.doc(db, tournamentPath(copyId)), {
    ...copied,
    name: `${String(original.data['name']).slice(0, 140)} (COPY)`,
    organizerUids: organizers,
    ...freshState,
  });
  const entries = Object.entries(teams?.data ?? {}).map(([teamId, team]) => [teamId, { ...(team as object), ...UNPLAYED }]);
  batch.set(sdk.doc(db, teamsPath(copyId)), Object.fromEntries(entries));
  for (const { id, data } of contacts) batch.set(sdk.doc(db, contactsPath(copyId), id), data);
  await batch.commit();
  const others = (original.data['organizerUids'] as string[]).filter((other) => !organizers.includes(other));
  if (others.length > 0) await sdk.updateDoc(sdk.doc(db, tournamentPath(copyId)), { organizerUids: sdk.arrayUnion(...others) });
  return copyId;
});
