export { circleRounds } from './circle-rounds';
export { planRoundRobin } from './plan-round-robin';
export type { PlannedEntry, PlannedMatch, RoundRobinInput, RoundRobinPlan } from './types';
