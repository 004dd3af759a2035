export { limits } from '../limits';
export { groupSizes, roundRobinGames } from './group-sizes';
export { courtTimeBand, frequencyBand } from './bands';
export { planTournament, plannerTable } from './plan-tournament';
export { plannerDefaults, plannerMaximum, readPlannerInput } from './read-planner-input';
export type { PlannerBand, PlannerCell, PlannerFields, PlannerInput, PlannerPlan, PlannerRow, PlannerValue } from './types';
export { plannerAdvice, runsSmoothly, type PlannerAdvice, type PlannerChange } from './planner-advice';
export { planBracket, plannerSwissMaximum, planSwiss, type PlannerStage, type PlannerStages } from './plan-stages';
