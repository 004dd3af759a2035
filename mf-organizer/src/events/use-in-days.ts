import { useTranslation } from '@courtside/i18n';

const WEEK = 7;

/** Returns a text for a number of days ahead: "tomorrow", "in 8 days", "in 3 weeks". */
export function useInDays(): (days: number) => string {
  const { t } = useTranslation('organizerMine');
  return (days) => (days < 2 * WEEK ? t('inDays', { count: days }) : t('inWeeks', { count: Math.round(days / WEEK) }));
}
