import { parseTournament, type Tournament } from '@courtside/domain';
import type { Session } from '../src/index';

/**
 * Replaces this package in the component tests of every app: the test sets the session and the data of watches. An app adds the watches and
 * commands of its pages, and mocks `@courtside/firebase` with it.
 */
export type Tell = (value: unknown) => void;
export type Fail = (error: { readonly code: string }) => void;

export const signedIn: Session = { status: 'signedIn', uid: 'u1', email: 'a@b.c', hasPassword: true };
export const signedOut: Session = { status: 'signedOut', uid: null, email: null, hasPassword: false };

let session: Session = signedOut;
export const setSession = (next: Session): void => {
  session = next;
};
export const useSession = (): Session => session;

// Queries are the real ones; the test only sets what they return.
export { query } from '../src/repositories/query';
export { actorOf } from '../src/session/session';
export { furtherGroupsLoader } from '../src/react/further-groups';
export { furtherStagesLoader } from '../src/react/further-stages';
export { tournamentLoader } from '../src/react/tournament-loader';
export { useWatch } from '../src/react/use-watch';

export { newDocumentId } from '../src/ids';
export const resolveImageUrl = (src: string): string => src;
export const readProfiles = jest.fn(() => Promise.resolve(new Map()));

/** A tournament that u1 organizes: not public, and empty. */
export function toTournament(more: { readonly isTournamentPublic?: boolean } = {}): Tournament {
  const parsed = parseTournament('t1', {
    name: 'Été Hardcourt',
    location: 'Parc La Fontaine, Montréal',
    description: 'Bring a mallet.',
    startDate: '2027-06-12',
    endDate: '2027-06-13',
    timeZone: 'America/Toronto',
    organizerUids: ['u1'],
    ...more,
  });
  if (!parsed.ok) throw new Error('The sample tournament is not sound.');
  return parsed.value;
}
