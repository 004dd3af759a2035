export { courtClash, courtTimes, storedCourtTimes, type CourtTime } from './court-times';
export { entrantsBy, listEntries, entryProblems, type Entering, type EntryProblem, type Ranking } from './entrants';
export { entryText, furtherStageId, readEntry, type EntryRule, type FurtherStageId, type StageId } from './entry-rule';
export { everyStage } from './every-stage';
export { parseBracketPlan } from './parse-stage';
export { bracketDay, scheduleEnd } from './stage-dates';
export { gamesDrawnBefore, inStageOrder, storedStage, withStage, type FurtherStage, type BracketPlan } from './stage-plan';
export { fedBy, listStages } from './list-stages';
export type { BracketStage, GameAddress, GroupsStage, Stage, StagedEvent, StageSource } from './stage';
