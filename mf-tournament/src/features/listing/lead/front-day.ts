import { isSettled, type BracketGame, type GameId, type Match, type MatchId, type Tournament } from '@courtside/domain';
import type { StoredPlan } from '@courtside/domain/day';
import { isOnCourt, wallDay, type WallDay, type WallGame } from '@courtside/domain/wall';
import { nowAt, planOfDay, timesOf } from '../../../live/plan';

export interface FrontSource {
  readonly tournament: Tournament;
  /** Null where the schedule, or the bracket, is not public or not read. */
  readonly schedule: ReadonlyMap<MatchId, Match> | null;
  readonly bracket: ReadonlyMap<GameId, BracketGame> | null;
  readonly stored: StoredPlan | null;
  /** Milliseconds since 1970. */
  readonly instant: number;
}

/** So many games are in front at most; the page of the tournament has all of them. */
export const MOST = 3;

/** The day of a tournament as its visitors see it; null while no game of it is known. */
export function frontDay({ tournament, schedule, bracket, stored, instant }: FrontSource): WallDay | null {
  // Who referees is not told in front, so no teams are needed to find them.
  const plan = planOfDay({ tournament, teams: [], matches: schedule ?? new Map(), games: bracket ?? new Map(), stored });
  return plan.games.size > 0 ? wallDay(plan, nowAt(tournament, instant), timesOf(tournament)) : null;
}

/** Whether a game of a tournament is being played; null while no game of it is known: then its times say it. */
export const toldLive = (source: FrontSource): boolean | null => frontDay(source)?.isLive ?? null;

/** The games in front of the list: those on court, by court, then what the other courts are about; where no court has any, those that come first. */
export function gamesInFront({ courts, ahead }: WallDay): readonly WallGame[] {
  const hasTeams = ({ game }: WallGame) => game.hasTeams;
  const onCourts = courts.flatMap(({ now }) => now ?? []).filter(hasTeams);
  const games = onCourts.length > 0 ? onCourts : ahead.filter(hasTeams);
  const isFirst = ({ state }: WallGame) => isOnCourt(state);
  return [...games.filter(isFirst), ...games.filter((game) => !isFirst(game))].slice(0, MOST);
}

/** Of how many games nobody waits for the result any more. */
export const countPlayed = (
  matches: ReadonlyMap<MatchId, Match>,
  tournament: Pick<Tournament, 'withdrawnGames' | 'withdrawnTeamIds'>,
): number => [...matches.values()].filter((match) => isSettled(match, tournament)).length;
