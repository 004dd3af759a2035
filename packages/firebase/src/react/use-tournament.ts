import { watchTournament } from '../repositories/tournaments';
import { tournamentLoader } from './tournament-loader';
import { useSession } from './use-session';

/**
 * The tournament that a page is about, watched; every page and the shell load it here, and share one watch. Null: none (yet).
 * Reads: one, and one per change, however many ask. With the pass that a scorekeeper has taken up, a private one opens, too.
 */
export const useTournament = tournamentLoader(watchTournament, useSession);
