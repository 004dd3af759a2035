import { listEndedGames, type Goal } from '@courtside/domain';
import type { DayAction, DayPlan, PlannedGame } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { serverNow } from '@courtside/ui';
import { useEffect, useState } from 'react';
import type { BoardGame } from '../data/board-model';
import { findGame, hasArrived, keptTaps, type KeptTap } from './kept-taps';
import type { Refusals } from './use-refusals';

interface LeftTapsSource {
  readonly tournamentId: string;
  readonly uid: string | null;
  readonly plan: DayPlan;
  /** The plan's games are as the server has them, and this device has no unsent changes. */
  readonly isStored: boolean;
  readonly refusals: Refusals;
  readonly act: (game: BoardGame, action: DayAction) => void;
}

/** How long, in milliseconds, a goal is sent again without asking: later, the game may have been corrected instead. */
const MOMENT = 60_000;

/** Whether a goal that was not stored is missing for sure: it was tapped just now, and no goal of its side has been tapped since. */
const isStillMissing = ({ side, at }: Goal, ended: number, { state }: PlannedGame): boolean =>
  serverNow() - at < MOMENT &&
  listEndedGames(state).length === ended &&
  !(state.play?.goals ?? []).some((goal) => goal.side === side && goal.at > at);

/**
 * Takes care of the taps of an earlier page. The SDK sends what it had stored when the board is opened again, but the promise that would
 * have reported a refusal went with the page: such taps are reported. A page that is closed right after a tap has not even stored it, though
 * the board showed the goal at once: such a goal is sent again with its id, so that it counts once, or else reported.
 */
export function useLeftTaps({ tournamentId, uid, plan, isStored, refusals: { add }, act }: LeftTapsSource): void {
  const { t } = useTranslation(['organizerDay', 'errors']);
  const [left, setLeft] = useState<readonly KeptTap[]>([]);
  useEffect(() => {
    let isWanted = true;
    void keptTaps(tournamentId, uid)
      .takeOver()
      .then((found) => isWanted && found.length > 0 && setLeft(found));
    return () => {
      isWanted = false;
    };
  }, [tournamentId, uid]);
  useEffect(() => {
    const kept = keptTaps(tournamentId, uid);
    for (const { unsent, ...tap } of kept.list()) if (unsent !== undefined && hasArrived(tap, plan)) kept.keep(tap);
  }, [plan, left, tournamentId, uid]);
  useEffect(() => {
    if (!isStored || left.length === 0) return;
    const kept = keptTaps(tournamentId, uid);
    for (const { id } of left) {
      // As it is now: it may have been stored or undone since it was taken over.
      const tap = kept.list().find((one) => one.id === id);
      kept.drop(id);
      if (!tap || hasArrived(tap, plan)) continue;
      const game = findGame(tap, plan);
      if (tap.unsent && game && isStillMissing(tap.unsent, tap.ended, game)) act(game, { kind: 'goal', goal: tap.unsent });
      else add(t('failed.because', { act: tap.act, why: tap.unsent === undefined ? t('errors:cause.conflict') : t('failed.closed') }));
    }
    setLeft([]);
  }, [left, isStored, plan, add, act, t, tournamentId, uid]);
}
