import { limits, storedAdjustment, type PointAdjustment } from '@courtside/domain';
import { canAddLateTeam } from '@courtside/domain/engines';
import type { DocumentData, Transaction } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { entriesPath, placesPath, teamsPath, tournamentPath } from '../../paths';
import type { OpenLive } from '../../session/open-live';
import { textsIn } from '../../stored-texts';
import { newTeamRecord, type NewTeam } from '../../team-record';
import { placeIn } from './add-teams';
import { changeIn, inTransaction, type Change } from '../base/changes';
import { command } from '../base/command';
import { getStoredEntry } from '../base/entry-refusal';
import { keepPlan } from '../base/history';
import { readNamedTeams } from '../base/named-teams';
import { signedInUid } from '../base/signed-in-uid';
import { toGroups, toPlan } from '../base/stored-plan';

export interface LateTeam extends Pick<NewTeam, 'name' | 'profileIds'> {
  /** The points that it begins with, and why; missing for none. */
  readonly points?: PointAdjustment;
  /** The group that it joins; may be missing if there is only one. */
  readonly groupId?: string | undefined;
}

/** The server's data of a tournament to which a team comes late. */
interface Event {
  readonly tournament: DocumentData | undefined;
  readonly teams: DocumentData | undefined;
}

async function readEvent(transaction: Transaction, { sdk, db }: OpenLive, tournamentId: string): Promise<Event> {
  return {
    tournament: (await transaction.get(sdk.doc(db, tournamentPath(tournamentId)))).data(),
    teams: (await transaction.get(sdk.doc(db, teamsPath(tournamentId)))).data(),
  };
}

const refuse = (why: string): never => {
  throw new CommandFailure('conflict', why);
};

/** @throws CommandFailure `conflict` without Swiss rounds, or if there is a bracket */
function refuseLate(tournament: DocumentData | undefined): void {
  const scheduleType = tournament?.['scheduleType'] === 'swissRounds' ? 'swissRounds' : 'roundRobin';
  if (!canAddLateTeam({ ...toPlan(tournament), scheduleType }).allowed)
    refuse('A team can come late only to Swiss rounds without a bracket.');
}

/** @throws CommandFailure `conflict` if the team plays in another group than the chosen one */
function refuseOtherGroup(tournament: DocumentData | undefined, teamId: string, chosen: string | undefined): void {
  if (chosen !== undefined && !toGroups(tournament)[chosen]?.includes(teamId)) refuse('The team plays already, in another group.');
}

/** @throws CommandFailure `conflict` if the tournament is full */
function refuseFull(teams: DocumentData | undefined): void {
  if (Object.keys(teams ?? {}).length >= limits.teams) refuse('The tournament is full.');
}

/** Whether a team has exactly these points to begin with. */
const hasPoints = (tournament: DocumentData | undefined, teamId: string, points: PointAdjustment | undefined): boolean =>
  getStoredEntry(tournament, 'pointAdjustments')?.[teamId] === (points && storedAdjustment(points));

/** Adds the team to a group, with its points and a record. @returns the id of the group @throws CommandFailure `conflict` without a group */
function join(
  transaction: Transaction,
  live: OpenLive,
  tournamentId: string,
  {
    teamId,
    points,
    by,
    tournament,
    chosen,
  }: Pick<LateTeam, 'points'> &
    Pick<Event, 'tournament'> & { readonly teamId: string; readonly by: string; readonly chosen: string | undefined },
): string {
  const { sdk, db } = live;
  const groups = Object.entries(toGroups(tournament));
  const found = chosen === undefined && groups.length === 1 ? groups[0] : groups.find(([id]) => id === chosen);
  const [groupId, members] = found ?? refuse('The team has no group.');
  const adjusted: Change[] = points ? [[['pointAdjustments', teamId], storedAdjustment(points)]] : [];
  changeIn(transaction, sdk, sdk.doc(db, tournamentPath(tournamentId)), [
    [
      ['groups', groupId],
      [...members, teamId],
    ],
    ...adjusted,
  ]);
  keepPlan(transaction, live, tournamentId, { by, from: {}, to: { what: 'lateTeamAdded', teamId } });
  return groupId;
}

/**
 * Adds a team to Swiss rounds that have begun: the next round includes it. Needs the network.
 * @param teamId its id. A retry after a lost response passes the same id: a team that was stored the first time only gets the new name and points.
 * @throws CommandFailure `conflict` without Swiss rounds or a group, if there is a bracket, or if the tournament is full. A retry is refused
 *   only if it would change the group, or the points below a bracket, which was drawn from the table.
 */
export const addLateTeam = command(async (tournamentId: string, late: LateTeam, teamId: string): Promise<void> => {
  const { name, profileIds, points, groupId: chosen } = late;
  const by = await signedInUid();
  const registeredAt = Date.now();
  await inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, teamsPath(tournamentId));
    const { tournament, teams } = await readEvent(transaction, live, tournamentId);
    if (getStoredEntry(teams, teamId)) {
      refuseOtherGroup(tournament, teamId, chosen);
      changeIn(transaction, sdk, target, [[[teamId, 'name'], name.trim()]]);
      if (hasPoints(tournament, teamId, points)) return;
      refuseLate(tournament);
      const adjusted = points ? storedAdjustment(points) : sdk.deleteField();
      changeIn(transaction, sdk, sdk.doc(db, tournamentPath(tournamentId)), [[['pointAdjustments', teamId], adjusted]]);
      return;
    }
    refuseLate(tournament);
    refuseFull(teams);
    const groupId = join(transaction, live, tournamentId, { teamId, points, by, tournament, chosen });
    const team = { name, profileIds };
    changeIn(transaction, sdk, target, [[[teamId], { ...newTeamRecord(team, registeredAt), groupId }]]);
    placeIn(transaction, live, tournamentId, tournament, [{ teamId, team, registeredAt }]);
  });
});

/**
 * Admits a team from the waiting list to Swiss rounds that have begun. It keeps its name, players, captain and address. Needs the network.
 * @param points that it begins with; none by default
 * @param chosen the group that it joins; may be missing if there is only one
 * @throws CommandFailure `conflict` like `addLateTeam`, if the team has withdrawn or begins in a later stage, or if it plays already with other points or in another
 *   group; `not-found` if it was deleted
 */
export const admitLateTeam = command(async (tournamentId: string, teamId: string, points?: PointAdjustment, chosen?: string) => {
  const by = await signedInUid();
  await inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const { tournament, teams } = await readEvent(transaction, live, tournamentId);
    const entry = await transaction.get(sdk.doc(db, entriesPath(tournamentId), teamId));
    const place = await transaction.get(sdk.doc(db, placesPath(tournamentId), teamId));
    if (Object.values(toGroups(tournament)).flat().includes(teamId)) {
      // By this organizer, whose answer was lost, or by another one.
      refuseOtherGroup(tournament, teamId, chosen);
      if (!hasPoints(tournament, teamId, points)) refuse('The team plays already, with other points.');
      return;
    }
    refuseLate(tournament);
    if (place.get('withdrawnAt')) refuse('The team has withdrawn.');
    const named: readonly string[] = await readNamedTeams(tournamentId, tournament);
    if (named.includes(teamId)) refuse('The team begins in a later stage.');
    const gathered = getStoredEntry(teams, teamId);
    const found = gathered ?? entry.data();
    if (!found) throw new CommandFailure('not-found', 'The team was deleted meanwhile.');
    if (!gathered) refuseFull(teams);
    const groupId = join(transaction, live, tournamentId, { teamId, points, by, tournament, chosen });
    const team = { name: String(found['name']), profileIds: textsIn(found['profileIds']) };
    const record = { ...newTeamRecord(team, found['registeredAt']), groupId };
    const change: Change = gathered ? [[teamId, 'groupId'], groupId] : [[teamId], record];
    changeIn(transaction, sdk, sdk.doc(db, teamsPath(tournamentId)), [change]);
    if (entry.exists()) transaction.delete(entry.ref);
    // If the schedule is deleted, places count again.
    if (place.exists()) transaction.update(place.ref, { grantedAt: sdk.serverTimestamp() });
  });
});
