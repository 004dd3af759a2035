import { useTranslation } from '@courtside/i18n';
import { SaveIndicator } from '@courtside/ui';
import type { Autosave } from './use-autosave';

/** Shows whether a text is saved, with a button to retry. */
export function SaveMark({ of }: { readonly of: Autosave }) {
  const { t } = useTranslation('common');
  return (
    <SaveIndicator
      state={of.state}
      words={{ saving: t('save.saving'), success: t('save.saved'), error: t('save.failed'), waiting: t('save.waiting') }}
      onRetry={of.retry}
      retryLabel={t('action.retry')}
    />
  );
}

/** Returns the one of several texts whose state needs most attention, for a shared mark. */
export function combined(...saves: readonly Autosave[]): Autosave | undefined {
  const order = ['error', 'waiting', 'saving', 'success'] as const;
  for (const state of order) {
    const found = saves.find((save) => save.state === state);
    if (found) return found;
  }
  return saves[0];
}
