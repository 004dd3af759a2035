import type { Tournament } from '@courtside/domain';
import {
  furtherGroupsLoader,
  furtherStagesLoader,
  setSession,
  signedIn,
  tournamentLoader,
  toTournament,
  useSession,
} from '@courtside/firebase/testkit';

/**
 * Replaces `@courtside/firebase` in component tests: the test sets the session, the watched data and the results of commands. Use:
 * `jest.mock('@courtside/firebase', () => jest.requireActual('…/firebase.testkit'))`.
 */
export * from '@courtside/firebase/testkit';

// These pages require sign-in.
setSession(signedIn);

/** The errors of commands. */
export class CommandFailure extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** Whether there is a network, and its listeners. */
let status: 'online' | 'offline' = 'online';
const watchers = new Set<(connection: { status: string; pending: boolean }) => void>();
/** @param isBrowserOnline what the browser reports: while it is online, the connection may still come */
export const tellConnection = (next: typeof status, isBrowserOnline = next === 'online'): void => {
  status = next;
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isBrowserOnline });
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
export const countEntrants = jest.fn(() => Promise.resolve(0));
/** Teams that name the user; set by the test. */
export const storedMyTeams: { value: unknown[] } = { value: [] };
export const watchMyTeams = jest.fn(
  (_uid: string, onValue: (value: unknown, meta: object) => void, _onError: (error: { code: string }) => void) => {
    onValue(storedMyTeams.value, { fromCache: false, pending: false });
    return () => undefined;
  },
);
/** Teams that invite the user; set by the test. */
export const storedInvitations: { value: unknown[] } = { value: [] };
export const watchMyInvitations = jest.fn(
  (_uid: string, onValue: (value: unknown, meta: object) => void, _onError: (error: { code: string }) => void) => {
    onValue(storedInvitations.value, { fromCache: false, pending: false });
    return () => undefined;
  },
);
/** Players who left their team; set by the test. */
export const storedLeavings: { value: unknown[] } = { value: [] };
export const watchLeavings = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void) => {
  onValue(storedLeavings.value, { fromCache: false, pending: false });
  return () => undefined;
});
const watchNothing = () =>
  jest.fn((_id: string, onValue: (value: unknown) => void, _onError?: (error: { code: string }) => void) => {
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
export const watchStages = watchNothing();
export const watchStageGames = watchNothing();
export const watchGroupStages = watchNothing();
export const watchGroupGames = watchNothing();
/** The shuffle of a tournament, as it is stored; set by the test. */
export const storedShuffle: { value: object | null } = { value: null };
export const watchShuffle = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void, _onError?: (error: Error) => void) => {
  onValue(storedShuffle.value, { fromCache: false, pending: false });
  return () => undefined;
});
export const useFurtherStages = furtherStagesLoader(watchStages as never, watchStageGames as never);
export const useFurtherGroups = furtherGroupsLoader(watchGroupStages as never, watchGroupGames as never);
export const watchDay = jest.fn((_id: string, onValue: (value: unknown) => void) => {
  onValue({ plan: null, announcements: [] });
  return () => undefined;
});
/** The history of a tournament; set by the test. */
export const storedHistory: { value: unknown[] } = { value: [] };
export const watchHistory = jest.fn((_id: string, onValue: (value: unknown) => void) => {
  onValue(storedHistory.value);
  return () => undefined;
});
/** The form of registration; set by the test. */
export const storedForm: { value: { questions: unknown[]; fee: unknown; checkIn?: unknown } } = { value: { questions: [], fee: null } };
export const watchForm = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void) => {
  onValue(storedForm.value, { fromCache: false, pending: false });
  return () => undefined;
});
/** Teams that have paid; set by the test. */
export const storedPayments: { value: unknown[] } = { value: [] };
export const watchEdits = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void) => {
  onValue([], { fromCache: false, pending: false });
  return () => undefined;
});
/** Registered teams that are not in the list of teams; set by the test. */
export const storedEntries: { value: unknown[] } = { value: [] };
export const watchEntries = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void) => {
  onValue(storedEntries.value, { fromCache: false, pending: false });
  return () => undefined;
});
/** Places of teams that have withdrawn; set by the test. */
export const storedWithdrawn: { value: unknown[] } = { value: [] };
export const watchWithdrawn = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void) => {
  onValue(storedWithdrawn.value, { fromCache: false, pending: false });
  return () => undefined;
});
export const watchHandover = jest.fn((_id: string, _teamId: string, onValue: (value: unknown, meta: object) => void) => {
  onValue(null, { fromCache: false, pending: false });
  return () => undefined;
});
export const watchPayments = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void) => {
  onValue(storedPayments.value, { fromCache: false, pending: false });
  return () => undefined;
});
/** Teams that have checked in; set by the test. */
export const storedCheckIns: { value: unknown[] } = { value: [] };
export const watchCheckIns = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void) => {
  onValue(storedCheckIns.value, { fromCache: false, pending: false });
  return () => undefined;
});
/** The devices that score; set by the test. */
export const watchBoards = watchNothing();
export const tellBoard = jest.fn(() => Promise.resolve());
export const watchPasses = watchNothing();
export const watchScorekeepers = watchNothing();
export const createTournament = jest.fn();
export const addTeams = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const addStage = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const addGroups = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const createSchedule = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const setReferees = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const updateDetails = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const openTournament = jest.fn();
export const setVisibility = jest.fn();
export const publish = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const addMockPlayers = jest.fn();
export const removePlayer = jest.fn();
export const overrideSkill = jest.fn();
export const acceptMixerTeams = jest.fn();
export const addPlayer = jest.fn();
export const addShuffle = jest.fn();
export const changeShuffle = jest.fn();
export const recordShuffleResult = jest.fn();
export const removeShuffle = jest.fn();
export const removeShuffleRound = jest.fn();
export const saveShuffleRound = jest.fn();
export const setPlayerAway = jest.fn();
export const setShufflePublic = jest.fn();
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
export const watchTeamAnswers = watchNone();
export const readAnswers = jest.fn(() => Promise.resolve([]));
export const playGame = jest.fn(() => Promise.resolve());
export const bringEndedGamesBack = jest.fn(() => Promise.resolve());
export const changeDayPlan = jest.fn(() => Promise.resolve());
export const moveMatch = jest.fn(() => Promise.resolve());
export const addBreak = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const removeBreak = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const deleteMatch = jest.fn((..._: readonly unknown[]): Promise<unknown> => Promise.resolve(null));
export const restoreMatch = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const withdrawTeam = jest.fn(() => Promise.resolve());
export const setReferee = jest.fn(() => Promise.resolve());
export const setBracketReferee = jest.fn();
export const setBracketHyperlinks = jest.fn();

/** A private tournament that u1 organizes. */
export const sampleTournament: Tournament = toTournament();
export const acceptOrganizing = jest.fn(() => Promise.resolve());
export const removeUnreadable = jest.fn(() => Promise.resolve());
type Unreadable = { readonly path: string; readonly entry: string | null };
const unreadableListeners = new Set<(failure: Unreadable) => void>();
export const onMalformedDocument = (listener: (failure: Unreadable) => void): (() => void) => {
  unreadableListeners.add(listener);
  return () => unreadableListeners.delete(listener);
};
/** Reports an unreadable stored entry. */
export const tellUnreadable = (path: string, entry: string): void => unreadableListeners.forEach((listener) => listener({ path, entry }));
/** The captains of teams A and B, who read French. */
interface TestCaptain {
  readonly uid: string;
  readonly teamId: string;
  readonly email: string;
  readonly language: string;
  readonly mails: number;
  readonly reason: string;
  readonly withdrew?: { readonly teamId: string; readonly reason: string };
}
export const readCaptains = jest.fn(() =>
  Promise.resolve(
    ['a', 'b'].map((teamId): TestCaptain => ({
      uid: `u${teamId}`,
      teamId,
      email: `${teamId}@club.example`,
      language: 'fr',
      mails: 0,
      reason: '',
    })),
  ),
);
export const isReachable = ({ email }: { readonly email: string }): boolean => email !== '';
export const decidePlace = jest.fn((..._: readonly unknown[]) => Promise.resolve());
/** Games by their ids. */
export const readSchedule = jest.fn((..._: readonly unknown[]) => Promise.resolve(new Map<string, unknown>()));
export const saveGroups = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const setCheckedIn = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const setCheckInHours = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const setNeedsProvenEmail = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const setPaid = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const setFee = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const setQuestions = jest.fn((..._: readonly unknown[]) => Promise.resolve());
let newIds = 0;
export const newDocumentId = (): string => `new${(newIds += 1)}`;
export const addTieBreakerMatch = jest.fn(() => Promise.resolve());
export const drawPlaces = jest.fn((..._: readonly unknown[]): Promise<unknown> => Promise.resolve(null));
export const noteTold = jest.fn((..._: readonly unknown[]) => Promise.resolve());
export const setPlaces = jest.fn((..._: readonly unknown[]) => Promise.resolve());
type MailIn = (language: string, teamId: string) => Promise<{ readonly subject: string; readonly text: string }>;
interface MailAttempt {
  readonly had: Readonly<Record<string, number>>;
  readonly onBegin: (had: MailAttempt['had']) => void;
}
export const writeToCaptains = jest.fn(
  (
    _id: string,
    _uids: readonly string[],
    _mailIn: MailIn,
    _onSent: (uids: readonly string[]) => void,
    _attempt?: MailAttempt,
  ): Promise<void> => Promise.resolve(),
);
