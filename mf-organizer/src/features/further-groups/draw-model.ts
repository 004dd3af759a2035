import { hasBracket, hasSchedule, type MatchTimes, type TeamId } from '@courtside/domain';
import { readTables, scheduleEnd, type GroupsPlan } from '@courtside/domain/stages';
import { newDocumentId } from '@courtside/firebase';
import { previewSchedule, type SchedulePreview } from '../../games/create-schedule-model';
import type { EventStages } from '../../stages/event-stages';
import { toGroupsEvent } from '../../stages/groups-source';
import { listEventStages } from '../../stages/list-event-stages';

type Groups = Readonly<Record<string, readonly TeamId[]>>;

/** Returns the pairs of teams that do not play, because a game that they have had counts again. */
export function listPairsThatMet(event: EventStages, plan: GroupsPlan, groups: Groups): readonly (readonly [TeamId, TeamId])[] {
  if (plan.carries !== 'games') return [];
  const drawn = { plan: { ...plan, groups }, games: null };
  const stages = listEventStages({ ...event, groups: [...event.groups.filter((other) => other.plan.id !== plan.id), drawn] });
  const { carriedGames = [] } = readTables(stages, event.teams).get(plan.id) ?? {};
  return carriedGames.map(({ team1Id, team2Id }) => [team1Id, team2Id] as const);
}

/** Returns the first Swiss round of groups: level teams are in the order in which they came. */
export function previewFirstRound(event: EventStages, plan: GroupsPlan, groups: Groups, times: MatchTimes): SchedulePreview {
  const staged = { ...toGroupsEvent(event, plan), groups, teamOrder: Object.values(groups).flat() };
  return previewSchedule({ scheduleType: 'swissRounds', days: 1, legs: 1, times }, staged, event.teams, newDocumentId);
}

/** The changes of the teams since a draw was opened. */
export interface DrawChanges {
  readonly joined: readonly TeamId[];
  readonly gone: readonly TeamId[];
  readonly moved: readonly TeamId[];
  /** The same teams in the same groups, in another order. */
  readonly isReordered: boolean;
}

/** Returns the changes from one draw to another; null if they are the same. */
export function compareDraws(before: Groups, now: Groups): DrawChanges | null {
  const [old, next] = [getGroupByTeam(before), getGroupByTeam(now)];
  const joined = [...next.keys()].filter((team) => !old.has(team));
  const gone = [...old.keys()].filter((team) => !next.has(team));
  const moved = [...next].filter(([team, group]) => old.has(team) && old.get(team) !== group).map(([team]) => team);
  const isSame = JSON.stringify(sortGroups(before)) === JSON.stringify(sortGroups(now));
  return isSame ? null : { joined, gone, moved, isReordered: joined.length + gone.length + moved.length === 0 };
}

const getGroupByTeam = (groups: Groups): ReadonlyMap<TeamId, string> =>
  new Map(Object.entries(groups).flatMap(([group, teams]) => teams.map((team) => [team, group] as const)));

const sortGroups = (groups: Groups) => Object.entries(groups).sort(([one], [other]) => Number(one) - Number(other));

/** Returns where the games of the stage before end, with days counted from the event's first. */
export function getEndBefore({ stages }: Pick<EventStages, 'stages'>, { entry }: GroupsPlan) {
  const source = stages.find(({ id }) => entry.kind !== 'all' && id === entry.of);
  if (!source || source.kind === 'bracket') return null;
  const end = scheduleEnd(source);
  return end && { ...end, day: source.dates.at(-1) ?? end.day };
}

/** Returns why groups can't be drawn yet; null if they can. */
export function getDrawObstacle(
  { stages, tournament }: Pick<EventStages, 'stages' | 'tournament'>,
  { entry }: GroupsPlan,
): 'sourceFirst' | 'beforeBracket' | null {
  if (hasBracket(tournament)) return 'beforeBracket';
  const source = stages.find(({ id }) => entry.kind !== 'all' && id === entry.of);
  return source && source.kind !== 'bracket' && hasSchedule(source) ? null : 'sourceFirst';
}
