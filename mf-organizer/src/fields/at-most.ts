import { useTranslation } from '@courtside/i18n';

/** The maximum length of the short texts of games and of a pass's name. */
const atMost = { referee: 120, hyperlink: 1000, pass: 100 } as const;

export const isTooLong = (text: string, field: keyof typeof atMost): boolean => text.trim().length > atMost[field];

/** Returns an error for a field with too much text. A `maxLength` would silently cut pasted text. */
export function useTooLong(): (text: string, field: keyof typeof atMost) => string | false {
  const { t } = useTranslation('organizer');
  return (text, field) => isTooLong(text, field) && t('field.tooLong', { count: atMost[field] });
}
