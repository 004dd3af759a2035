import type { DayPlan } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { useEffect, useState } from 'react';
import { hasArrived, keptTaps, type KeptTap } from './kept-taps';
import type { Refusals } from './use-refusals';

interface LeftTapsSource {
  readonly tournamentId: string;
  readonly uid: string | null;
  readonly plan: DayPlan;
  /** The plan's games are as the server has them, and this device has no unsent changes. */
  readonly isStored: boolean;
  readonly refusals: Refusals;
}

/**
 * Reports taps of an earlier page that failed: the SDK sends what it kept when the board is opened again, but the promise that would have
 * reported a refusal went with the page.
 */
export function useLeftTaps({ tournamentId, uid, plan, isStored, refusals: { add } }: LeftTapsSource): void {
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
    if (!isStored || left.length === 0) return;
    for (const tap of left) {
      if (!hasArrived(tap, plan)) add(t('failed.because', { act: tap.act, why: t('errors:cause.conflict') }));
      keptTaps(tournamentId, uid).drop(tap.id);
    }
    setLeft([]);
  }, [left, isStored, plan, add, t, tournamentId, uid]);
}
