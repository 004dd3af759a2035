import type { Team } from '@courtside/domain';
import type { DayAction, DayReason } from '@courtside/domain/day';
import { CommandFailure } from '@courtside/firebase';
import { useTranslation } from '@courtside/i18n';
import { useCallback } from 'react';
import type { BoardGame } from '../data/board-model';

/** Refusals that mean another device acted first. The buttons prevent the others, unless a device has missed something. */
const gone: readonly DayReason[] = ['alreadyFinished', 'isConfirmed'];

/** Returns texts for refused actions. They use what the tap knew, so that they can be shown after the board has closed. */
export function useActWords(teams: readonly Team[]) {
  const { t } = useTranslation(['organizerDay', 'errors']);
  const nameOf = useCallback((id: string | undefined) => teams.find((team) => team.id === id)?.name ?? '?', [teams]);
  /** "Goal for Ghost Riders (Ghost Riders – Wet Chain)" */
  const what = useCallback(
    ({ teams: [one, other] }: BoardGame, action: DayAction): string => {
      const game = t('plan.versus', { one: nameOf(one), other: nameOf(other) });
      if (action.kind !== 'goal') return game;
      return t('failed.what', { act: t('action.goalOf', { team: nameOf(action.goal.side === 1 ? one : other) }), game });
    },
    [t, nameOf],
  );
  const why = useCallback(
    (error: unknown): string => {
      const message = error instanceof Error ? error.message : String(error);
      if (!(error instanceof CommandFailure)) return message;
      switch (error.code) {
        case 'unavailable':
          return t('errors:cause.offline');
        case 'conflict':
          return t('errors:cause.conflict');
        case 'full':
          return t('errors:cause.full');
        case 'permission-denied':
          return t('failed.denied');
        case 'not-found':
          return t('failed.gone');
        case 'invalid':
          if (message === ('othersBegun' satisfies DayReason)) return t('failed.begun');
          return t((gone as readonly string[]).includes(message) ? 'failed.over' : 'failed.overtaken');
        default:
          return message;
      }
    },
    [t],
  );
  return { what, why };
}
