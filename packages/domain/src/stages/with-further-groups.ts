import { gamesIn } from '../brackets/bracket-template';
import { sortedDayIds, type TeamId } from '../entities';
import { showsGameTimes } from '../permissions';
import { dayOffsets } from '../schedule';
import { addDays } from './add-days';
import type { EntryRule, StageId } from './entry-rule';
import { ofEvent, ofGroups, pick } from './fields';
import type { FurtherGroups } from './groups-plan';
import { fedBy } from './list-stages';
import type { BracketStage, GroupsStage, Stage, StagedEvent } from './stage';
import { bracketDay } from './stage-dates';
import { inStageOrder } from './stage-plan';

/** The stages of an event: its groups, further groups, its bracket, further brackets. */
export type Stages = readonly [GroupsStage, ...Stage[]];

/**
 * Returns the stages of an event with its further groups, in order, after the first ones. Brackets follow all groups.
 * @param stages see `everyStage`
 */
export function withFurtherGroups([first, ...brackets]: Stages, tournament: StagedEvent, further: readonly FurtherGroups[]): Stages {
  if (further.length === 0) return [first, ...brackets];
  const later = furtherGroups(tournament, further);
  const placed = brackets.map((stage) => (stage.kind === 'bracket' ? placeBracket(stage, [first, ...later], tournament) : stage));
  const fed = [...later, ...placed];
  return [withAdvancing(first, fed), ...later.map((stage) => withAdvancing(stage, fed)), ...placed];
}

/** Returns the teams that were drawn into a stage. */
export const teamsIn = (stage: Stage): readonly TeamId[] =>
  stage.kind === 'bracket' ? stage.bracketSeeds : Object.values(stage.groups).flat();

/** Returns the groups that play for the remaining places of a bracket: they take teams from the same groups, and some of theirs are in it. */
export const laterGroups = (stages: readonly Stage[], { entry, bracketSeeds }: BracketStage): readonly GroupsStage[] =>
  stages.filter(
    (one): one is GroupsStage =>
      one.kind !== 'bracket' &&
      one.entry.kind !== 'all' &&
      entry.kind !== 'all' &&
      one.entry.of === entry.of &&
      teamsIn(one).some((team) => bracketSeeds.includes(team)),
  );

/** One flag shows all groups to visitors, or none. Lengths of games are stored by the day of the first groups. */
function furtherGroups(tournament: StagedEvent, further: readonly FurtherGroups[]): GroupsStage[] {
  const gamesOf = new Map(further.map(({ plan, games }) => [plan.id, games]));
  let gamesBefore = gamesIn(tournament.schedule);
  return inStageOrder(further.map(({ plan }) => plan)).map((plan): GroupsStage => {
    const { schedule, scheduleType, scheduleTimes } = plan;
    const stage: GroupsStage = {
      ...pick(tournament, ofEvent),
      ...pick(plan, ofGroups),
      gameLengths: {},
      id: plan.id,
      name: plan.name,
      kind: scheduleType === 'swissRounds' ? 'swiss' : 'groups',
      entry: plan.entry,
      namedTeamIds: plan.namedTeamIds,
      dates: dayOffsets(sortedDayIds(schedule).length, scheduleType, scheduleTimes).map((day) => plan.firstDay + day),
      isPublic: tournament.isSchedulePublic,
      showsTimes: showsGameTimes(tournament).schedule,
      games: gamesOf.get(plan.id) ?? new Map(),
      carries: plan.carries,
      gamesBefore,
    };
    gamesBefore += gamesIn(schedule);
    return stage;
  });
}

type Groups = readonly [GroupsStage, ...GroupsStage[]];

/** Returns a bracket that follows several groups: it is played after the last of those that its teams come from, and numbered after all. */
function placeBracket(stage: BracketStage, groups: Groups, { startDate, endDate }: StagedEvent): BracketStage {
  const entry = stage.id === 'bracket' ? firstEntry(stage, groups) : stage.entry;
  const from =
    laterGroups(groups, { ...stage, entry }).at(-1) ?? groups.find(({ id }) => entry.kind !== 'all' && entry.of === id) ?? groups[0];
  const { schedule, scheduleType, scheduleTimes, dates } = from;
  const [firstDay = 0] = dates;
  const { bracketTimes } = stage;
  const day = bracketDay({ schedule, scheduleType, scheduleTimes, bracketTimes, startDate: addDays(startDate, firstDay), endDate });
  return {
    ...stage,
    entry,
    dates: [firstDay + day],
    gamesBefore: groups.slice(1).reduce((sum, later) => sum + gamesIn(later.schedule), stage.gamesBefore),
  };
}

/** Returns the rule of the first bracket, which is not stored: it takes the first ranks of the last groups that the best teams play. */
function firstEntry({ entry, bracketSeeds }: BracketStage, groups: Groups): EntryRule {
  const of = groups.reduce<StageId>((last, { id, entry: rule }) => (takesBest(rule, last) ? id : last), 'groups');
  return of === 'groups' ? entry : { kind: 'ranks', of, first: 1, last: bracketSeeds.length || null };
}

const takesBest = (rule: EntryRule, of: StageId): boolean =>
  (rule.kind === 'ranks' || rule.kind === 'groupRanks') && rule.of === of && rule.first === 1;

/** Adds the teams that play on in another stage: their games count even if they withdraw there. */
const withAdvancing = (stage: GroupsStage, stages: readonly Stage[]): GroupsStage => ({
  ...stage,
  bracketSeeds: [...new Set([...stage.bracketSeeds, ...fedBy(stages, stage.id).flatMap(teamsIn)])],
});
