import { useMenuKeys } from '@courtside/ui';
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { CommandMenu, keepMenus, ShortcutList } from './lazy-menu';

interface Menus {
  /** Opens the command menu. */
  readonly search: () => void;
  /** The open dialog. */
  readonly node: ReactNode;
}

/** The command menu and the list of shortcuts, with their keys. */
export function useMenus(): Menus {
  const [open, setOpen] = useState<'menu' | 'shortcuts' | null>(null);
  const search = useCallback(() => setOpen('menu'), []);
  const list = useCallback(() => setOpen('shortcuts'), []);
  const close = () => setOpen(null);
  useMenuKeys(search, list);
  useEffect(() => void keepMenus(), []);
  const node = open && (
    <Suspense>{open === 'menu' ? <CommandMenu onClose={close} onShortcuts={list} /> : <ShortcutList onClose={close} />}</Suspense>
  );
  return { search, node };
}
