import { isMixer, isOrganizer, type Tournament } from '@courtside/domain';

/** What the page shows for a tournament that is there, to somebody signed in. */
export type RegistrationView = 'closed' | 'complete' | 'mixer' | 'team';

type Facts = Pick<Tournament, 'groups' | 'isRegistrationOpen' | 'isTournamentPublic' | 'playerIds' | 'tournamentType'>;

/** Registration takes entries: open, public, and nobody has been put into groups yet. The server's rules say the same. */
export const takesEntries = ({ isRegistrationOpen, isTournamentPublic, groups }: Pick<Facts, 'groups' | 'isRegistrationOpen' | 'isTournamentPublic'>): boolean =>
  isRegistrationOpen && isTournamentPublic && Object.keys(groups).length === 0;

/** Whether this person is in already: by the team they registered, or as a player of a mixer. */
export const isRegistered = (tournament: Pick<Facts, 'playerIds'>, uid: string, myTeamId: string | null): boolean => myTeamId !== null || tournament.playerIds.some((player) => player === uid);

/** The views in their order: closed, complete, mixer, team form (loading and signed out come before). */
export function registrationView(tournament: Facts, uid: string, myTeamId: string | null): RegistrationView {
  if (!takesEntries(tournament)) return 'closed';
  if (isRegistered(tournament, uid, myTeamId)) return 'complete';
  return isMixer(tournament) ? 'mixer' : 'team';
}

/** The names of the teams may be read once any section that needs them is public; the rules decide by the same flags. */
export function showsTeams(
  tournament: Pick<Tournament, 'isBracketPublic' | 'isGroupsPublic' | 'isSchedulePublic' | 'isTeamsPublic' | 'isTournamentPublic' | 'organizerUids'>,
  uid: string,
): boolean {
  const { isTournamentPublic, isTeamsPublic, isGroupsPublic, isSchedulePublic, isBracketPublic } = tournament;
  return isOrganizer(tournament, uid) || (isTournamentPublic && (isTeamsPublic || isGroupsPublic || isSchedulePublic || isBracketPublic));
}
