import { gamesIn } from '../brackets/bracket-template';
import { sortedDayIds } from '../entities';
import { hasGroups } from '../facts';
import { showsGameTimes } from '../permissions';
import { dayOffsets } from '../schedule';
import type { EntryRule, StageId } from './entry-rule';
import { ofBracket, ofEvent, ofGroups, pick } from './fields';
import type { BracketStage, GroupsStage, Stage, StagedEvent, StageSource } from './stage';
import { bracketDay } from './stage-dates';

/**
 * Returns the stages of a tournament: groups or Swiss rounds, then the bracket, even if they are not drawn. Each has its own fields of the
 * tournament, unchanged, and its own games: nothing else is stored about it.
 */
export function listStages({ tournament, matches, games }: StageSource): readonly [GroupsStage, BracketStage] {
  const { schedule, scheduleType, scheduleTimes, isSchedulePublic, isBracketPublic } = tournament;
  const shown = showsGameTimes(tournament);
  return [
    {
      ...pick(tournament, [...ofGroups, ...ofEvent]),
      id: 'groups',
      kind: scheduleType === 'swissRounds' ? 'swiss' : 'groups',
      entry: { kind: 'all' },
      dates: dayOffsets(sortedDayIds(schedule).length, scheduleType, scheduleTimes),
      isPublic: isSchedulePublic,
      showsTimes: shown.schedule,
      games: matches,
    },
    {
      ...pick(tournament, [...ofBracket, ...ofEvent]),
      id: 'bracket',
      kind: 'bracket',
      entry: bracketEntry(tournament),
      dates: [bracketDay(tournament)],
      isPublic: isBracketPublic,
      showsTimes: shown.bracket,
      games,
      gamesBefore: gamesIn(schedule),
    },
  ];
}

/** The rule of the bracket: the first ranks of the groups, one for each seed; without groups, all teams. */
const bracketEntry = (event: StagedEvent): EntryRule =>
  hasGroups(event) ? { kind: 'ranks', of: 'groups', first: 1, last: event.bracketSeeds.length || null } : { kind: 'all' };

/** Returns the stages that take teams by rank from a stage. */
export const fedBy = <Some extends Stage>(stages: readonly Some[], id: StageId): readonly Some[] =>
  stages.filter(({ entry }) => entry.kind !== 'all' && entry.of === id);
