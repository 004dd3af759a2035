import type { Tournament } from '@courtside/domain';
import {
  furtherGroupsLoader,
  furtherStagesLoader,
  tournamentLoader,
  toTournament,
  useSession,
  type Fail,
  type Tell,
} from '@courtside/firebase/testkit';

/**
 * Replaces `@courtside/firebase` in component tests: the test sets the session and the data that reads return. Use:
 * `jest.mock('@courtside/firebase', () => jest.requireActual('…/firebase.testkit'))`.
 */
export * from '@courtside/firebase/testkit';

/** Reports to the page that a stored document could not be read. */
const malformedListeners = new Set<(failure: { readonly path: string }) => void>();
export const tellMalformed = (path: string): void => malformedListeners.forEach((listener) => listener({ path }));
export const onMalformedDocument = (listener: (failure: { readonly path: string }) => void): (() => void) => {
  malformedListeners.add(listener);
  return () => malformedListeners.delete(listener);
};

export const readArchivePart = jest.fn();
export const readPlayer = jest.fn();
export const readClub = jest.fn();
export const readClubOf = jest.fn();
export const readClubPlayers = jest.fn();
export const readPublicEntries = jest.fn();
export const readShownTeams = jest.fn(async (_tournament: { readonly id: string }): Promise<unknown> => []);
/** No bracket is stored until a test sets one. */
export const readBracketGames = jest.fn(async (): Promise<unknown> => null);
export const readSchedule = jest.fn(async (): Promise<unknown> => new Map());
export const readTeams = jest.fn(async (): Promise<unknown> => []);

/** The watch that was started last; tests send its data here. */
export const live: { tell: Tell; fail: Fail } = { tell: () => undefined, fail: () => undefined };
const watch = (_what: unknown, onValue: Tell, onError: Fail): (() => void) => {
  live.tell = onValue;
  live.fail = onError;
  return () => undefined;
};
export const watchUpcomingTournaments = jest.fn(watch);
/** Teams that name the user; set by the test. */
export const storedMyTeams: { value: unknown[] } = { value: [] };
export const watchMyTeams = jest.fn(
  (_uid: string, onValue: (value: unknown, meta: object) => void, _onError: (error: { code: string }) => void) => {
    onValue(storedMyTeams.value, { fromCache: false, pending: false });
    return () => undefined;
  },
);
/** The shuffle of a tournament, as it is stored; set by the test. */
export const storedShuffle: { value: object | null } = { value: null };
export const watchShuffle = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void, _onError?: (error: Error) => void) => {
  onValue(storedShuffle.value, { fromCache: false, pending: false });
  return () => undefined;
});
export const watchTournament = jest.fn(watch);
export const useTournament = tournamentLoader((id, onValue, onError) => watchTournament(id, onValue as Tell, onError as Fail), useSession);

/** The initial data of the parts of a tournament's page, set by the test; `parts` updates the running watches. */
export const parts: Record<'teams' | 'schedule' | 'bracket', { value: unknown; tell: Tell; fail: Fail }> = {
  teams: { value: [], tell: () => undefined, fail: () => undefined },
  schedule: { value: new Map(), tell: () => undefined, fail: () => undefined },
  bracket: { value: null, tell: () => undefined, fail: () => undefined },
};
type TellWithMeta = (value: unknown, meta?: object) => void;
/** Describes data that the server has sent. */
const ofServer = { fromCache: false, pending: false };
const watchPart = (name: keyof typeof parts) =>
  jest.fn((_id: string, onValue: TellWithMeta, onError: Fail) => {
    parts[name].tell = (value) => onValue(value, ofServer);
    parts[name].fail = onError;
    onValue(parts[name].value, ofServer);
    return () => undefined;
  });
/** Places of teams that have withdrawn; set by the test. */
export const storedWithdrawn: { value: unknown[] } = { value: [] };
export const watchWithdrawn = jest.fn((_id: string, onValue: Tell) => {
  onValue(storedWithdrawn.value);
  return () => undefined;
});
export const watchTeams = watchPart('teams');
export const watchSchedule = watchPart('schedule');
export const watchBracket = watchPart('bracket');

/** Brackets beyond the first, and the games of each; set by the test. */
export const storedStages: { value: readonly unknown[]; games: unknown; tell: Tell } = { value: [], games: null, tell: () => undefined };
export const watchStages = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void) => {
  onValue(storedStages.value, { fromCache: false, pending: false });
  return () => undefined;
});
export const watchStageGames = jest.fn((_id: string, _stage: string, onValue: (value: unknown, meta: object) => void) => {
  storedStages.tell = (value) => onValue(value, { fromCache: false, pending: false });
  onValue(storedStages.games, { fromCache: false, pending: false });
  return () => undefined;
});
export const readFurtherGroups = jest.fn(async (): Promise<unknown> => []);
export const readFurtherStages = jest.fn(async (): Promise<unknown> => []);
export const useFurtherStages = furtherStagesLoader(watchStages as never, watchStageGames as never);

/** Groups beyond the first, and the games of each by stage; set by the test. */
export const storedGroups: {
  value: readonly unknown[];
  games: Readonly<Record<string, unknown>>;
  tell: (stage: string, games: unknown) => void;
} = {
  value: [],
  games: {},
  tell: () => undefined,
};
const watchesOfGroups = new Map<string, TellWithMeta>();
storedGroups.tell = (stage, games) => watchesOfGroups.get(stage)?.(games, ofServer);
export const watchGroupStages = jest.fn((_id: string, onValue: TellWithMeta, _onError?: Fail) => {
  onValue(storedGroups.value, ofServer);
  return () => undefined;
});
export const watchGroupGames = jest.fn((_id: string, stage: string, onValue: TellWithMeta, _onError?: Fail) => {
  watchesOfGroups.set(stage, onValue);
  onValue(storedGroups.games[stage] ?? null, ofServer);
  return () => undefined;
});
export const useFurtherGroups = furtherGroupsLoader(watchGroupStages as never, watchGroupGames as never);

/** The stored day of play; set by the test. */
export const storedDay: { value: unknown; tell: Tell } = { value: null, tell: () => undefined };
export const readDay = jest.fn(async (): Promise<unknown> => storedDay.value ?? { plan: null, announcements: [] });
export const watchDay = jest.fn((_id: string, onValue: TellWithMeta) => {
  storedDay.tell = (value) => onValue(value, ofServer);
  onValue(storedDay.value, ofServer);
  return () => undefined;
});

/** The origin of the calendar service; set by the test. */
export const platform: { calendars: string | undefined } = { calendars: undefined };
export const platformConfig = () => platform;
export const line: { status: 'online' | 'offline'; asOf: number | null } = { status: 'online', asOf: null };
export const useConnection = () => ({ status: line.status, pending: false });
export const useAsOf = () => line.asOf;

/** The team that the signed-in user registered; undefined until there is an answer. */
export const registration: { teamId: string | null | undefined } = { teamId: null };
/** When captains check in; set by the test. */
export const storedForm: { checkIn: unknown } = { checkIn: null };
export const watchForm = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void) => {
  onValue({ questions: [], fee: null, checkIn: storedForm.checkIn }, { fromCache: false, pending: false });
  return () => undefined;
});
export const watchMyRegistration = jest.fn((_id: string, _uid: string, onValue: Tell) => {
  if (registration.teamId !== undefined) onValue(registration.teamId);
  return () => undefined;
});

/** A public tournament that u1 organizes. */
export const sampleTournament: Tournament = toTournament({ isTournamentPublic: true });
