import { storedPlan, type DayPlan, type PlanVerdict, type StoredPlan } from '@courtside/domain/day';
import { changeDayPlan } from '@courtside/firebase';
import type { BoardGame } from '../data/board-model';
import { carryOut } from '../../../games/carry-out';

export interface PlanOfDay {
  readonly tournamentId: string;
  readonly plan: DayPlan;
  /** The stored plan; null if it was never changed. */
  readonly seen: StoredPlan | null;
}

/**
 * Stores a changed plan and updates games: a stop pauses clocks, and teams that were called to a court where they no longer play next are
 * not called any more. Games that another user has advanced in the meantime stay unchanged.
 * @param running games to pause
 * @returns the undo
 */
export async function changePlanOfDay(
  { tournamentId, plan, seen }: PlanOfDay,
  verdict: Extract<PlanVerdict, { allowed: true }>,
  running: readonly BoardGame[] = [],
): Promise<() => Promise<void>> {
  const [before, after] = [seen ?? storedPlan(plan), storedPlan(verdict.plan)];
  await changeDayPlan(tournamentId, after, seen);
  const called = verdict.effect.recalled.flatMap((id) => plan.games.get(id) ?? []);
  const [paused, recalled] = await Promise.all([
    forEach(running, (game) => carryOut(tournamentId, game, { kind: 'pause' })),
    forEach(called, (game) => carryOut(tournamentId, game, { kind: 'uncall' })),
  ]);
  return async () => {
    await changeDayPlan(tournamentId, before, after);
    await Promise.all([
      forEach(paused, (game) => carryOut(tournamentId, game, { kind: 'resume' })),
      forEach(recalled, (game) => carryOut(tournamentId, game, { kind: 'call' })),
    ]);
  };
}

/** @returns the games for which it succeeded */
async function forEach(games: readonly BoardGame[], does: (game: BoardGame) => Promise<void>): Promise<readonly BoardGame[]> {
  const done = await Promise.all(
    games.map((game) =>
      does(game).then(
        () => [game],
        () => [],
      ),
    ),
  );
  return done.flat();
}
