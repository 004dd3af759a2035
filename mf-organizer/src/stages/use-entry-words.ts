import type { EntryRule } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';
import { useEventStages } from './event-stages';

/**
 * Describes the teams of a stage: "Ranks 5–8", "Ranks 3–4 of each group", "All teams of no other bracket", "Main round: ranks 1–4".
 * @param kind of the stage
 * @returns takes the number of named teams, which begin in it
 */
export function useEntryWords(kind: 'bracket' | 'groups' = 'bracket'): (rule: EntryRule, named?: number) => string {
  const { t } = useTranslation('organizerBracket');
  const { groups } = useEventStages();
  const describe = (rule: EntryRule) => {
    if (rule.kind === 'all') return t('entry.all');
    if (rule.kind === 'rest') return kind === 'groups' ? t('furtherGroups.rest') : t('entry.rest');
    const { first, last } = rule;
    const of = rule.kind === 'groupRanks' ? 'groupRanks' : 'ranks';
    if (last === null) return t(`entry.${of}From`, { first });
    return first === last ? t(`entry.${of}One`, { first }) : t(`entry.${of}`, { first, last });
  };
  return (rule, named = 0) => {
    const source = rule.kind === 'all' ? undefined : groups.find(({ plan }) => plan.id === rule.of)?.plan.name;
    const words = source === undefined ? describe(rule) : t('furtherGroups.ofStage', { stage: source, rule: describe(rule) });
    return named === 0 ? words : t('furtherGroups.withNamed', { rule: words, count: named });
  };
}
