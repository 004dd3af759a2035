import type { EntryRule } from '@courtside/domain/stages';
import { useTranslation } from '@courtside/i18n';

/** Describes the teams of a stage: "Ranks 5–8", "Ranks 3–4 of each group", "All teams of no other bracket". */
export function useEntryWords(): (rule: EntryRule) => string {
  const { t } = useTranslation('organizerBracket');
  return (rule) => {
    if (rule.kind === 'all') return t('entry.all');
    if (rule.kind === 'rest') return t('entry.rest');
    const { first, last } = rule;
    const of = rule.kind === 'groupRanks' ? 'groupRanks' : 'ranks';
    if (last === null) return t(`entry.${of}From`, { first });
    return first === last ? t(`entry.${of}One`, { first }) : t(`entry.${of}`, { first, last });
  };
}
