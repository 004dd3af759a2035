export { readTeamsCsv, teamsCsvLimits, type ReadTeamRow, type TeamsCsv, type TeamsCsvCode, type TeamsCsvError } from './read-teams-csv';
export { teamsToCsv, type TeamRow } from './teams-to-csv';
