import { isSettled, MINUTES_PER_DAY, type BracketGame, type GameId, type Match, type MatchId, type Tournament } from '@courtside/domain';
import type { PlannedBrackets, StoredPlan } from '@courtside/domain/day';
import type { FurtherStage } from '@courtside/domain/stages';
import { hasEnded, isOnCourt, wallDay, type WallDay, type WallGame } from '@courtside/domain/wall';
import type { ReadGroups } from '../../../live/further-groups';
import { nowAt, getTimeVisibility } from '../../../live/plan';
import { planEvent } from '../../../live/plan-event';

export interface FrontSource {
  readonly tournament: Tournament;
  /** Null if the schedule, or the bracket, is not public or not read. */
  readonly schedule: ReadonlyMap<MatchId, Match> | null;
  readonly bracket: ReadonlyMap<GameId, BracketGame> | null;
  /** The brackets beyond the first, as far as they are read. */
  readonly further?: readonly FurtherStage[];
  /** The groups beyond the first, if they are read; null without any. */
  readonly groups?: ReadGroups | null;
  readonly stored: StoredPlan | null;
  /** Milliseconds since 1970. */
  readonly instant: number;
}

/** The day of a tournament, and the brackets that name its games. */
export interface FrontDay extends WallDay {
  /** No game is left to play today. */
  readonly isPlayedOut: boolean;
  readonly brackets: PlannedBrackets;
}

/** The maximum number of games in front; the tournament's page has all of them. */
export const MOST = 3;

/** Returns the day of a tournament as visitors see it; null while none of its games is known. */
export function frontDay({ tournament, schedule, bracket, further = [], groups = null, stored, instant }: FrontSource): FrontDay | null {
  // Referees are not shown in front, so their teams are not needed.
  const plan = planEvent({ tournament, teams: [], matches: schedule ?? new Map(), games: bracket ?? new Map(), further, groups, stored });
  if (plan.games.size === 0) return null;
  const now = nowAt(tournament, instant);
  const day = wallDay(plan, now, getTimeVisibility(tournament));
  const today = Math.floor(now.minutes / MINUTES_PER_DAY);
  const isPlayedOut =
    day.ahead.every(({ game }) => game.day > today) && day.courts.every((court) => !court.now || hasEnded(court.now.state));
  return { ...day, isPlayedOut, brackets: plan.brackets };
}

/** Returns whether a game of a tournament is in play; null while none of its games is known: then its times decide. */
export const readIsLive = (source: FrontSource): boolean | null => frontDay(source)?.isLive ?? null;

/**
 * Returns the games in front of the list: those on court, by court, then the current ones of the other courts; if no court has any, the
 * first ones to come.
 */
export function gamesInFront({ courts, ahead }: WallDay): readonly WallGame[] {
  const hasTeams = ({ game }: WallGame) => game.hasTeams;
  const onCourts = courts.flatMap(({ now }) => now ?? []).filter(hasTeams);
  const games = onCourts.length > 0 ? onCourts : ahead.filter(hasTeams);
  const isFirst = ({ state }: WallGame) => isOnCourt(state);
  return [...games.filter(isFirst), ...games.filter((game) => !isFirst(game))].slice(0, MOST);
}

/** Counts the games whose result is no longer awaited. */
export const countPlayed = (
  matches: ReadonlyMap<MatchId, Match>,
  tournament: Pick<Tournament, 'withdrawnGames' | 'withdrawnTeamIds'>,
): number => [...matches.values()].filter((match) => isSettled(match, tournament)).length;
