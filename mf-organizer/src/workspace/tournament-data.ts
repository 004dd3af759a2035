import type { BracketGame, GameId, Match, MatchId, Place, Profile, Team, TeamId, Tournament } from '@courtside/domain';
import type { Draw } from '@courtside/domain/registration';

/** The data that the sections of a tournament's page show and change; loaded once for all of them. */
export interface TournamentData {
  readonly tournament: Tournament;
  /** The signed-in user. */
  readonly uid: string | null;
  /** Teams that take part, in the order of registration, with e-mail addresses: if places are limited, the teams with a place. */
  readonly teams: readonly Team[];
  /** The same, with teams that wait for a place or withdrew. */
  readonly entrants: readonly Team[];
  /** Empty if places are not limited, and once there is a schedule. */
  readonly places: readonly Place[];
  /** The draw if places are drawn, as far as it is published. */
  readonly draw: Draw | null;
  /** Ids of all teams by seed: in the organizer's order, then by registration. */
  readonly seedOrder: readonly TeamId[];
  /** Empty while there is no schedule. */
  readonly matches: ReadonlyMap<MatchId, Match>;
  /** The matches are those of the server, without pending changes of this device. */
  readonly matchesConfirmed?: boolean;
  /** Null while there is no bracket, or it has not loaded yet. */
  readonly games: ReadonlyMap<GameId, BracketGame> | null;
  /** Profiles of the players in teams and in the mixer, and of the organizers; users without a profile are missing. */
  readonly profiles: ReadonlyMap<string, Profile>;
  /** Profiles are being read: users without one may still get a name. */
  readonly isReadingProfiles: boolean;
  /** Keeps profiles from a search, so that a chosen player has a name at once. */
  readonly addProfiles: (found: readonly Profile[]) => void;
  /** True until teams have loaded, or could not be read. */
  readonly loading: boolean;
  /** There is a schedule, and its matches have not loaded yet. */
  readonly loadingMatches: boolean;
  /** Parts of which not even an old copy could be read. */
  readonly failed: { readonly teams: boolean; readonly schedule: boolean; readonly bracket: boolean };
  /** Reads again what could not be read. */
  readonly retry: () => void;
}
