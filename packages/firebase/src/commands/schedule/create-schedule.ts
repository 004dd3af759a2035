import { storedDays, storedVenues, type Legs, type MatchTimes } from '@courtside/domain';
import { canCreateSchedule } from '@courtside/domain/engines';
import { teamsIn } from '@courtside/domain/registration';
import type { DocumentData } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { schedulePath, teamsPath, tournamentPath } from '../../paths';
import { readOnce } from '../../repositories/read-once';
import { documentAt } from '../../sdk/source';
import { changeIn, type Change } from '../base/changes';
import { command } from '../base/command';
import { listCompanionPaths } from '../teams/delete-team';
import { getStoredEntry } from '../base/entry-refusal';
import { gatherEntries } from '../teams/gather-entries';
import { keepPlan } from '../base/history';
import { readNamedTeams } from '../base/named-teams';
import { inTransactionOnce } from '../base/once';
import { signedInUid } from '../base/signed-in-uid';
import { storedPlacements } from '../registration/places';
import { areSameGroups, toGroups, toPlan, type Groups, type Schedule } from '../base/stored-plan';

/** A new match as it is stored. */
export interface NewMatch {
  readonly team1Id: string;
  readonly team2Id: string;
}

/** The data of a new schedule. */
export interface NewSchedule {
  readonly scheduleType: 'roundRobin' | 'swissRounds';
  /** Day or round id to match ids in order. */
  readonly schedule: Schedule;
  readonly matches: Readonly<Record<string, NewMatch>>;
  readonly scheduleTimes: MatchTimes;
  /** Round robin: how often each pair meets; once by default. */
  readonly legs?: Legs;
  /** For an odd number of teams in Swiss rounds: round id to the team that rests. */
  readonly byes?: Readonly<Record<string, string>>;
  /** The groups that it was made from; if missing, as from pages of earlier releases, only its teams are checked. */
  readonly groups?: Groups;
  /** Those of the teams in no group that stay, because they begin in a later stage. All others are deleted. */
  readonly keptTeamIds?: readonly string[];
}

export const newMatchRecord = ({ team1Id, team2Id }: NewMatch): Record<string, unknown> => ({
  team1Id,
  team2Id,
  team1Score: null,
  team2Score: null,
  referee: '',
});

export const storedTimes = ({ startTimes, gameLength, interval, numberOfCourts, days, venues }: MatchTimes): Record<string, unknown> => ({
  startTimes: [...startTimes],
  gameLength,
  interval,
  numberOfCourts,
  ...(storedDays(days) === '' ? {} : { days: storedDays(days) }),
  ...(storedVenues(venues) === '' ? {} : { venues: storedVenues(venues) }),
});

/** @throws CommandFailure `conflict` if a later stage names one of these teams, unless it has withdrawn or lost its place */
async function refuseNamed(tournamentId: string, tournament: DocumentData | undefined, teamIds: readonly string[]): Promise<void> {
  if (!tournament || teamIds.length === 0) return;
  const named = (await readNamedTeams(tournamentId, tournament)).filter((id) => teamIds.includes(id));
  if (named.length === 0) return;
  const [first] = teamsIn(
    named.map((id) => ({ id })),
    await storedPlacements(tournamentId, tournament),
  );
  if (first) throw new CommandFailure('conflict', `Team ${first.id} begins in a later stage.`);
}

/** Returns the teams that are in no group. */
function waitingIn(tournament: DocumentData | undefined, teams: DocumentData | undefined): string[] {
  const grouped = new Set(Object.values(toGroups(tournament)).flat());
  return Object.keys(teams ?? {})
    .filter((teamId) => !grouped.has(teamId))
    .sort();
}

const refusals = {
  hasSchedule: 'There is a schedule already.',
  noGroups: 'There are no groups any more.',
  tooFewTeamsInGroup: 'There must be at least 2 teams in each group',
} as const;

/**
 * Creates the schedule, and deletes the teams that are in no group with their contacts and points, except those that are kept.
 * @returns the ids of the deleted teams
 * @throws CommandFailure `conflict` if there is a schedule already, a group has fewer than two teams, a team of the schedule was deleted,
 *   groups or teams have changed since, or a later stage names a team that would be deleted
 */
export const createSchedule = command(async (tournamentId: string, plan: NewSchedule): Promise<string[]> => {
  await gatherEntries(tournamentId);
  const [[tournament], [teams]] = await Promise.all([
    readOnce(documentAt(tournamentPath(tournamentId))),
    readOnce(documentAt(teamsPath(tournamentId))),
  ]);
  const waiting = waitingIn(tournament?.data, teams?.data);
  const deleted = waiting.filter((teamId) => !plan.keptTeamIds?.includes(teamId));
  const companions = deleted.length > 0 ? await listCompanionPaths(tournamentId, new Set(deleted)) : [];
  const by = await signedInUid();
  await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, tournamentPath(tournamentId));
    const teamsTarget = sdk.doc(db, teamsPath(tournamentId));
    const stored = (await transaction.get(target)).data();
    const storedTeams = (await transaction.get(teamsTarget)).data() ?? {};
    const verdict = canCreateSchedule(toPlan(stored));
    if (!verdict.allowed) throw new CommandFailure('conflict', refusals[verdict.reason]);
    if (plan.groups && !areSameGroups(toGroups(stored), plan.groups)) throw new CommandFailure('conflict', 'The groups are others by now.');
    // The data to delete with teams was looked up for the teams that waited then.
    if (waitingIn(stored, storedTeams).join() !== waiting.join()) throw new CommandFailure('conflict', 'Other teams wait by now.');
    // A stage may have named them in the meantime.
    await refuseNamed(tournamentId, stored, deleted);
    const playing = Object.values(plan.matches).flatMap(({ team1Id, team2Id }) => [team1Id, team2Id]);
    const gone = [...playing, ...Object.values(plan.byes ?? {})].find(
      (teamId) => !Object.hasOwn(storedTeams, teamId) || waiting.includes(teamId),
    );
    if (gone !== undefined) throw new CommandFailure('conflict', `Team ${gone} is not in a group any more.`);
    transaction.set(
      sdk.doc(db, schedulePath(tournamentId)),
      Object.fromEntries(Object.entries(plan.matches).map(([id, match]) => [id, newMatchRecord(match)])),
    );
    const legs = plan.legs === 2 ? { legs: 2 } : stored && Object.hasOwn(stored, 'legs') ? { legs: sdk.deleteField() } : {};
    transaction.update(target, {
      schedule: plan.schedule,
      scheduleType: plan.scheduleType,
      scheduleTimes: storedTimes(plan.scheduleTimes),
      isRegistrationOpen: false,
      ...legs,
      ...(plan.byes ? { byes: plan.byes } : {}),
    });
    changeIn(
      transaction,
      sdk,
      teamsTarget,
      deleted.map((teamId): Change => [[teamId], sdk.deleteField()]),
    );
    // Points of a late team, left from an earlier schedule, would stay in Deductions without a name.
    const adjusted = deleted.filter((teamId) => getStoredEntry(stored, 'pointAdjustments')?.[teamId] !== undefined);
    changeIn(
      transaction,
      sdk,
      target,
      adjusted.map((teamId): Change => [['pointAdjustments', teamId], sdk.deleteField()]),
    );
    for (const path of companions) transaction.delete(sdk.doc(db, path));
    keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'scheduleCreated' } });
  });
  return deleted;
});
