import { canRegisterTeam, registrationPhase, type Tournament } from '@courtside/domain';

/** Returns the view of an existing tournament for a signed-in user. */
export type RegistrationView = 'before' | 'closed' | 'complete' | 'mixer' | 'team';

type Facts = Pick<
  Tournament,
  'groups' | 'isRegistrationOpen' | 'isTournamentPublic' | 'playerIds' | 'registrationOpensAt' | 'registrationClosesAt' | 'tournamentType'
>;

/** Whether this person is in already: by the team they registered, or as a player of a mixer. */
export const isRegistered = (tournament: Pick<Facts, 'playerIds'>, uid: string, myTeamId: string | null): boolean =>
  myTeamId !== null || tournament.playerIds.some((player) => player === uid);

/**
 * The views in their order: closed, not open yet (for users without a registration), complete, mixer, team form. Loading and signed out come
 * before.
 */
export function registrationView(tournament: Facts, uid: string, myTeamId: string | null, now: number): RegistrationView {
  const phase = registrationPhase(tournament, now);
  const asTeam = canRegisterTeam(tournament, uid);
  // A captain can return to the registration after it has closed: to see its place, to check in, to hand the team over.
  if (myTeamId !== null) return 'complete';
  if (phase === 'closed' || phase === 'over') return 'closed';
  if (isRegistered(tournament, uid, myTeamId)) return 'complete';
  if (phase === 'before') return 'before';
  return asTeam.allowed ? 'team' : 'mixer';
}
