import type { BracketGame, GameId, Match, MatchId, Profile, Team, TeamId, Tournament } from '@courtside/domain';

/** What the sections of a tournament's page show and change; loaded once for all of them. */
export interface TournamentData {
  readonly tournament: Tournament;
  /** Who is signed in. */
  readonly uid: string | null;
  /** In the order of registration, with e-mail addresses. */
  readonly teams: readonly Team[];
  /** Ids of all teams by seed: as an organiser ordered them, then by registration. */
  readonly seedOrder: readonly TeamId[];
  /** Empty while there is no schedule. */
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** The matches are the server's, without changes of this device that are on their way. */
  readonly matchesConfirmed?: boolean;
  /** Null while there is no bracket, or it has not come yet. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** Of the players in teams and in the mixer, and of the organisers; those without a profile are missing. */
  readonly profiles: ReadonlyMap<string, Profile>;
  /** Keeps profiles that a search has brought, so that a chosen player has a name at once. */
  readonly addProfiles: (found: readonly Profile[]) => void;
  /** True until teams are there, or could not be read. */
  readonly loading: boolean;
  /** There is a schedule, and its matches have not come yet. */
  readonly loadingMatches: boolean;
  /** Parts of which not even an old copy could be read. */
  readonly failed: { readonly teams: boolean; readonly schedule: boolean; readonly bracket: boolean };
}
