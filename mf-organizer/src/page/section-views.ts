/* The organizer's view of each section in the domain's table, by its id. */
export { OrganizerDetails as details } from '../features/details/details-section';
export { ComposedTeams as teams } from './composed-sections';
export { ComposedSchedule as schedule } from './composed-sections';
export { ComposedBracket as bracket } from './composed-sections';
export { ComposedStandings as standings } from './composed-sections';
export { ComposedScorers as scorers } from './composed-sections';
export { OrganizerGroups as groups } from '../features/groups/groups-section';
export { ComposedPlayers as players } from './composed-sections';
