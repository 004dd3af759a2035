import type { Tournament } from '@courtside/domain';
import type { Session } from '@courtside/firebase';
import { useEffect, useState, type DependencyList } from 'react';

/**
 * Stands in for `@courtside/firebase` in component tests: who is signed in, what the watches bring and how the commands end are
 * said by the test. Use: `jest.mock('@courtside/firebase', () => jest.requireActual('…/firebase.testkit'))`.
 */
type State = { readonly status: string; readonly value?: unknown; readonly error: { readonly code: string } | null };
type Subscribe = (onValue: (value: unknown) => void, onError: (error: { code: string }) => void) => () => void;

export const signedIn: Session = { status: 'signedIn', uid: 'u1', email: 'a@b.c', hasPassword: true };
export const signedOut: Session = { status: 'signedOut', uid: null, email: null, hasPassword: false };

let session: Session = signedIn;
export const setSession = (next: Session): void => {
  session = next;
};
export const useSession = (): Session => session;

export function useWatch(subscribe: Subscribe | null, deps: DependencyList): State {
  const [state, setState] = useState<State>({ status: 'loading', error: null });
  useEffect(
    () =>
      subscribe?.(
        (value) => setState({ status: 'ready', value, error: null }),
        (error) => setState((before) => ({ ...before, status: 'error', error })),
      ),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as in the original, the caller names them
    deps,
  );
  return state;
}

export const resolveImageUrl = (src: string): string => src;
export const watchTournament = jest.fn();
export const watchMyTournaments = jest.fn();
export const createTournament = jest.fn();
export const openTournament = jest.fn();

/** A private tournament that u1 organises. */
export const sampleTournament = {
  id: 't1',
  name: 'Été Hardcourt',
  location: 'Parc La Fontaine, Montréal',
  description: 'Bring a mallet.',
  startDate: '2027-06-12',
  endDate: '2027-06-13',
  timeZone: 'America/Toronto',
  imageSrc: '',
  tournamentType: 'STANDARD',
  organizerUids: ['u1'],
  isTournamentPublic: false,
  isRegistrationOpen: false,
} as unknown as Tournament;
