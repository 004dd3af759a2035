export const tournamentPath = (tournamentId: string): string => `tournaments/${tournamentId}`;
/** That a tournament was deleted: its id is never given again. */
export const deletedTournamentPath = (tournamentId: string): string => `deletedTournaments/${tournamentId}`;
export const teamsPath = (tournamentId: string): string => `teams/${tournamentId}`;
export const contactsPath = (tournamentId: string): string => `teams/${tournamentId}/contacts`;
export const registrationsPath = (tournamentId: string): string => `teams/${tournamentId}/registrations`;
/** Teams that registered, each by itself until they are gathered into `teamsPath`. */
export const entriesPath = (tournamentId: string): string => `teams/${tournamentId}/entries`;
/** Who is in and who waits: a document for each team, without its name. */
export const placesPath = (tournamentId: string): string => `teams/${tournamentId}/places`;
/** What the form of registration asks beside the team, and below the teams each captain's answers. */
export const formPath = (tournamentId: string): string => `forms/${tournamentId}`;
export const answersPath = (tournamentId: string): string => `teams/${tournamentId}/answers`;
/** What captains changed of their teams, `{team}_{number}`. */
export const editsPath = (tournamentId: string): string => `teams/${tournamentId}/edits`;
/** Teams that their captains offer to others, by team. */
/** Proofs of offers, by the id of the user who opened one. */
export const handoverProofsPath = (tournamentId: string): string => `teams/${tournamentId}/proofs`;
export const handoversPath = (tournamentId: string): string => `teams/${tournamentId}/handovers`;
/** Who plays for which team: a document for each account, so that nobody is in two. */
export const playersPath = (tournamentId: string): string => `teams/${tournamentId}/players`;
/** Players who look for a team, by account; and which teams ask whom, `{team}_{uid}`. */
export const freeAgentsPath = (tournamentId: string): string => `teams/${tournamentId}/freeAgents`;
export const invitationsPath = (tournamentId: string): string => `teams/${tournamentId}/invitations`;
/** The draw of places, as it is published; below it the secret, until it is. */
export const drawPath = (tournamentId: string): string => `draws/${tournamentId}`;
export const drawSecretPath = (tournamentId: string): string => `draws/${tournamentId}/secrets/draw`;
/** That teams have paid, as organisers note it. */
export const paymentsPath = (tournamentId: string): string => `teams/${tournamentId}/payments`;
/** That teams are there on the day, as their captains or organisers say. */
export const checkInsPath = (tournamentId: string): string => `teams/${tournamentId}/checkIns`;
export const schedulePath = (tournamentId: string): string => `schedules/${tournamentId}`;
export const bracketPath = (tournamentId: string): string => `brackets/${tournamentId}`;
/** Games of a schedule or a bracket that are being played, each by itself. */
export const onCourtPath = (gamesPath: string): string => `${gamesPath}/onCourt`;
/** The day of play: the plan as it goes, announcements; below it passes, who took them up, and the history of changes. */
export const dayPath = (tournamentId: string): string => `days/${tournamentId}`;
export const passesPath = (tournamentId: string): string => `days/${tournamentId}/passes`;
export const scorekeepersPath = (tournamentId: string): string => `days/${tournamentId}/scorekeepers`;
/** Proofs of claims, by account: written with a claim, read by no user. */
export const proofsPath = (tournamentId: string): string => `days/${tournamentId}/proofs`;
/** Which device scores which court, `{uid}-{device}`. */
export const boardsPath = (tournamentId: string): string => `days/${tournamentId}/boards`;
export const historyPath = (tournamentId: string): string => `days/${tournamentId}/history`;
export const mailFolder = 'mail';
/** What is sent to a captain: 0 says that they are registered, the organisers' are numbered from 1. The rules know the same. */
export const mailPath = (tournamentId: string, uid: string, teamId: string, number: number): string =>
  `mail/${tournamentId}_${uid}_${teamId}_${number}`;
export const profilePath = (uid: string): string => `profiles/${uid}`;
export const profileContactPath = (uid: string): string => `profiles/${uid}/private/contact`;
