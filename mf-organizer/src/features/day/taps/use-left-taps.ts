import { listEndedGames } from '@courtside/domain';
import type { DayAction, DayPlan } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
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

/**
 * Takes care of the taps of an earlier page. The SDK sends what it had stored when the board is opened again, but the promise that would
 * have reported a refusal went with the page: such taps are reported. A page that is closed right after a tap has not even stored it, though
 * the board showed the goal at once: such a goal is sent again with its id, so that it counts once.
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
  }, [plan, tournamentId, uid]);
  useEffect(() => {
    if (!isStored || left.length === 0) return;
    for (const tap of left) {
      keptTaps(tournamentId, uid).drop(tap.id);
      if (hasArrived(tap, plan)) continue;
      const game = findGame(tap, plan);
      if (tap.unsent && game && listEndedGames(game.state).length === tap.ended) act(game, { kind: 'goal', goal: tap.unsent });
      else add(t('failed.because', { act: tap.act, why: tap.unsent === undefined ? t('errors:cause.conflict') : t('failed.closed') }));
    }
    setLeft([]);
  }, [left, isStored, plan, add, act, t, tournamentId, uid]);
}
