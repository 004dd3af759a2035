import { canRegisterTeam, type Tournament } from '@courtside/domain';

/** What the page shows for a tournament that is there, to somebody signed in. */
export type RegistrationView = 'closed' | 'complete' | 'mixer' | 'team';

type Facts = Pick<Tournament, 'groups' | 'isRegistrationOpen' | 'isTournamentPublic' | 'playerIds' | 'tournamentType'>;

/** Whether this person is in already: by the team they registered, or as a player of a mixer. */
export const isRegistered = (tournament: Pick<Facts, 'playerIds'>, uid: string, myTeamId: string | null): boolean =>
  myTeamId !== null || tournament.playerIds.some((player) => player === uid);

/** The views in their order: closed, complete, mixer, team form (loading and signed out come before). */
export function registrationView(tournament: Facts, uid: string, myTeamId: string | null): RegistrationView {
  const asTeam = canRegisterTeam(tournament, uid);
  if (!asTeam.allowed && asTeam.reason === 'closed') return 'closed';
  if (isRegistered(tournament, uid, myTeamId)) return 'complete';
  return asTeam.allowed ? 'team' : 'mixer';
}
