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

/** The errors that commands end with. */
export class CommandFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

export const useConnection = (): { status: string; pending: boolean } => ({ status: 'online', pending: false });
export const withEmails = (teams: readonly { id: string }[], contacts: ReadonlyMap<string, string>) => teams.map((team) => ({ ...team, email: contacts.get(team.id) ?? '' }));
export const readProfiles = jest.fn(() => Promise.resolve(new Map()));
export const searchProfiles = jest.fn(() => Promise.resolve([]));
export const prepareCommands = jest.fn(() => Promise.resolve());

export const resolveImageUrl = (src: string): string => src;
export const watchTournament = jest.fn();
export const watchMyTournaments = jest.fn();
const watchNothing = () =>
  jest.fn((_id: string, onValue: (value: unknown) => void) => {
    onValue([]);
    return () => undefined;
  });
export const watchTeams = watchNothing();
export const watchContacts = jest.fn((_id: string, onValue: (value: unknown) => void) => {
  onValue(new Map());
  return () => undefined;
});
export const watchSchedule = watchNothing();
export const watchBracket = watchNothing();
export const createTournament = jest.fn();
export const openTournament = jest.fn();
export const setVisibility = jest.fn();
export const addMockPlayers = jest.fn();
export const removePlayer = jest.fn();
export const overrideSkill = jest.fn();
export const acceptMixerTeams = jest.fn();
export const recordBracketGame = jest.fn();
export const setBracketReferee = jest.fn();
export const setBracketHyperlinks = jest.fn();

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
  isTeamsPublic: false,
  isGroupsPublic: false,
  isSchedulePublic: false,
  isBracketPublic: false,
  isPlayersPublic: false,
  isGameTimesVisible: false,
  isRegistrationOpen: false,
  playersPerTeam: 3,
  playerIds: [],
  skillOverrides: {},
  groups: {},
  teamOrder: [],
  schedule: {},
  bracket: {},
} as unknown as Tournament;
