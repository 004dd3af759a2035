import { useTranslation } from '@courtside/i18n';
import { SaveIndicator } from '@courtside/ui';
import type { Autosave } from './use-autosave';

/** Says whether a text is saved; with a way to try again. */
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

/** The mark of several texts: the one that needs most attention. */
export function combined(...saves: readonly Autosave[]): Autosave | undefined {
  const order = ['error', 'waiting', 'saving', 'success'] as const;
  for (const state of order) {
    const found = saves.find((save) => save.state === state);
    if (found) return found;
  }
  return saves[0];
}
