export { readTeamsCsv, teamsCsvLimits, type ReadTeamRow, type TeamsCsv, type TeamsCsvCode, type TeamsCsvError } from './read-teams-csv';
export { readTeams } from './read-teams';
export { teamsToCsv, type TeamRow } from './teams-to-csv';
