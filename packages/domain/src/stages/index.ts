export { bracketDay, scheduleEnd } from './stage-dates';
export { fedBy, stagesOf } from './stages-of';
export type { BracketStage, EntryRule, GameAddress, GroupsStage, Stage, StagedEvent, StageId, StageSource } from './stage';
