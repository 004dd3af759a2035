import type { Team, Tournament } from '@courtside/domain';
import type { DayAction, DayContext } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { useCallback, useState } from 'react';
import type { BoardGame } from '../data/board-model';
import { carryOut } from '../../../games/carry-out';
import { createDoubleTaps } from './double-taps';
import { useActWords } from './use-act-words';
import { keptTaps, toKeptTap } from './kept-taps';
import type { Refusals } from './use-refusals';

interface ActionsSource {
  readonly tournament: Tournament;
  readonly teams: readonly Team[];
  readonly uid: string | null;
  readonly by: NonNullable<DayContext['by']>;
  readonly refusals: Refusals;
}

/**
 * Performs actions on games, and reports refusals with their reason. It does not wait for the server: a tap shows at once, and is kept
 * until it has arrived.
 */
export function useDayActions({ tournament: { id }, teams, uid, by, refusals: { add } }: ActionsSource) {
  const { t } = useTranslation('organizerDay');
  const { what, why } = useActWords(teams);
  const tell = useCallback(
    (act: string) => (error: unknown) => {
      console.warn('The court board was refused something', error);
      add(act ? t('failed.because', { act, why: why(error) }) : why(error));
    },
    [add, why, t],
  );
  const [doubleTaps] = useState(createDoubleTaps);
  const run = useCallback((command: () => Promise<unknown>) => void command().catch(tell('')), [tell]);
  const act = useCallback(
    (game: BoardGame, action: DayAction, onRefused?: () => void) => {
      doubleTaps.once(game, action, () => {
        const tap = toKeptTap(game, action, what(game, action));
        if (tap) keptTaps(id, uid).keep(tap);
        // An undone goal needs no second chance.
        if (action.kind === 'undoGoal') keptTaps(id, uid).drop(action.id);
        return carryOut(id, game, action, by)
          .catch((error: unknown) => {
            onRefused?.();
            tell(what(game, action))(error);
          })
          .finally(() => tap && keptTaps(id, uid).drop(tap.id));
      });
    },
    [id, uid, by, tell, what, doubleTaps],
  );
  return { act, run };
}
