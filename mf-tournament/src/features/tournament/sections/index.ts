/*
 * What draws each section of the domain's table for visitors, by its id. Each takes what it draws from `useVisit`; what is costly is memoised on that, since
 * the page is drawn again with every tick of the clock.
 */
export { DetailsSection as details } from './details-section';
export { TeamsSection as teams } from './teams-section';
export { ScheduleSection as schedule } from './schedule-section';
export { BracketSection as bracket } from './bracket-section';
export { StandingsSection as standings } from './standings-section';
export { ScorersSection as scorers } from './scorers-section';
export { GroupsSection as groups } from './groups-section';
export { PlayersSection as players } from './players-section';
