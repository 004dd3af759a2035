export const tournamentPath = (tournamentId: string): string => `tournaments/${tournamentId}`;
/** That a tournament was deleted: its id is never given again. */
export const deletedTournamentPath = (tournamentId: string): string => `deletedTournaments/${tournamentId}`;
export const teamsPath = (tournamentId: string): string => `teams/${tournamentId}`;
export const contactsPath = (tournamentId: string): string => `teams/${tournamentId}/contacts`;
export const registrationsPath = (tournamentId: string): string => `teams/${tournamentId}/registrations`;
export const schedulePath = (tournamentId: string): string => `schedules/${tournamentId}`;
export const bracketPath = (tournamentId: string): string => `brackets/${tournamentId}`;
/** The day of play: the plan as it goes, announcements; below it passes, who took them up, and the history of changes. */
export const dayPath = (tournamentId: string): string => `days/${tournamentId}`;
export const passesPath = (tournamentId: string): string => `days/${tournamentId}/passes`;
export const scorekeepersPath = (tournamentId: string): string => `days/${tournamentId}/scorekeepers`;
export const historyPath = (tournamentId: string): string => `days/${tournamentId}/history`;
export const profilePath = (uid: string): string => `profiles/${uid}`;
export const profileContactPath = (uid: string): string => `profiles/${uid}/private/contact`;
