import type { Tournament } from '@courtside/domain';
import type * as Client from '@courtside/firebase';
import { TRANSPARENT_PIXEL } from '@courtside/ui/first-view';
import { useContext } from 'react';
import { KnownHere } from './known';

/*
 * Replaces the client where a server renders a first view: known data is available, and nothing else is requested. The views are those of
 * the page and do not know about it.
 */

const nobody: Client.Session = { status: 'signedOut', uid: null, email: null, hasPassword: false };
const noStages = { stages: [], isLoading: false, isStored: false, isFailed: false } as const;
const waiting = { meta: { fromCache: true, pending: false }, retry: () => undefined, error: null } as const;
/** Stored pictures. The server writes the reader's own origin of the storage into the page (`scripts/serve/first-content`). */
const STORED = /^https?:\/\/[^/\s]+\/v0\/b\/[^/\s]+\/o\/\S+$/;

/**
 * Creates a command that is never called, because effects do not run on a server. Each command needs its own function: `useWatch` finds known data by
 * the function that would read it.
 */
const never = () => (): never => {
  throw new Error('A first view requests nothing.');
};

interface Asked {
  readonly key: unknown;
}
export const query = (key: unknown): Asked => ({ key });
export function useWatch(asked: Asked | null): Client.Watched<unknown> {
  const known = useContext(KnownHere);
  return asked && known?.has(asked.key)
    ? { ...waiting, status: 'ready', value: known.get(asked.key) }
    : { ...waiting, status: 'loading', value: undefined };
}
export const useSession: typeof Client.useSession = () => nobody;
export const useTournament: typeof Client.useTournament = () => {
  const { value } = useWatch(query(watchTournament));
  return value ? { state: 'ready', tournament: value as Tournament, uid: null, isOrganizer: false } : { state: 'missing' };
};
/** Returns only the stages that the server has read. */
export const useFurtherStages: typeof Client.useFurtherStages = (tournament) => {
  const { value } = useWatch(tournament && query(watchStages));
  return value ? { ...noStages, stages: value as Client.FurtherStages['stages'] } : noStages;
};
export const useFurtherGroups: typeof Client.useFurtherGroups = (tournament) => {
  const { value } = useWatch(tournament && query(watchGroupStages));
  return value ? { ...noStages, stages: value as Client.FurtherGroupStages['stages'] } : noStages;
};
/** Other pictures are left out: no page's policy allows them. */
export const resolveImageUrl: typeof Client.resolveImageUrl = (src) => (!src || STORED.test(src) ? (src ?? '') : TRANSPARENT_PIXEL);

export const watchTournament: typeof Client.watchTournament = never();
export const watchUpcomingTournaments: typeof Client.watchUpcomingTournaments = never();
export const watchShuffle: typeof Client.watchShuffle = never();
export const watchTeams: typeof Client.watchTeams = never();
export const watchMyTeams: typeof Client.watchMyTeams = never();
export const watchEntries: typeof Client.watchEntries = never();
export const watchPlaces: typeof Client.watchPlaces = never();
export const watchWithdrawn: typeof Client.watchWithdrawn = never();
export const watchDraw: typeof Client.watchDraw = never();
export const watchForm: typeof Client.watchForm = never();
export const watchMyRegistration: typeof Client.watchMyRegistration = never();
export const watchSchedule: typeof Client.watchSchedule = never();
export const watchBracket: typeof Client.watchBracket = never();
export const watchStages: typeof Client.watchStages = never();
export const watchGroupStages: typeof Client.watchGroupStages = never();
export const watchStageGames: typeof Client.watchStageGames = never();
export const watchDay: typeof Client.watchDay = never();
export const readArchivePart: typeof Client.readArchivePart = never();
export const readBracketGames: typeof Client.readBracketGames = never();
export const readFurtherStages: typeof Client.readFurtherStages = never();
export const readFurtherGroups: typeof Client.readFurtherGroups = never();
export const readDay: typeof Client.readDay = never();
export const readProfiles: typeof Client.readProfiles = never();
export const readSchedule: typeof Client.readSchedule = never();
export const readTeams: typeof Client.readTeams = never();
export const readShownTeams: typeof Client.readShownTeams = never();
export const countEntrants: typeof Client.countEntrants = never();
export const onMalformedDocument: typeof Client.onMalformedDocument = never();
/** For dialogs, which are never opened here. */
export const platformConfig: typeof Client.platformConfig = never();
export const useConnection: typeof Client.useConnection = never();
