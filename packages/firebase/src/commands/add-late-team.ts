import { limits, storedAdjustment, type PointAdjustment } from '@courtside/domain';
import { canAddLateTeam } from '@courtside/domain/engines';
import { CommandFailure } from '../errors/command-failure';
import { teamsPath, tournamentPath } from '../paths';
import { newTeamRecord, type NewTeam } from '../team-record';
import { placeIn } from './add-teams';
import { changeIn, inTransaction, type Change } from './changes';
import { command } from './command';
import { getStoredEntry } from './entry-refusal';
import { keepPlan } from './history';
import { signedInUid } from './signed-in-uid';
import { toGroups, toPlan } from './stored-plan';

export interface LateTeam extends Pick<NewTeam, 'name' | 'profileIds'> {
  /** The points that it begins with, and why; missing for none. */
  readonly points?: PointAdjustment;
}

/**
 * Adds a team to Swiss rounds that have begun: the next round includes it. Needs the network.
 * @param teamId its id. A retry after a lost response passes the same id: a team that was stored the first time only gets the new name and points.
 * @throws CommandFailure `conflict` without Swiss rounds of one group, if there is a bracket, or if the tournament is full. A retry is refused
 *   only if it would change the points: the bracket was drawn from the table.
 */
export const addLateTeam = command(async (tournamentId: string, { name, profileIds, points }: LateTeam, teamId: string): Promise<void> => {
  const by = await signedInUid();
  const registeredAt = Date.now();
  await inTransaction(async (transaction, live) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, tournamentPath(tournamentId));
    const teams = sdk.doc(db, teamsPath(tournamentId));
    const tournament = (await transaction.get(target)).data();
    const stored = (await transaction.get(teams)).data();
    const wanted = points && storedAdjustment(points);
    const adjusted: Change = [['pointAdjustments', teamId], wanted ?? sdk.deleteField()];
    const scheduleType = tournament?.['scheduleType'] === 'swissRounds' ? 'swissRounds' : 'roundRobin';
    const canAdd = canAddLateTeam({ ...toPlan(tournament), scheduleType }).allowed;
    const isStored = getStoredEntry(stored, teamId) !== null;
    const isSame = isStored && getStoredEntry(tournament, 'pointAdjustments')?.[teamId] === wanted;
    if (!canAdd && !isSame) throw new CommandFailure('conflict', 'A team can come late only to Swiss rounds without a bracket.');
    if (isStored) {
      changeIn(transaction, sdk, teams, [[[teamId, 'name'], name.trim()]]);
      changeIn(transaction, sdk, target, isSame ? [] : [adjusted]);
      return;
    }
    if (Object.keys(stored ?? {}).length >= limits.teams) throw new CommandFailure('conflict', 'The tournament is full.');
    const [[groupId, members] = ['', []]] = Object.entries(toGroups(tournament));
    const team = { name, profileIds };
    changeIn(transaction, sdk, teams, [[[teamId], { ...newTeamRecord(team, registeredAt), groupId }]]);
    changeIn(transaction, sdk, target, [
      [
        ['groups', groupId],
        [...members, teamId],
      ],
      ...(points ? [adjusted] : []),
    ]);
    placeIn(transaction, live, tournamentId, tournament, [{ teamId, team, registeredAt }]);
    keepPlan(transaction, live, tournamentId, { by, from: {}, to: { what: 'lateTeamAdded', teamId } });
  });
});
