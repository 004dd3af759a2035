export type { FurtherStages } from './further-stages';
export type { Watched } from './shared-watch';
export { tournamentLoader, type LoadedTournament } from './tournament-loader';
export { useAsOf, useConnection } from './use-connection';
export { useFurtherStages } from './use-further-stages';
export { useSession } from './use-session';
export { useTournament } from './use-tournament';
export { useWatch } from './use-watch';
