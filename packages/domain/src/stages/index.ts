export { compareStages, type StageEffects, type StagePlaceChange } from './compare-stages';
export { courtClash, courtTimes, storedCourtTimes, type CourtTime } from './court-times';
export { entrantsBy, listEntries, entryProblems, type Entering, type EntryProblem, type Ranking } from './entrants';
export { entryText, furtherStageId, readEntry, type EntryRule, type FurtherStageId, type StageId } from './entry-rule';
export { evaluateEntry, type StageEntry } from './evaluate-entry';
export { everyStage } from './every-stage';
export { feedGroups } from './feed-groups';
export {
  carries,
  feeds,
  storedGroupsPlan,
  withGroups,
  type Carries,
  type Feed,
  type FurtherGroups,
  type GroupsPlan,
  type StagePlan,
} from './groups-plan';
export { parseBracketPlan } from './parse-bracket-plan';
export { parseStage } from './parse-stage';
export { readTables, type StageTables } from './read-tables';
export { bracketDay, scheduleEnd } from './stage-dates';
export { gamesDrawnBefore, inStageOrder, storedStage, withStage, type FurtherStage, type BracketPlan } from './stage-plan';
export { fedBy, listStages } from './list-stages';
export type { BracketStage, GameAddress, GroupsStage, Stage, StagedEvent, StageSource } from './stage';
export { teamsIn, withFurtherGroups, type Stages } from './with-further-groups';
