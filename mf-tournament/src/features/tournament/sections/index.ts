/*
 * The visitors' view of each section in the domain's table, by its id. Each takes its data from `useVisit` and memoizes expensive parts,
 * since the page renders with every tick of the clock.
 */
export { DetailsSection as details } from './details-section';
export { TeamsSection as teams } from './teams-section';
export { ScheduleSection as schedule } from './schedule-section';
export { BracketSection as bracket } from './bracket-section';
export { StandingsSection as standings } from './standings-section';
export { ScorersSection as scorers } from './scorers-section';
export { GroupsSection as groups } from './groups-section';
export { PlayersSection as players } from './players-section';
