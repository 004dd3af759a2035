export type { DayAction, DayChange, DayContext, DayVerdict } from './actions';
export { applyChange } from './apply-change';
export { getBracketName } from './bracket-name';
export { listBusyTeams, type BusyTeam } from './busy-teams';
export { changePlan, type PlanChange, type PlanReason, type PlanVerdict } from './change-plan';
export { clockAt, periodsOver, type ClockReading } from './clock';
export { listCourts, listDays, waitsForOrganizer, type CourtOfDay } from './courts-of-day';
export { decide } from './decide';
export { deviceOfGoal, findDoubtfulGoal, toGoalId, type DoubtfulGoal } from './doubtful-goal';
export { dayNow, expectedTimes, getStartToShow, type ExpectedTime } from './expected-times';
export { getGameLength, lengthKeys, storedLength, type GameMinutes, type LengthFacts } from './game-length';
export { heldUntil } from './held';
export { isPlanBehind, storedPlan } from './apply-stored-plan';
export { getPhase, hasBegun, hasResult, type DayGame, type DayPhase } from './phase';
export type { MovedGame, PlanEffect } from './plan-effect';
export { planFigures, type PlanFigures, type TeamGames } from './plan-figures';
export { NIGHT, planMinutes, planText } from './plan-time';
export { bracketDay, scheduleEnd } from '../stages';
export {
  getPlayLength,
  hasBegunAfter,
  isAhead,
  isOver,
  isStopped,
  type DayPlan,
  type PlannedBrackets,
  type PlannedCourt,
  type PlannedGame,
  type PlanNow,
  type PlanPlace,
  type StoredPlan,
} from './plan-types';
export { plannedDay, planStages, playableBracket, type PlanSource } from './planned-day';
export { followedGames, listExpectedStarts, type ExpectedStart } from './expected-starts';
export { topScorers, type Scorer } from './top-scorers';
export { goalsBefore, isSeriesDecided, storedSeries } from './series';
export { organizersOnly, transitions, type DayActionKind, type DayReason } from './transitions';
export {
  previewCorrection,
  type BracketGameChange,
  type CorrectedGame,
  type CorrectingAction,
  type Correction,
  type CorrectionSource,
  type CorrectionVerdict,
  type CorrectionWrites,
  type PlaceChange,
} from './correction';
