import { gamesIn } from '../brackets/bracket-template';
import { sortedDayIds } from '../entities';
import { hasGroups } from '../facts';
import { showsGameTimes } from '../permissions';
import { dayOffsets } from '../schedule';
import type { EntryRule, StageId } from './entry-rule';
import type { BracketStage, GroupsStage, Stage, StagedEvent, StageSource } from './stage';
import { bracketDay } from './stage-dates';

const ofBoth = ['bracketSeeds', 'gameLengths', 'withdrawnTeamIds'] as const;
const ofTables = [
  'pointsPerWin',
  'headToHead',
  'tieBreakPreset',
  'tableOrder',
  'pointsPerDraw',
  'pointsPerLoss',
  'pointAdjustments',
  'forfeitGoals',
  'withdrawnGames',
] as const;
const ofGroups = [
  'groups',
  'teamOrder',
  'schedule',
  'scheduleType',
  'legs',
  'scheduleTimes',
  'unlockedRounds',
  'byes',
  ...ofTables,
  ...ofBoth,
] as const;
/** The fields of a bracket. */
export const ofBracket = [
  'bracket',
  'bracketType',
  'bracketTimes',
  'bracketUpperSize',
  'bracketDrops',
  'bracketCourts',
  'bracketPlaces',
  ...ofBoth,
] as const;

/** Returns these fields of an object. */
export const pick = <From, Key extends keyof From>(from: From, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;

/**
 * Returns the stages of a tournament: groups or Swiss rounds, then the bracket, even if they are not drawn. Each has its own fields of the
 * tournament, unchanged, and its own games: nothing else is stored about it.
 */
export function listStages({ tournament, matches, games }: StageSource): readonly [GroupsStage, BracketStage] {
  const { schedule, scheduleType, scheduleTimes, isSchedulePublic, isBracketPublic } = tournament;
  const shown = showsGameTimes(tournament);
  return [
    {
      ...pick(tournament, ofGroups),
      id: 'groups',
      kind: scheduleType === 'swissRounds' ? 'swiss' : 'groups',
      entry: { kind: 'all' },
      dates: dayOffsets(sortedDayIds(schedule).length, scheduleType, scheduleTimes),
      isPublic: isSchedulePublic,
      showsTimes: shown.schedule,
      games: matches,
    },
    {
      ...pick(tournament, ofBracket),
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
