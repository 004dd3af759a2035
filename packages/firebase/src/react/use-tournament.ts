import { watchTournament } from '../repositories/tournaments';
import { tournamentLoader } from './tournament-loader';
import { useSession } from './use-session';

/**
 * The tournament that a page is about, watched; every page and the shell load it here, and share one watch. Null: none (yet).
 * Reads: one, and one per change, however many ask.
 */
export const useTournament = tournamentLoader(watchTournament, useSession);
