import { planTournament, type PlannerInput } from '@courtside/domain';
import { useFormat, useTranslation } from '@courtside/i18n';

/** A plan in sentences: what it comes to, and how that sits in a day. The second is empty where nothing can be played. */
export function usePlanWords(input: PlannerInput): { readonly sentence: string; readonly verdict: string } {
  const { t } = useTranslation('planner');
  const format = useFormat();
  const plan = planTournament(input);
  if (!plan) return { sentence: t('sentence.none'), verdict: '' };
  const sentence = t('sentence.plan', {
    teams: t('sentence.teams', { count: input.teams }),
    groups: t('sentence.groups', { count: input.groups }),
    courts: t('sentence.courts', { count: input.courts }),
    games: t('sentence.games', { count: plan.games }),
    gameLength: input.gameLength,
    interval: input.interval,
    hours: format.number(plan.courtTime.hours, 1),
    between: format.number(plan.frequency.hours, 1),
  });
  const verdict = t('sentence.verdict', {
    courtTime: t(`band.${plan.courtTime.band}`),
    frequency: t(`band.${plan.frequency.band}`),
  });
  return { sentence, verdict };
}
