import { planBracket, planSwiss, type PlannerStage } from '@courtside/domain/planner';
import { hoursWords, planWords } from './plan-words';
import { toPlannerInput, type PlannerState } from './planner-state';
import type { Words } from './words';

/** Returns a whole plan as plain text, one fact a line. */
export function planText(words: Words, state: PlannerState): string {
  const { stages } = state;
  const { t } = words;
  const input = toPlannerInput(state);
  const { sentence, verdict } = planWords(words, input);
  const line = (name: string, stage: PlannerStage | null) =>
    `${name}: ${stage ? `${t('sentence.games', { count: stage.games })}, ${hoursWords(words, stage.courtTime.hours)}, ${t(`band.${stage.courtTime.band}`)}` : t('stages.tooFew')}`;
  return [
    sentence,
    verdict,
    stages.swissRounds > 0 && line(t('stages.swissRow', { count: stages.swissRounds }), planSwiss(input, stages.swissRounds)),
    stages.bracket && line(t('stages.bracketRow', { type: t(`stages.${stages.bracket}`) }), planBracket(input, stages.bracket)),
    t('daylight'),
  ]
    .filter(Boolean)
    .join('\n');
}
