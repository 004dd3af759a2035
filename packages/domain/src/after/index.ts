export { eventPhase, hasPlayedGroups, type EventPhase, type PhaseSource } from './event-phase';
export { finalPlaces } from './final-places';
export { nextEvents } from './next-events';
export { eventOutcome, listAdvancing, type EventOutcome, type AdvancingTeams, type TopPlace } from './outcome';
export { stageOfTeam } from './stage-of-team';
export { teamAfter, type GroupPlace, type TeamAfter, type TeamAfterSource, type TeamWay } from './team-after';
export { teamResults, type TeamResult } from './team-results';
