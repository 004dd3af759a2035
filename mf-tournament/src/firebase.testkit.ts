import type { Tournament } from '@courtside/domain';
import { tournamentLoader, tournamentOf, useSession, type Fail, type Tell } from '@courtside/firebase/testkit';

/**
 * Stands in for `@courtside/firebase` in component tests: who is signed in and what the reads bring is said by the test.
 * Use: `jest.mock('@courtside/firebase', () => jest.requireActual('…/firebase.testkit'))`.
 */
export * from '@courtside/firebase/testkit';

/** Tells the page that a stored document could not be read. */
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
/** No bracket is stored until a test says so. */
export const readBracketGames = jest.fn(async (): Promise<unknown> => null);
export const readSchedule = jest.fn(async (): Promise<unknown> => new Map());
export const readTeams = jest.fn(async (): Promise<unknown> => []);

/** The watch that was started last: what it brings is told here. */
export const live: { tell: Tell; fail: Fail } = { tell: () => undefined, fail: () => undefined };
const watch = (_what: unknown, onValue: Tell, onError: Fail): (() => void) => {
  live.tell = onValue;
  live.fail = onError;
  return () => undefined;
};
export const watchUpcomingTournaments = jest.fn(watch);
/** Teams that name the reader; told by the test. */
export const storedMyTeams: { value: unknown[] } = { value: [] };
export const watchMyTeams = jest.fn(
  (_uid: string, onValue: (value: unknown, meta: object) => void, _onError: (error: { code: string }) => void) => {
    onValue(storedMyTeams.value, { fromCache: false, pending: false });
    return () => undefined;
  },
);
export const watchTournament = jest.fn(watch);
export const useTournament = tournamentLoader((id, onValue, onError) => watchTournament(id, onValue as Tell, onError as Fail), useSession);

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
/** Places of teams that have withdrawn; told by the test. */
export const storedWithdrawn: { value: unknown[] } = { value: [] };
export const watchWithdrawn = jest.fn((_id: string, onValue: Tell) => {
  onValue(storedWithdrawn.value);
  return () => undefined;
});
export const watchTeams = watchPart('teams');
export const watchSchedule = watchPart('schedule');
export const watchBracket = watchPart('bracket');

/** Brackets beyond the first, and the games of each; told by the test. */
export const storedStages: { value: readonly unknown[]; games: unknown } = { value: [], games: null };
export const watchStages = jest.fn((_id: string, onValue: Tell) => {
  onValue(storedStages.value);
  return () => undefined;
});
export const watchStageGames = jest.fn((_id: string, _stage: string, onValue: Tell) => {
  onValue(storedStages.games);
  return () => undefined;
});

/** The day of play as it is stored; told by the test. */
export const storedDay: { value: unknown; tell: Tell } = { value: null, tell: () => undefined };
export const readDay = jest.fn(async (): Promise<unknown> => storedDay.value ?? { plan: null, announcements: [] });
export const watchDay = jest.fn((_id: string, onValue: Tell) => {
  storedDay.tell = onValue;
  onValue(storedDay.value);
  return () => undefined;
});

/** Who makes calendars; told by the test. */
export const platform: { calendars: string | undefined } = { calendars: undefined };
export const platformConfig = () => platform;
export const line: { status: 'online' | 'offline'; asOf: number | null } = { status: 'online', asOf: null };
export const useConnection = () => ({ status: line.status, pending: false });
export const useAsOf = () => line.asOf;

/** The team that the signed-in reader registered; undefined while nobody has answered. */
export const registration: { teamId: string | null | undefined } = { teamId: null };
/** When captains check in; told by the test. */
export const storedForm: { checkIn: unknown } = { checkIn: null };
export const watchForm = jest.fn((_id: string, onValue: (value: unknown, meta: object) => void) => {
  onValue({ questions: [], fee: null, checkIn: storedForm.checkIn }, { fromCache: false, pending: false });
  return () => undefined;
});
export const watchMyRegistration = jest.fn((_id: string, _uid: string, onValue: Tell) => {
  if (registration.teamId !== undefined) onValue(registration.teamId);
  return () => undefined;
});

/** A public tournament that u1 organises. */
export const sampleTournament: Tournament = tournamentOf({ isTournamentPublic: true });
