import { bracketTemplate, fewestTeams } from '../brackets';
import { bracketPlayOrder } from '../brackets/making';
import type { BracketType } from '../entities';
import { limits } from '../limits';
import { courtTimeOf } from './bands';
import type { PlannerInput, PlannerValue } from './types';

/** What can follow, or replace, the round robin. */
export interface PlannerStages {
  /** Swiss rounds to plan; 0 is none. */
  readonly swissRounds: number;
  /** Bracket of a further day; null is none. */
  readonly bracket: BracketType | null;
}

/** What one more stage comes to. */
export interface PlannerStage {
  readonly kind: 'swiss' | 'bracket';
  readonly games: number;
  /** Rounds of games that run side by side, at most one per court. */
  readonly waves: number;
  /** One game of these may not be needed: the second grand final. */
  readonly lastMayBeSkipped: boolean;
  readonly courtTime: PlannerValue;
}

/** Most Swiss rounds the planner asks for. */
export const plannerSwissMaximum = 20;
/** Brackets end at 256 teams. */
const mostBracketTeams = 256;

type Day = Pick<PlannerInput, 'teams' | 'gameLength' | 'interval' | 'courts'>;

function stage(
  kind: PlannerStage['kind'],
  games: number,
  waves: number,
  { gameLength, interval }: Day,
  lastMayBeSkipped = false,
): PlannerStage {
  return { kind, games, waves, lastMayBeSkipped, courtTime: courtTimeOf(waves * (gameLength + interval)) };
}

/**
 * Swiss rounds: every round pairs all teams (an odd one has a bye) and is over before the next is drawn, so courts
 * that are left over at its end stay empty.
 *
 * @returns null where there are no rounds, fewer than 2 teams or no length of game
 */
export function planSwiss(day: Day, rounds: number): PlannerStage | null {
  if (rounds < 1 || day.gameLength < 1 || day.teams < limits.teamsPerGroup) return null;
  const pairs = Math.floor(day.teams / 2);
  return stage('swiss', rounds * pairs, rounds * Math.ceil(pairs / day.courts), day);
}

/**
 * A bracket of the type, with the games that the bracket engine really plays (byes are none), in its order of play.
 * The second grand final counts: a day must have room for it.
 *
 * @returns null where the type asks for more teams, or past 256
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
