import { watchTournament } from '../repositories/tournaments';
import { tournamentLoader } from './tournament-loader';
import { useSession } from './use-session';

/**
 * The tournament of a page, watched. Every page and the shell load it here and share one watch. Null: none (yet).
 * Reads: one, and one per change, however many components use it. A scorekeeper's pass opens a private one too.
 */
export const useTournament = tournamentLoader(watchTournament, useSession);
