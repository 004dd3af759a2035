import { useTranslation } from '@courtside/i18n';
import { useShortcutParts, type ShortcutDialogProps } from '@courtside/ui';
import type { ComponentType } from 'react';

/** The shortcuts of the console and of the open page. @param Dialog loaded together with it */
export function createConsoleShortcuts(Dialog: ComponentType<ShortcutDialogProps>) {
  return function ConsoleShortcuts({ onClose }: { readonly onClose: () => void }) {
    const { t } = useTranslation(['commands', 'common']);
    const keys = (name: 'page' | 'site' | 'list' | 'close' | 'escape' | 'title' | 'helpKey' | 'helpKeyHint') => t(`shortcuts.${name}`);
    const [page, site, list, close, escape] = [keys('page'), keys('site'), keys('list'), keys('close'), keys('escape')];
    const parts = useShortcutParts({ page, site, menu: t('title'), list, close, escape });
    const words = { title: keys('title'), close: t('common:action.close'), helpKey: keys('helpKey'), helpKeyHint: keys('helpKeyHint') };
    return <Dialog parts={parts} onClose={onClose} words={words} />;
  };
}
