import { useTranslation } from '@courtside/i18n';

/** Most characters of the short texts beside games and of a pass's name. */
const atMost = { referee: 120, hyperlink: 1000, pass: 100 } as const;

export const isTooLong = (text: string, field: keyof typeof atMost): boolean => text.trim().length > atMost[field];

/** What is said beside a field that holds more than it may: a field that stops taking characters would cut what is pasted, and say nothing. */
export function useTooLong(): (text: string, field: keyof typeof atMost) => string | false {
  const { t } = useTranslation('organizer');
  return (text, field) => isTooLong(text, field) && t('field.tooLong', { count: atMost[field] });
}
