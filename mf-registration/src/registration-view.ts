import { canRegisterTeam, registrationPhase, type Tournament } from '@courtside/domain';

/** What the page shows for a tournament that is there, to somebody signed in. */
export type RegistrationView = 'before' | 'closed' | 'complete' | 'mixer' | 'team';

type Facts = Pick<
  Tournament,
  'groups' | 'isRegistrationOpen' | 'isTournamentPublic' | 'playerIds' | 'registrationOpensAt' | 'registrationClosesAt' | 'tournamentType'
>;

/** Whether this person is in already: by the team they registered, or as a player of a mixer. */
export const isRegistered = (tournament: Pick<Facts, 'playerIds'>, uid: string, myTeamId: string | null): boolean =>
  myTeamId !== null || tournament.playerIds.some((player) => player === uid);

/** The views in their order: closed, still to begin (for who is not in), complete, mixer, team form (loading and signed out come before). */
export function registrationView(tournament: Facts, uid: string, myTeamId: string | null, now: number): RegistrationView {
  const phase = registrationPhase(tournament, now);
  const asTeam = canRegisterTeam(tournament, uid);
  // A captain comes back to what is theirs, also when registration is over: to see where it stands, to check in, to hand it over.
  if (myTeamId !== null) return 'complete';
  if (phase === 'closed' || phase === 'over') return 'closed';
  if (isRegistered(tournament, uid, myTeamId)) return 'complete';
  if (phase === 'before') return 'before';
  return asTeam.allowed ? 'team' : 'mixer';
}
