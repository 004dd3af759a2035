import type { BracketGame, GameId, Match, MatchId, Place, Profile, Team, TeamId, Tournament } from '@courtside/domain';
import type { Draw } from '@courtside/domain/registration';

/** What the sections of a tournament's page show and change; loaded once for all of them. */
export interface TournamentData {
  readonly tournament: Tournament;
  /** Who is signed in. */
  readonly uid: string | null;
  /** Those that take part, in the order of registration, with e-mail addresses: where places are limited, the teams with a place. */
  readonly teams: readonly Team[];
  /** The same, with those that wait for a place or withdrew. */
  readonly entrants: readonly Team[];
  /** Empty where places are not limited, and once there is a schedule. */
  readonly places: readonly Place[];
  /** Where places are drawn: the draw, as far as it is published. */
  readonly draw: Draw | null;
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
