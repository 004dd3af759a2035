import { getPosterImage, parseTeams, parseTournament, type Team, type Tournament } from '@courtside/domain';
import { parseForm, storedQuestions } from '@courtside/domain/registration';
import { CommandFailure } from '../../errors/command-failure';
import { newDocumentId } from '../../ids';
import { contactsPath, formPath, teamsPath, tournamentPath } from '../../paths';
import { parseEntries, getParsedValue } from '../../repositories/parse';
import { readDocument, readList } from '../../repositories/parsed';
import { documentAt, createQuery } from '../../sdk/source';
import { loadLite } from '../../sdk/parts';
import { newTeamRecord } from '../../team-record';
import { viewerTimeZone } from '../../time-zone';
import { command } from '../base/command';
import { freshState, listFirstOrganizers, saveImage } from './create-tournament';
import { gatherEntries } from '../teams/gather-entries';
import { signedInUid } from '../base/signed-in-uid';
import { isStored } from '../base/is-stored';

/** The maximum length of a name, including its suffix. */
const NAME_LIMIT = 150;
const ENDING = ' (COPY)';

/**
 * Copies a tournament: private, closed, named "NAME (COPY)", with its teams, organizers, questions and fee, without answers, groups, schedule,
 * bracket.
 * @param copyId a new one by default; a retry after a lost response passes the same one, so that there are not two copies
 * @returns the id of the copy
 */
export const duplicateTournament = command(async (tournamentId: string, copyId: string = newDocumentId()): Promise<string> => {
  const uid = await signedInUid();
  await gatherEntries(tournamentId);
  const [original, teams, contacts, form] = await Promise.all([
    readDocument(documentAt(tournamentPath(tournamentId)), ({ id, data }) => getParsedValue(parseTournament(id, data))),
    readDocument(documentAt(teamsPath(tournamentId)), ({ data }) => parseEntries(teamsPath(tournamentId), data, parseTeams).flat()),
    readList(createQuery(contactsPath(tournamentId)), ({ id, data }) => ({ id, email: String(data['email']) })),
    readDocument(documentAt(formPath(tournamentId)), ({ data }) => getParsedValue(parseForm(data))),
  ]);
  if (!original) throw new CommandFailure('not-found', 'The tournament is not there any more.');
  const sdk = await loadLite();
  const db = sdk.liteDb();
  const organizers = listFirstOrganizers(uid);
  const batch = sdk.writeBatch(db);
  const top = sdk.doc(db, tournamentPath(copyId));
  batch.set(top, { ...copyOf(original), organizerUids: organizers });
  batch.set(sdk.doc(db, teamsPath(copyId)), unplayed(teams ?? []));
  if (form) batch.set(sdk.doc(db, formPath(copyId)), { ...storedQuestions(form.questions), fee: form.fee });
  for (const { id, email } of contacts) batch.set(sdk.doc(db, contactsPath(copyId), id), { email });
  await batch.commit().catch(async (error: unknown) => {
    if ((await isStored(top.path)) !== true) throw error;
  });
  await saveImage(copyId, getPosterImage(original));
  // A tournament is created with one organizer; the others are added as usual, and have to accept.
  const others = original.organizerUids.filter((other) => !organizers.includes(other));
  const later = {
    ...dayRulesOf(original),
    ...tableRulesOf(original),
    ...(original.legs === 2 ? { legs: original.legs } : {}),
    ...(others.length > 0 ? { organizerUids: sdk.arrayUnion(...others), acceptedOrganizerUids: [uid] } : {}),
  };
  if (Object.keys(later).length > 0) await sdk.updateDoc(top, later);
  return copyId;
});

const kept = [
  'location',
  'description',
  'contact',
  'startDate',
  'endDate',
  'imageSrc',
  'tournamentType',
  'playersPerTeam',
  'needsProvenEmail',
  'pointsPerWin',
  'headToHead',
  'tieBreakPreset',
] as const satisfies readonly (keyof Tournament)[];

/** The fields that a copy takes over; all others have their initial values. */
function copyOf(original: Tournament): Record<string, unknown> {
  return {
    name: original.name.slice(0, NAME_LIMIT - ENDING.length) + ENDING,
    ...Object.fromEntries(kept.map((field) => [field, original[field]])),
    timeZone: original.timeZone ?? viewerTimeZone(),
    ...(original.tournamentType === 'MIXER' ? { playerIds: [...original.playerIds], skillOverrides: { ...original.skillOverrides } } : {}),
    ...freshState,
  };
}

/**
 * The rules of its days of play that differ from a new tournament's: the security rules can only evaluate so many steps for a copy that is
 * created.
 */
const dayRulesOf = ({ forfeitGoals, withdrawnGames }: Tournament) =>
  forfeitGoals === 5 && withdrawnGames === 'stand' ? {} : { forfeitGoals, withdrawnGames };

/** How its tables are computed, for the same reason. Deductions are left out: they belong to teams. */
const tableRulesOf = ({ tableOrder, pointsPerDraw, pointsPerLoss }: Tournament) => ({
  ...(tableOrder.length > 0 ? { tableOrder } : {}),
  ...(pointsPerDraw === 1 ? {} : { pointsPerDraw }),
  ...(pointsPerLoss === 0 ? {} : { pointsPerLoss }),
});

const unplayed = (teams: readonly Team[]): Record<string, object> =>
  Object.fromEntries(teams.map((team) => [team.id, newTeamRecord(team, team.registeredAt)]));
