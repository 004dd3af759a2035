import { allFlags } from '@courtside/domain';

/** Ids like Firebase's. */
export const organizer = 'organizer0000000000000000000';
export const second = 'second0000000000000000000000';
export const captain = 'captain000000000000000000000';
export const rival = 'rival00000000000000000000000';
export const support = 'support000000000000000000000';

/** Returns the id of a user with that name. */
export const person = (name: string): string => name.padEnd(28, '0');
/** Players, and the ids of two teams. */
export const [ada, ben, cleo] = [person('ada'), person('ben'), person('cleo')];
export const [zebras, apes] = ['ZZZZZZZZZZZ', 'AAAAAAAAAAA'];

/** The form of a user who creates a tournament. */
export const draft = {
  name: 'Ghent Open',
  location: 'Ghent',
  description: 'Three against three.',
  startDate: '2026-07-10',
  endDate: '2026-07-12',
  timeZone: 'Europe/Brussels',
} as const;

/** A valid tournament of the organizer: private, closed, empty. */
export function tournament(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    ...draft,
    imageSrc: '',
    tournamentType: 'STANDARD',
    organizerUids: [organizer],
    ...allFlags(false),
    isGameTimesVisible: false,
    isRegistrationOpen: false,
    ...changes,
  };
}

/** One whose teams are separate documents and hidden. */
export const takesTeams = (changes: Readonly<Record<string, unknown>> = {}) =>
  tournament({ ...open, hasEntries: true, isTeamsPublic: false, ...changes });

/** A team as a registration adds it. */
export function team(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    name: 'Puddle Cavalry',
    groupId: '',
    profileIds: ['', '', ''],
    wins: 0,
    draws: 0,
    losses: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    registeredAt: Date.now(),
    ...changes,
  };
}

export function profile(changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { name: 'zoé', pronouns: 'she/her', club: 'Ghent', region: 'Belgium', skill: 7, ...changes };
}

/** Public and open for teams of three. */
export const open = { isTournamentPublic: true, isRegistrationOpen: true, playersPerTeam: 3 } as const;
