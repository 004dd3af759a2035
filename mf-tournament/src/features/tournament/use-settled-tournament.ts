import type { Tournament } from '@courtside/domain';
import { useLastComplete } from '@courtside/ui';
import { useTournamentParts, type TournamentParts } from './use-tournament-parts';

/** A tournament with the parts that were read for it. */
interface SettledTournament {
  readonly tournament: Tournament;
  readonly parts: TournamentParts;
  /** More parts, or parts that failed, are being read. */
  readonly isReading: boolean;
}

/**
 * Reads the parts of a tournament, as `useTournamentParts` does. If a change of the tournament requires more parts, for example because its
 * bracket became public, it returns the earlier tournament and parts until these have loaded.
 */
export function useSettledTournament(tournament: Tournament, people?: Parameters<typeof useTournamentParts>[1]): SettledTournament {
  const parts = useTournamentParts(tournament, people);
  return { ...useLastComplete(tournament.id, { tournament, parts }, !parts.loading), isReading: parts.loading };
}
