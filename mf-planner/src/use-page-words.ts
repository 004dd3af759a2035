import { useFormat, useTranslation } from '@courtside/i18n';
import { useMemo } from 'react';
import type { Words } from './board/words';

/** The board's words in the language of the shell. */
export function usePageWords(): Words {
  const { t } = useTranslation('planner');
  const format = useFormat();
  // i18next's `t` has a type for each key; the board's has one for all, with the same keys.
  return useMemo(() => ({ t: (key, values) => String(t(key, { ...values })), number: format.number }), [t, format]);
}
