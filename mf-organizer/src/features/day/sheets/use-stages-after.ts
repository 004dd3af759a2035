import type { TeamId } from '@courtside/domain';
import type { DayAction, PlannedGame } from '@courtside/domain/day';
import { useTranslation } from '@courtside/i18n';
import { useMemo } from 'react';
import { compareAfter } from '../../../stages/compare-elsewhere';
import { toEventStages } from '../../../stages/event-stages';
import { useStageEffects } from '../../../stages/use-stage-effects';
import { useDay } from '../data/day-context';

type Actions = readonly (readonly [game: PlannedGame, action: DayAction])[];

/**
 * Returns what actions on games, and teams that leave, change in all stages, one line each; null without further groups.
 * The places of some teams alone are named if these are given.
 */
export function useStagesAfter(): (actions: Actions, withdrawn: readonly TeamId[], only: readonly string[]) => string | null {
  const { t } = useTranslation('organizerDay');
  const { tournament, teams, matches, further, furtherGroups } = useDay();
  const event = useMemo(
    () => toEventStages({ tournament, teams, matches, groups: furtherGroups, brackets: further }),
    [tournament, teams, matches, furtherGroups, further],
  );
  const stageWords = useStageEffects(event);
  return (actions, withdrawn, only) => {
    const effects = compareAfter(event, new Map(actions.map(([game, action]) => [game.id as string, action])), withdrawn);
    if (!effects) return null;
    const places = effects.places.filter(({ teamId }) => only.length === 0 || only.includes(teamId));
    return stageWords({ ...effects, places }).join('\n') || t('missing.samePlaces');
  };
}
