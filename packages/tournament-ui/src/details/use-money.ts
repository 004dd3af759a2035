import { useLanguage } from '@courtside/i18n';

/** An amount as the user writes it: "€12.50", « 12,50 € ». Whole amounts have no hundredths. */
export function useMoney(): (cents: number, currency: string) => string {
  const { language } = useLanguage();
  return (cents, currency) =>
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
      maximumFractionDigits: 2,
    }).format(cents / 100);
}
