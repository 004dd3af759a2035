import type * as Client from '@courtside/firebase';
import { useContext } from 'react';
import { KnownHere } from './known';

/*
 * Stands in the place of the client where a server draws a first view: what was asked for before is there, and nobody else is asked. The views are those of
 * the page and know nothing of it.
 */

const nobody: Client.Session = { status: 'signedOut', uid: null, email: null, hasPassword: false };
const waiting = { meta: { fromCache: true, pending: false }, retry: () => undefined, error: null } as const;
/** A transparent pixel: a poster comes with the page, and has its room until then. */
const ROOM = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Effects do not run here. */
const never = (): never => {
  throw new Error('A first view asks nobody.');
};

interface Asked {
  readonly key: unknown;
}
export const query = (key: unknown): Asked => ({ key });
export function useWatch(asked: Asked | null): Client.Watched<unknown> {
  const known = useContext(KnownHere);
  return asked && known.has(asked.key)
    ? { ...waiting, status: 'ready', value: known.get(asked.key) }
    : { ...waiting, status: 'loading', value: undefined };
}
export const useSession: typeof Client.useSession = () => nobody;
export const resolveImageUrl: typeof Client.resolveImageUrl = (src) => (src ? ROOM : '');

export const watchUpcomingTournaments: typeof Client.watchUpcomingTournaments = never;
export const watchBracket: typeof Client.watchBracket = never;
export const watchDay: typeof Client.watchDay = never;
export const watchSchedule: typeof Client.watchSchedule = never;
export const readBracketGames: typeof Client.readBracketGames = never;
export const readDay: typeof Client.readDay = never;
export const readSchedule: typeof Client.readSchedule = never;
export const readTeams: typeof Client.readTeams = never;
