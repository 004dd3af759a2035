import { hasRegistrationTimes, registrationPhase, type RegistrationPhase, type Tournament } from '@courtside/domain';
import { useServerClock, useServerNow } from '@courtside/ui';

/** The phase of registration by the server's clock: it opens and closes by itself. */
export function useRegistrationPhase(tournament: Tournament): RegistrationPhase {
  useServerClock(hasRegistrationTimes(tournament));
  return registrationPhase(tournament, useServerNow(1000));
}
