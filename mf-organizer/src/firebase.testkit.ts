import type { Tournament } from '@courtside/domain';
import { setSession, signedIn, tournamentLoader, tournamentOf, useSession } from '@courtside/firebase/testkit';

/**
 * Stands in for `@courtside/firebase` in component tests: who is signed in, what the watches bring and how the commands end are
 * said by the test. Use: `jest.mock('@courtside/firebase', () => jest.requireActual('…/firebase.testkit'))`.
 */
export * from '@courtside/firebase/testkit';

// These pages are for those who are signed in.
setSession(signedIn);

/** The errors that commands end with. */
export class CommandFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whether there is a network, and who watches that. */
let status: 'online' | 'offline' = 'online';
const watchers = new Set<(connection: { status: string; pending: boolean }) => void>();
export const tellConnection = (next: typeof status): void => {
  status = next;
  watchers.forEach((watcher) => watcher({ status, pending: false }));
};
export const watchConnection = (watcher: (connection: { status: string; pending: boolean }) => void): (() => void) => {
  watchers.add(watcher);
  watcher({ status, pending: false });
  return () => watchers.delete(watcher);
};
export const useConnection = (): { status: string; pending: boolean } => ({ status: 'online', pending: false });
export const withEmails = (teams: readonly { id: string }[], contacts: ReadonlyMap<string, string>) =>
  teams.map((team) => ({ ...team, email: contacts.get(team.id) ?? '' }));
export const searchProfiles = jest.fn(() => Promise.resolve([]));
export const prepareCommands = jest.fn(() => Promise.resolve());

export const watchTournament = jest.fn();
export const useTournament = tournamentLoader((...args) => watchTournament(...args) as () => void, useSession);
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
export const watchDay = jest.fn((_id: string, onValue: (value: unknown) => void) => {
  onValue({ plan: null, announcements: [] });
  return () => undefined;
});
/** What the history of a tournament holds; told by the test. */
export const storedHistory: { value: unknown[] } = { value: [] };
export const watchHistory = jest.fn((_id: string, onValue: (value: unknown) => void) => {
  onValue(storedHistory.value);
  return () => undefined;
});
export const watchPasses = watchNothing();
export const watchScorekeepers = watchNothing();
export const createTournament = jest.fn();
export const openTournament = jest.fn();
export const setVisibility = jest.fn();
export const addMockPlayers = jest.fn();
export const removePlayer = jest.fn();
export const overrideSkill = jest.fn();
export const acceptMixerTeams = jest.fn();
export const recordBracketGame = jest.fn();
export const correctResult = jest.fn();
export const claimPass = jest.fn(() => Promise.resolve());
const watchNone = () =>
  jest.fn((_id: string, _of: string, onValue: (value: unknown, meta: object) => void) => {
    onValue(null, { fromCache: false, pending: false });
    return () => undefined;
  });
export const watchMyPass = watchNone();
export const watchPass = watchNone();
export const playGame = jest.fn(() => Promise.resolve());
export const changeDayPlan = jest.fn(() => Promise.resolve());
export const withdrawTeam = jest.fn(() => Promise.resolve());
export const setReferee = jest.fn(() => Promise.resolve());
export const setBracketReferee = jest.fn();
export const setBracketHyperlinks = jest.fn();

/** A private tournament that u1 organises. */
export const sampleTournament: Tournament = tournamentOf();
export const acceptOrganizing = jest.fn(() => Promise.resolve());
export const removeUnreadable = jest.fn(() => Promise.resolve());
type Unreadable = { readonly path: string; readonly entry: string | null };
const unreadableListeners = new Set<(failure: Unreadable) => void>();
export const onMalformedDocument = (listener: (failure: Unreadable) => void): (() => void) => {
  unreadableListeners.add(listener);
  return () => unreadableListeners.delete(listener);
};
/** A stored entry that could not be read. */
export const tellUnreadable = (path: string, entry: string): void => unreadableListeners.forEach((listener) => listener({ path, entry }));
