import { hasBracket, hasSchedule, parseTournament, type Legs, type MatchTimes, type ScheduleType } from '@courtside/domain';
import { snakeDraft } from '@courtside/domain/engines';
import {
  entryText,
  evaluateEntry,
  feedGroups,
  parseStage,
  readTables,
  storedGroupsPlan,
  type FurtherStageId,
  type GroupsPlan,
  type StageEntry,
  type StagePlan,
} from '@courtside/domain/stages';
import type { Transaction } from 'firebase/firestore';
import { CommandFailure } from '../../errors/command-failure';
import { layoutPath, schedulePath, tournamentPath } from '../../paths';
import { readPlans } from '../../repositories/stages-once';
import { getParsedValue } from '../../repositories/parse';
import type { OpenLive } from '../../session/open-live';
import { inTransaction } from '../base/changes';
import { command } from '../base/command';
import { keepPlan } from '../base/history';
import { inTransactionOnce } from '../base/once';
import { signedInUid } from '../base/signed-in-uid';
import { areSameGroups, type Groups, type Schedule } from '../base/stored-plan';
import { newMatchRecord, storedTimes, type NewMatch } from '../schedule/create-schedule';
import { readStagedEvent, type StagedEvent } from './staged-event';
import { toStoredId } from './stored-groups';

/** The fields of further groups that an organizer chooses. */
export type NewGroups = Pick<GroupsPlan, 'name' | 'entry' | 'groupCount' | 'feed' | 'carries' | 'firstDay'> &
  Partial<Pick<GroupsPlan, 'namedTeamIds'>>;

/**
 * Adds further groups, which are drawn later. Their tables have the rules that the tournament has now. Needs the network.
 * @param stage its id, from `newDocumentId`; a retry passes the same one
 * @param order its position among the further stages
 * @throws CommandFailure `not-found` if the tournament was deleted
 */
export const addGroups = command(async (tournamentId: string, stage: FurtherStageId, groups: NewGroups, order: number): Promise<void> => {
  const by = await signedInUid();
  await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const [top, target] = [sdk.doc(db, tournamentPath(tournamentId)), sdk.doc(db, layoutPath(tournamentId, stage))];
    const stored = await transaction.get(top);
    if (!stored.exists()) throw new CommandFailure('not-found', 'The tournament was deleted meanwhile.');
    // An earlier attempt, whose response was lost, has added it.
    if ((await transaction.get(target)).exists()) return;
    const rules = getParsedValue(parseTournament(tournamentId, stored.data()));
    const name = groups.name.trim();
    transaction.set(target, storedGroupsPlan({ ...groups, name, order }, rules));
    transaction.update(top, { hasFurtherGroups: true });
    keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'stageAdded', name } });
  });
});

/** Returns choices as values that can be compared. */
const choicesIn = ({ name, entry, groupCount, feed, carries, firstDay, namedTeamIds = [] }: NewGroups) => ({
  ...{ name: name.trim(), entry: entryText(entry), groupCount, feed, carries, firstDay, namedTeamIds: namedTeamIds.join(' ') },
});

/** Returns the stored field of named teams; without any there is none. */
const storedNames = ({ sdk }: OpenLive, teamIds: readonly string[]) => ({
  namedTeamIds: teamIds.length > 0 ? [...teamIds] : sdk.deleteField(),
});

/**
 * Changes the choices of further groups. Needs the network.
 * @param seen the choices on the screen: those that do not differ from them are not written
 * @throws CommandFailure `conflict` if another user has changed the same one in the meantime, or if more than their name and first day would change after they
 *   were drawn; `not-found` if they were removed
 */
export const changeGroups = command(
  async (tournamentId: string, stage: FurtherStageId, groups: NewGroups, seen?: NewGroups): Promise<void> => {
    const by = await signedInUid();
    await inTransaction(async (transaction, live) => {
      const plan = await readGroupsPlan(transaction, live, tournamentId, stage);
      const [old, now] = [choicesIn(plan), choicesIn(groups)];
      const shown = seen ? choicesIn(seen) : old;
      const changed = (Object.keys(now) as (keyof typeof now)[]).filter(
        (field) => shown[field] !== now[field] && old[field] !== now[field],
      );
      if (changed.some((field) => old[field] !== shown[field])) throw new CommandFailure('conflict', 'It was changed meanwhile.');
      if (changed.length === 0) return;
      if (hasSchedule(plan) && changed.some((field) => field !== 'name' && field !== 'firstDay'))
        throw new CommandFailure('conflict', 'It is drawn by now.');
      const { sdk, db } = live;
      const names = changed.includes('namedTeamIds') ? storedNames(live, groups.namedTeamIds ?? []) : {};
      transaction.update(sdk.doc(db, layoutPath(tournamentId, stage)), {
        ...Object.fromEntries(changed.map((field) => [field, now[field]])),
        ...names,
      });
      keepPlan(transaction, live, tournamentId, { by, from: { name: plan.name }, to: { what: 'stageChanged', name: now.name } });
    });
  },
);

async function readGroupsPlan(
  transaction: Transaction,
  { sdk, db }: OpenLive,
  tournamentId: string,
  stage: FurtherStageId,
): Promise<GroupsPlan> {
  const stored = await transaction.get(sdk.doc(db, layoutPath(tournamentId, stage)));
  return toGroupsPlan(stored.exists() ? getParsedValue(parseStage(stage, stored.data())) : undefined);
}

function toGroupsPlan(plan: StagePlan | undefined): GroupsPlan {
  if (plan?.kind !== 'groups') throw new CommandFailure('not-found', 'The stage was removed.');
  return plan;
}

/** Further groups as they were previewed. */
export interface DrawnGroups {
  readonly groups: Groups;
  /** Day to match ids in order. The stored ids begin with that of the stage. */
  readonly schedule: Schedule;
  readonly matches: Readonly<Record<string, NewMatch>>;
  readonly scheduleTimes: MatchTimes;
  /** By default, each pair of a group meets. Swiss rounds begin with the first one. */
  readonly scheduleType?: ScheduleType;
  /** How often each pair meets; once by default. */
  readonly legs?: Legs;
  /** Round id to the team that rests, of several groups one of each; see `storedByes`. */
  readonly byes?: Readonly<Record<string, string>>;
}

/**
 * Draws further groups: from now on their teams stay, whatever happens to the results that they come from. Needs the network.
 * @throws CommandFailure `conflict` if they are drawn already, a bracket was created, the stage before is not drawn, other teams or another order come from it
 *   by now, or a game is not between two teams of one group; `not-found` if they were removed
 */
export const drawGroups = command(async (tournamentId: string, stage: FurtherStageId, drawn: DrawnGroups): Promise<void> => {
  const by = await signedInUid();
  const known = await readPlans(tournamentId);
  await inTransactionOnce(tournamentId, async (transaction, live, changeId) => {
    const { sdk, db } = live;
    const target = sdk.doc(db, schedulePath(tournamentId, stage));
    const event = await readStagedEvent(
      transaction,
      live,
      tournamentId,
      [...new Set([...known.map(({ id }) => id), stage])].map((id) => ({ id })),
    );
    const plan = toGroupsPlan(event.plans.find(({ id }) => id === stage));
    if (hasSchedule(plan) || (await transaction.get(target)).exists()) throw new CommandFailure('conflict', 'It is drawn by now.');
    const entrants = refuseOutdated(event, plan, drawn);
    const playing = Object.values(drawn.groups).flat();
    const named = plan.namedTeamIds.filter((team) => entrants.some(({ teamId, groupId }) => teamId === team && groupId === ''));
    const idIn = (id: string): string => toStoredId(id, stage);
    transaction.set(target, Object.fromEntries(Object.entries(drawn.matches).map(([id, match]) => [idIn(id), newMatchRecord(match)])));
    transaction.update(sdk.doc(db, layoutPath(tournamentId, stage)), {
      groups: drawn.groups,
      schedule: Object.fromEntries(Object.entries(drawn.schedule).map(([day, ids]) => [day, ids.map(idIn)])),
      scheduleType: drawn.scheduleType ?? 'roundRobin',
      scheduleTimes: storedTimes(drawn.scheduleTimes),
      ...(drawn.legs === 2 ? { legs: 2 } : {}),
      // Level teams of Swiss rounds are in the order in which they came.
      ...(drawn.scheduleType === 'swissRounds' ? { teamOrder: playing, byes: drawn.byes ?? {} } : {}),
      // Those who have left since they were named did not play, and those of the stage before have entered by their rank.
      ...(named.length < plan.namedTeamIds.length ? storedNames(live, named) : {}),
    });
    transaction.update(sdk.doc(db, tournamentPath(tournamentId)), { drawnGroupStages: sdk.arrayUnion(stage) });
    keepPlan(transaction, live, tournamentId, { changeId, by, from: {}, to: { what: 'stageDrawn', name: plan.name } });
  });
});

/** Returns the entrants without teams that were deleted after they were named. */
const keepKnown = <Entrant extends { readonly teamId: string }>(
  entrants: readonly Entrant[],
  teams: readonly { readonly id: string }[],
): readonly Entrant[] => entrants.filter(({ teamId }) => teams.some(({ id }) => id === teamId));

/** Checks that the teams still come from the stage before, in this order, and that each game is one of a group. @returns the teams that enter */
function refuseOutdated(
  { tournament, stages, teams }: StagedEvent,
  { id, entry, groupCount, feed, carries }: GroupsPlan,
  drawn: DrawnGroups,
): StageEntry['entrants'] {
  if (drawn.scheduleType === 'swissRounds' && carries === 'games') throw new CommandFailure('conflict', 'Games count again by now.');
  if (hasBracket(tournament)) throw new CommandFailure('conflict', 'There is a bracket by now.');
  const source = stages.find((stage) => entry.kind !== 'all' && stage.id === entry.of);
  if (!source || source.kind === 'bracket' || !hasSchedule(source)) throw new CommandFailure('conflict', 'The stage before is not drawn.');
  const entrants = keepKnown(evaluateEntry(id, stages, readTables(stages, teams))?.entrants ?? [], teams);
  // A page that was opened before the last release deals teams out in plain snake order.
  const ids = entrants.map(({ teamId }) => teamId);
  const plainly = feed === 'snake' ? [Object.fromEntries(snakeDraft(ids, groupCount).entries())] : [];
  const isDealt = [deal(entrants, { groupCount, feed }), ...plainly].some((dealt) => areSameGroups(drawn.groups, dealt));
  if (!isDealt) throw new CommandFailure('conflict', 'Other teams come from it by now.');
  const groupOf = new Map(Object.entries(drawn.groups).flatMap(([group, members]) => members.map((team) => [team, group] as const)));
  const isOfGroup = ({ team1Id, team2Id }: NewMatch): boolean =>
    team1Id !== team2Id && groupOf.has(team1Id) && groupOf.get(team1Id) === groupOf.get(team2Id);
  if (!Object.values(drawn.byes ?? {}).every((team) => groupOf.has(team))) throw new CommandFailure('conflict', 'Another team rests.');
  if (!Object.values(drawn.matches).every(isOfGroup)) throw new CommandFailure('conflict', 'A game is not between two teams of a group.');
  return entrants;
}

function deal(...[entrants, feeding]: Parameters<typeof feedGroups<string>>): Groups {
  try {
    return feedGroups(entrants, feeding);
  } catch (error) {
    throw new CommandFailure('conflict', (error as Error).message, error);
  }
}
