export const tournamentPath = (tournamentId: string): string => `tournaments/${tournamentId}`;
/** That a tournament was deleted: its id is never given again. */
export const deletedTournamentPath = (tournamentId: string): string => `deletedTournaments/${tournamentId}`;
export const teamsPath = (tournamentId: string): string => `teams/${tournamentId}`;
export const contactsPath = (tournamentId: string): string => `teams/${tournamentId}/contacts`;
export const registrationsPath = (tournamentId: string): string => `teams/${tournamentId}/registrations`;
export const schedulePath = (tournamentId: string): string => `schedules/${tournamentId}`;
export const bracketPath = (tournamentId: string): string => `brackets/${tournamentId}`;
export const profilePath = (uid: string): string => `profiles/${uid}`;
export const profileContactPath = (uid: string): string => `profiles/${uid}/private/contact`;
