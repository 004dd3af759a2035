import { storedPlan, type DayPlan, type PlanVerdict, type StoredPlan } from '@courtside/domain/day';
import { changeDayPlan } from '@courtside/firebase';
import type { BoardGame } from './board-model';
import { carryOut } from '../../games/carry-out';

export interface PlanOfDay {
  readonly tournamentId: string;
  readonly plan: DayPlan;
  /** The plan as it is stored; null where it was never changed. */
  readonly seen: StoredPlan | null;
}

/**
 * Stores a changed plan, and lets games follow it: clocks stand when everything stops, and who was called to a court where they don't play next is not called
 * any more. A game that somebody else has moved on meanwhile is left alone.
 * @param running games to be paused
 * @returns the way back
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

/** @returns the games with which it could be done */
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
