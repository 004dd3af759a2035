import type { StageId } from '@courtside/domain/stages';

export const tournamentPath = (tournamentId: string): string => `tournaments/${tournamentId}`;
/** Marks a deleted tournament: its id is never used again. */
export const deletedTournamentPath = (tournamentId: string): string => `deletedTournaments/${tournamentId}`;
export const teamsPath = (tournamentId: string): string => `teams/${tournamentId}`;
export const contactsPath = (tournamentId: string): string => `teams/${tournamentId}/contacts`;
export const registrationsPath = (tournamentId: string): string => `teams/${tournamentId}/registrations`;
/** Registered teams, as separate documents until they are moved into `teamsPath`. */
export const entriesPath = (tournamentId: string): string => `teams/${tournamentId}/entries`;
/** Registered and waiting teams: a document for each team, without its name. */
export const placesPath = (tournamentId: string): string => `teams/${tournamentId}/places`;
/** The registration form's questions, and below the teams each captain's answers. */
export const formPath = (tournamentId: string): string => `forms/${tournamentId}`;
export const answersPath = (tournamentId: string): string => `teams/${tournamentId}/answers`;
/** Captains' changes to their teams, `{team}_{number}`. */
export const editsPath = (tournamentId: string): string => `teams/${tournamentId}/edits`;
/** Teams that their captains offer to others, by team. */
/** Proofs of offers, by the id of the user who opened one. */
export const handoverProofsPath = (tournamentId: string): string => `teams/${tournamentId}/proofs`;
export const handoversPath = (tournamentId: string): string => `teams/${tournamentId}/handovers`;
/** The player's team: a document for each account, so that no player is in two teams. */
export const playersPath = (tournamentId: string): string => `teams/${tournamentId}/players`;
/** Players who look for a team, by account; and invitations by teams, `{team}_{uid}`. */
export const freeAgentsPath = (tournamentId: string): string => `teams/${tournamentId}/freeAgents`;
export const invitationsPath = (tournamentId: string): string => `teams/${tournamentId}/invitations`;
/** The published draw of places; below it the secret, until it is published. */
export const drawPath = (tournamentId: string): string => `draws/${tournamentId}`;
export const drawSecretPath = (tournamentId: string): string => `draws/${tournamentId}/secrets/draw`;
/** Payments of teams, as recorded by organizers. */
export const paymentsPath = (tournamentId: string): string => `teams/${tournamentId}/payments`;
/** Teams that are there on the day, as checked in by their captains or organizers. */
export const checkInsPath = (tournamentId: string): string => `teams/${tournamentId}/checkIns`;
/** The games of groups: of the tournament's own, or of a further stage. */
export const schedulePath = (tournamentId: string, stage: StageId = 'groups'): string =>
  stage === 'groups' ? `schedules/${tournamentId}` : `schedules/${tournamentId}/stages/${stage}`;
/** The games of a bracket: of the tournament's own, or of a further stage. */
export const bracketPath = (tournamentId: string, stage: StageId = 'bracket'): string =>
  stage === 'bracket' ? `brackets/${tournamentId}` : `brackets/${tournamentId}/stages/${stage}`;
/** The document that says how a stage is drawn: the tournament, or the plan of a further stage. */
export const layoutPath = (tournamentId: string, stage: StageId = 'bracket'): string =>
  stage === 'bracket' || stage === 'groups' ? tournamentPath(tournamentId) : `${stagesPath(tournamentId)}/${stage}`;
/** Stages beyond the two that a tournament's own fields hold. */
export const stagesPath = (tournamentId: string): string => `tournaments/${tournamentId}/stages`;
/** The shuffle of a mixer: its players, rounds and results. */
export const shufflePath = (tournamentId: string): string => `shuffles/${tournamentId}`;
/** Games of a schedule or a bracket that are being played, each by itself. */
export const onCourtPath = (gamesPath: string): string => `${gamesPath}/onCourt`;
/** The day of play: the current plan, announcements; below it passes, their holders, and the history of changes. */
export const dayPath = (tournamentId: string): string => `days/${tournamentId}`;
export const passesPath = (tournamentId: string): string => `days/${tournamentId}/passes`;
export const scorekeepersPath = (tournamentId: string): string => `days/${tournamentId}/scorekeepers`;
/** Proofs of claims, by account: written with a claim, read by no user. */
export const proofsPath = (tournamentId: string): string => `days/${tournamentId}/proofs`;
/** The device that scores each court, `{uid}-{device}`. */
export const boardsPath = (tournamentId: string): string => `days/${tournamentId}/boards`;
export const historyPath = (tournamentId: string): string => `days/${tournamentId}/history`;
export const mailFolder = 'mail';
/** A mail to a captain: 0 confirms the registration, those of the organizers are numbered from 1. The rules have the same numbers. */
export const mailPath = (tournamentId: string, uid: string, teamId: string, number: number): string =>
  `mail/${tournamentId}_${uid}_${teamId}_${number}`;
export const profilePath = (uid: string): string => `profiles/${uid}`;
export const profileContactPath = (uid: string): string => `profiles/${uid}/private/contact`;
