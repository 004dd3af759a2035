import type * as Firebase from '@courtside/firebase';

/** What the page reads and writes, in the hands of a test. `useWatch` is the real one. */
export function firebaseMock(): Partial<typeof Firebase> {
  const actual = jest.requireActual<typeof Firebase>('@courtside/firebase');
  return {
    ...actual,
    useSession: jest.fn(),
    watchTournament: jest.fn(),
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
