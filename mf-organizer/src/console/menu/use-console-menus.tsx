import { lazyPart } from '@courtside/federation/parts';
import { loadPageWords } from '@courtside/i18n';
import { loadCommandMenu, loadShortcutDialog, useMenuKeys } from '@courtside/ui';
import { Suspense, useCallback, useState, type ReactNode } from 'react';
import { NotOpened } from '../../loading/not-loaded';
import type { ConsoleMenuProps } from './console-menu';

const Menu = lazyPart<ConsoleMenuProps>(
  async () => {
    const [{ createConsoleMenu }, CommandMenu] = await Promise.all([
      import(/* webpackChunkName: "command-menu" */ './console-menu'),
      loadCommandMenu(),
      loadPageWords('commands'),
    ]);
    return { default: createConsoleMenu(CommandMenu) };
  },
  (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
);

const Shortcuts = lazyPart<Pick<ConsoleMenuProps, 'onClose'>>(
  async () => {
    const [{ createConsoleShortcuts }, Dialog] = await Promise.all([
      import(/* webpackChunkName: "command-menu" */ './console-shortcuts'),
      loadShortcutDialog(),
      loadPageWords('commands'),
    ]);
    return { default: createConsoleShortcuts(Dialog) };
  },
  (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />,
);

/** The command menu and the list of shortcuts, with their keys. */
export function useConsoleMenus(): { readonly search: () => void; readonly node: ReactNode } {
  const [open, setOpen] = useState<'menu' | 'shortcuts' | null>(null);
  const search = useCallback(() => setOpen('menu'), []);
  const list = useCallback(() => setOpen('shortcuts'), []);
  const close = () => setOpen(null);
  useMenuKeys(search, list);
  const node = open && <Suspense>{open === 'menu' ? <Menu onClose={close} onShortcuts={list} /> : <Shortcuts onClose={close} />}</Suspense>;
  return { search, node };
}
