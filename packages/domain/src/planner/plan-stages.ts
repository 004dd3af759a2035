import { bracketTemplate, fewestTeams } from '../brackets';
import { bracketPlayOrder } from '../brackets/making';
import type { BracketType, Legs } from '../entities';
import { limits } from '../limits';
import { toCourtTime } from './bands';
import type { PlannerInput, PlannerValue } from './types';

/** How the groups are played, and stages that can follow, or replace, them. */
export interface PlannerStages {
  /** Games of each pair of a group. */
  readonly legs: Legs;
  /** The number of Swiss rounds to plan; 0 for none. */
  readonly swissRounds: number;
  /** The bracket of a further day; null for none. */
  readonly bracket: BracketType | null;
}

/** The figures of one more stage. */
export interface PlannerStage {
  readonly kind: 'swiss' | 'bracket';
  readonly games: number;
  /** Rounds of games that run at the same time, at most one per court. */
  readonly waves: number;
  /** One of these games may not be needed: the second grand final. */
  readonly lastMayBeSkipped: boolean;
  readonly courtTime: PlannerValue;
}

/** The maximum number of Swiss rounds in the planner. */
export const plannerSwissMaximum = 20;
/** The maximum number of teams in a bracket. */
const mostBracketTeams = 256;

type Day = Pick<PlannerInput, 'teams' | 'gameLength' | 'interval' | 'courts'>;

function stage(
  kind: PlannerStage['kind'],
  games: number,
  waves: number,
  { gameLength, interval }: Day,
  lastMayBeSkipped = false,
): PlannerStage {
  return { kind, games, waves, lastMayBeSkipped, courtTime: toCourtTime(waves * (gameLength + interval)) };
}

/**
 * Plans Swiss rounds: every round pairs all teams (one has a bye if their number is odd) and is over before the next is drawn, so courts
 * that are not needed at its end stay empty.
 *
 * @returns null without rounds, with fewer than 2 teams, or without a game length
 */
export function planSwiss(day: Day, rounds: number): PlannerStage | null {
  if (rounds < 1 || day.gameLength < 1 || day.teams < limits.teamsPerGroup) return null;
  const pairs = Math.floor(day.teams / 2);
  return stage('swiss', rounds * pairs, rounds * Math.ceil(pairs / day.courts), day);
}

/**
 * Plans a bracket of the type: the games that the bracket engine really plays (without byes), in its order of play. The second grand final
 * counts: a day must have room for it.
 *
 * @returns null if the type needs more teams, or above 256
 */
export function planBracket(day: Day, type: BracketType): PlannerStage | null {
  if (day.gameLength < 1 || day.teams < fewestTeams(type) || day.teams > mostBracketTeams) return null;
  const template = bracketTemplate(type, day.teams);
  const played = template.games.filter((game) => game.kind === 'game');
  return stage(
    'bracket',
    played.length,
    bracketPlayOrder(template, day.courts).length,
    day,
    played.some((game) => game.onlyAfterUpset),
  );
}
