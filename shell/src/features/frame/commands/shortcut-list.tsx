import { useTranslation } from '@courtside/i18n';
import { isApple, useOfferedShortcuts, type ShortcutDialogProps } from '@courtside/ui';
import type { ComponentType } from 'react';

/** The shortcuts of the site and of the open page. @param Dialog loaded together with it */
export function createShortcutList(Dialog: ComponentType<ShortcutDialogProps>) {
  return function ShortcutList({ onClose }: { readonly onClose: () => void }) {
    const { t } = useTranslation(['commands', 'common']);
    const offered = useOfferedShortcuts();
    const held = isApple() ? '⌘' : 'Ctrl';
    const site = [
      { does: t('title'), keys: [`${held}+K`] },
      { does: t('shortcuts.list'), keys: ['?'] },
      { does: t('shortcuts.close'), keys: [t('shortcuts.escape')] },
    ];
    // Two boards of a page may have the same keys.
    const ofPage = [...new Map(offered.map((shortcut) => [shortcut.does, shortcut])).values()];
    const parts = [
      ...(ofPage.length > 0 ? [{ name: t('shortcuts.page'), shortcuts: ofPage }] : []),
      { name: t('shortcuts.site'), shortcuts: site },
    ];
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
