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
  ...ofBoth,
] as const;

/** These fields of something. */
export const pick = <From, Key extends keyof From>(from: From, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>;

/**
 * Reads a tournament as the list of its stages: groups or Swiss rounds, then the bracket; also while nothing of them is drawn. Each has its own fields of the
 * tournament, unchanged, and its own games: nothing is stored of a stage beside them.
 */
export function stagesOf({ tournament, matches, games }: StageSource): readonly [GroupsStage, BracketStage] {
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

/** The first ranks of the groups, as many as there are seeds; where there are no groups, all teams. */
const bracketEntry = (event: StagedEvent): EntryRule =>
  hasGroups(event) ? { kind: 'ranks', of: 'groups', first: 1, last: event.bracketSeeds.length || null } : { kind: 'all' };

/** The stages that ranks of a stage go on to. */
export const fedBy = <Some extends Stage>(stages: readonly Some[], id: StageId): readonly Some[] =>
  stages.filter(({ entry }) => entry.kind !== 'all' && entry.of === id);
