import type * as Firebase from '@courtside/firebase';

/** What the page reads and writes, in the hands of a test. `useWatch` and the loader of the tournament are the real ones. */
export function firebaseMock(): Partial<typeof Firebase> {
  const actual = jest.requireActual<typeof Firebase>('@courtside/firebase');
  const useSession = jest.fn<Firebase.Session, []>();
  const watchTournament = jest.fn<() => void, Parameters<typeof Firebase.watchTournament>>();
  return {
    ...actual,
    useSession,
    watchTournament,
    useTournament: actual.tournamentLoader(watchTournament, useSession),
    watchMyRegistration: jest.fn(),
    watchOwnProfile: jest.fn(),
    watchTeams: jest.fn(),
    searchProfiles: jest.fn(),
    readProfiles: jest.fn(() => Promise.resolve(new Map())),
    readContact: jest.fn(() => Promise.resolve(null)),
    prepareCommands: jest.fn(() => Promise.resolve()),
    registerTeam: jest.fn(),
    joinMixer: jest.fn(),
    leaveMixer: jest.fn(),
  };
}
