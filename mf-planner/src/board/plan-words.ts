import { planTournament, type PlannerAdvice, type PlannerInput } from '@courtside/domain/planner';
import type { Words } from './words';

/** A length of time, in tables and sentences alike: "9.8 h". */
export const hoursWords = ({ t, number }: Words, hours: number): string => t('hours', { hours: number(hours, 1) });

export interface PlanWords {
  /** The result of the plan in one sentence. */
  readonly sentence: string;
  /** How that fits into a day; empty if no game can be played. */
  readonly verdict: string;
}

/** A plan in sentences. */
export function planWords(words: Words, input: PlannerInput): PlanWords {
  const { t } = words;
  const plan = planTournament(input);
  if (!plan) return { sentence: t('sentence.none'), verdict: '' };
  const sentence = t('sentence.plan', {
    teams: t('sentence.teams', { count: input.teams }),
    groups: t('sentence.groups', { count: input.groups }),
    courts: t('sentence.courts', { count: input.courts }),
    games: t('sentence.games', { count: plan.games }),
    gameLength: input.gameLength,
    interval: input.interval,
    hours: hoursWords(words, plan.courtTime.hours),
    between: hoursWords(words, plan.frequency.hours),
  });
  const verdict = t('sentence.verdict', {
    courtTime: t(`band.${plan.courtTime.band}`),
    frequency: t(`band.${plan.frequency.band}`),
  });
  return { sentence, verdict };
}

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** One change that makes the day run smoothly: "Games of 14 min instead of 15". */
export function adviceWords({ t }: Words, input: PlannerInput, { changes }: PlannerAdvice): string {
  const said = changes.map(({ field, value }) => t(`advice.${field}`, { count: value, value, from: input[field] }));
  return upperFirst(said.reduce((first, second) => t('advice.and', { first, second })));
}
