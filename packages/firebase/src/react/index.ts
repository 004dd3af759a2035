export type { Watched } from './shared-watch';
export { tournamentLoader, type LoadedTournament } from './tournament-loader';
export { useAsOf, useConnection } from './use-connection';
export { useSession } from './use-session';
export { useTournament } from './use-tournament';
export { useWatch } from './use-watch';
export { useWatches } from './use-watches';
