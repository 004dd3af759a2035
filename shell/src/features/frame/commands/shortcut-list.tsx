import { useTranslation } from '@courtside/i18n';
import { useShortcutParts, type ShortcutDialogProps } from '@courtside/ui';
import type { ComponentType } from 'react';

/** The shortcuts of the site and of the open page. @param Dialog loaded together with it */
export function createShortcutList(Dialog: ComponentType<ShortcutDialogProps>) {
  return function ShortcutList({ onClose }: { readonly onClose: () => void }) {
    const { t } = useTranslation(['commands', 'common']);
    const parts = useShortcutParts({
      page: t('shortcuts.page'),
      site: t('shortcuts.site'),
      menu: t('title'),
      list: t('shortcuts.list'),
      close: t('shortcuts.close'),
      escape: t('shortcuts.escape'),
    });
    return (
      <Dialog
        parts={parts}
        onClose={onClose}
        words={{
          title: t('shortcuts.title'),
          close: t('common:action.close'),
          helpKey: t('shortcuts.helpKey'),
          helpKeyHint: t('shortcuts.helpKeyHint'),
        }}
      />
    );
  };
}
