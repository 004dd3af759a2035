import { lazyPart } from '@courtside/federation/parts';
import { loadPageWords, useTranslation } from '@courtside/i18n';
import { DialogLoadFailure, loadCommandMenu, loadShortcutDialog, type DialogLoadFailureProps } from '@courtside/ui';

interface MenuProps {
  readonly onClose: () => void;
}

async function loadMenu() {
  const [{ createSiteMenu }, Menu] = await Promise.all([
    import(/* webpackChunkName: "command-menu" */ './site-menu'),
    loadCommandMenu(),
    loadPageWords('commands'),
  ]);
  return { default: createSiteMenu(Menu) };
}

async function loadList() {
  const [{ createShortcutList }, Dialog] = await Promise.all([
    import(/* webpackChunkName: "command-menu" */ './shortcut-list'),
    loadShortcutDialog(),
    loadPageWords('commands'),
  ]);
  return { default: createShortcutList(Dialog) };
}

/** The command menu, fetched when it is opened. */
export const CommandMenu = lazyPart<MenuProps & { readonly onShortcuts: () => void }>(loadMenu, (retry, { onClose }) => (
  <NotOpened retry={retry} onClose={onClose} />
));

/** The list of keyboard shortcuts, fetched likewise. */
export const ShortcutList = lazyPart<MenuProps>(loadList, (retry, { onClose }) => <NotOpened retry={retry} onClose={onClose} />);

function NotOpened(props: Omit<DialogLoadFailureProps, 'text'>) {
  const { t } = useTranslation('common');
  return <DialogLoadFailure text={t('notLoaded.dialog')} {...props} />;
}

/** Has the browser fetch both once the first page rests, so that they open without a network: where a service worker keeps them. */
export async function keepMenus(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  // A failure is shown to the user who opens one.
  whenIdle(() => void Promise.all([loadMenu(), loadList()]).catch(() => undefined));
}
