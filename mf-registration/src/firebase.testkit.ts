import type * as Firebase from '@courtside/firebase';

const confirmed: Firebase.Meta = { fromCache: false, pending: false };

/** Mocks the reads and writes of the page for a test. `useWatch` and the loader of the tournament are the real ones. */
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
    watchDay: jest.fn(() => () => undefined),
    watchEntries: jest.fn(() => () => undefined),
    watchDraw: jest.fn(() => () => undefined),
    watchTeamPlayer: jest.fn(() => () => undefined),
    watchTeamPlayers: jest.fn(() => () => undefined),
    watchNamingEntries: jest.fn(() => () => undefined),
    leaveTeam: jest.fn(() => Promise.resolve()),
    confirmTeam: jest.fn(() => Promise.resolve()),
    declineTeam: jest.fn(() => Promise.resolve()),
    watchFreeAgent: jest.fn((_id, _uid, onValue) => {
      onValue(null, confirmed);
      return () => undefined;
    }),
    watchFreeAgents: jest.fn(() => () => undefined),
    watchMyInvitations: jest.fn(() => () => undefined),
    watchTeamInvitations: jest.fn(() => () => undefined),
    readTaken: jest.fn(() => Promise.resolve([])),
    lookForTeam: jest.fn(() => Promise.resolve()),
    stopLooking: jest.fn(() => Promise.resolve()),
    acceptInvitation: jest.fn(() => Promise.resolve()),
    declineInvitation: jest.fn(() => Promise.resolve()),
    invitePlayer: jest.fn(() => Promise.resolve()),
    takeBackInvitation: jest.fn(() => Promise.resolve()),
    watchPlace: jest.fn(() => () => undefined),
    watchPlaces: jest.fn(() => () => undefined),
    watchWithdrawn: jest.fn(() => () => undefined),
    countEntrants: jest.fn(() => Promise.resolve(0)),
    watchEntry: jest.fn(() => () => undefined),
    searchProfiles: jest.fn(() => Promise.resolve([])),
    readProfiles: jest.fn(() => Promise.resolve(new Map())),
    readContact: jest.fn(() => Promise.resolve(null)),
    prepareCommands: jest.fn(() => Promise.resolve()),
    watchForm: jest.fn((_id, onValue) => {
      onValue({ questions: [], fee: null, checkIn: null }, confirmed);
      return () => undefined;
    }),
    watchTeamAnswers: jest.fn((_id, _team, onValue) => {
      onValue(null, confirmed);
      return () => undefined;
    }),
    watchPayment: jest.fn((_id, _team, onValue) => {
      onValue(null, confirmed);
      return () => undefined;
    }),
    watchCheckIn: jest.fn((_id, _team, onValue) => {
      onValue(null, confirmed);
      return () => undefined;
    }),
    checkInOwnTeam: jest.fn(() => Promise.resolve()),
    takeBackOwnCheckIn: jest.fn(() => Promise.resolve()),
    saveAnswers: jest.fn(() => Promise.resolve()),
    watchHandover: jest.fn((_id, _team, onValue) => {
      onValue(null, confirmed);
      return () => undefined;
    }),
    offerTeam: jest.fn(() => Promise.resolve('secret')),
    takeBackOffer: jest.fn(() => Promise.resolve()),
    openOffer: jest.fn(() => Promise.resolve('')),
    takeTeam: jest.fn(() => Promise.resolve()),
    editOwnTeam: jest.fn(() => Promise.resolve()),
    readOwnTeam: jest.fn(() => Promise.resolve(null)),
    registerTeam: jest.fn(),
    withdrawOwnTeam: jest.fn(() => Promise.resolve()),
    readCaptain: jest.fn(() => Promise.resolve(null)),
    provenEmail: jest.fn(() => Promise.resolve(null)),
    checkEmailProof: jest.fn(() => Promise.resolve(null)),
    sendEmailProof: jest.fn(() => Promise.resolve()),
    receiveMail: jest.fn(() => Promise.resolve(null)),
    stopMail: jest.fn(() => Promise.resolve()),
    joinMixer: jest.fn(),
    leaveMixer: jest.fn(),
  };
}
