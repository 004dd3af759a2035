import { busyTeams, isAhead, isOn, type DayPlan, type PlannedGame } from './plan-types';

/** A team that a game needs, while it is needed on another court. */
export interface BusyTeam {
  readonly teamId: string;
  /** Its role on the other court. */
  readonly does: 'plays' | 'referees';
  readonly elsewhere: PlannedGame;
}

/**
 * Returns the teams and the referee of a game that has not begun which are called to another court or are there already.
 * Empty for a game that has begun.
 */
export function listBusyTeams(plan: DayPlan, game: PlannedGame): readonly BusyTeam[] {
  if (!isAhead(game)) return [];
  const others = [...plan.games.values()].filter((other) => other.court !== game.court && (isOn(other) || other.phase === 'called'));
  return busyTeams(game).flatMap((teamId) =>
    others
      .filter((other) => busyTeams(other).includes(teamId))
      .map((elsewhere) => ({ teamId, does: elsewhere.refereeTeam === teamId ? ('referees' as const) : ('plays' as const), elsewhere })),
  );
}
