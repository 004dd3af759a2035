import { parseTournament, type Tournament } from '@courtside/domain';
import type { Session } from '@courtside/firebase';
import { useEffect, useState, type DependencyList } from 'react';

/**
 * Stands in for `@courtside/firebase` in component tests: who is signed in and what the reads bring is said by the test.
 * Use: `jest.mock('@courtside/firebase', () => jest.requireActual('…/firebase.testkit'))`.
 */
type Tell = (value: unknown) => void;
type Fail = (error: { readonly code: string }) => void;
type State = { readonly status: string; readonly value?: unknown; readonly error: { readonly code: string } | null };
const loading: State = { status: 'loading', error: null };

export const signedIn: Session = { status: 'signedIn', uid: 'u1', email: 'a@b.c', hasPassword: true };
export const signedOut: Session = { status: 'signedOut', uid: null, email: null, hasPassword: false };

let session: Session = signedOut;
export const setSession = (next: Session): void => {
  session = next;
};
export const useSession = (): Session => session;

export function useWatch(subscribe: ((onValue: Tell, onError: Fail) => () => void) | null, deps: DependencyList): State {
  const [state, setState] = useState<State>(loading);
  useEffect(() => {
    setState(loading);
    return subscribe?.(
      (value) => setState({ status: 'ready', value, error: null }),
      (error) => setState((before) => ({ ...before, status: 'error', error })),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as in the original, the caller names them
  }, deps);
  return state;
}

/** Tells the page that a stored document could not be read. */
const malformedListeners = new Set<(failure: { readonly path: string }) => void>();
export const tellMalformed = (path: string): void => malformedListeners.forEach((listener) => listener({ path }));
export const onMalformedDocument = (listener: (failure: { readonly path: string }) => void): (() => void) => {
  malformedListeners.add(listener);
  return () => malformedListeners.delete(listener);
};

export const resolveImageUrl = (src: string): string => src;
export const readArchive = jest.fn();

/** The watch that was started last: what it brings is told here. */
export const live: { tell: Tell; fail: Fail } = { tell: () => undefined, fail: () => undefined };
const watch = (_what: unknown, onValue: Tell, onError: Fail): (() => void) => {
  live.tell = onValue;
  live.fail = onError;
  return () => undefined;
};
export const watchUpcomingTournaments = jest.fn(watch);
export const watchTournament = jest.fn(watch);


/** What the parts of a tournament's page bring, told by the test before it is shown; `parts` tells the watches that run. */
export const parts: Record<'teams' | 'schedule' | 'bracket', { value: unknown; tell: Tell; fail: Fail }> = {
  teams: { value: [], tell: () => undefined, fail: () => undefined },
  schedule: { value: new Map(), tell: () => undefined, fail: () => undefined },
  bracket: { value: null, tell: () => undefined, fail: () => undefined },
};
const watchPart = (name: keyof typeof parts) =>
  jest.fn((_id: string, onValue: Tell, onError: Fail) => {
    parts[name].tell = onValue;
    parts[name].fail = onError;
    onValue(parts[name].value);
    return () => undefined;
  });
export const watchTeams = watchPart('teams');
export const watchSchedule = watchPart('schedule');
export const watchBracket = watchPart('bracket');
export const readProfiles = jest.fn(() => Promise.resolve(new Map()));

const parsed = parseTournament('t1', {
  name: 'Été Hardcourt',
  location: 'Parc La Fontaine, Montréal',
  description: 'Bring a mallet.',
  startDate: '2027-06-12',
  endDate: '2027-06-13',
  timeZone: 'America/Toronto',
  organizerUids: ['u1'],
  isTournamentPublic: true,
});
if (!parsed.ok) throw new Error('The sample tournament is not sound.');

/** A public tournament that u1 organises. */
export const sampleTournament: Tournament = parsed.value;
