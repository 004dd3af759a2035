import { lazyPart } from '@courtside/federation/parts';
import { loadPageWords, useTranslation } from '@courtside/i18n';
import { DialogLoadFailure, loadCommandMenu, type DialogLoadFailureProps } from '@courtside/ui';

async function loadMenu() {
  const [{ createSiteMenu }, Menu] = await Promise.all([
    import(/* webpackChunkName: "command-menu" */ './site-menu'),
    loadCommandMenu(),
    loadPageWords('commands'),
  ]);
  return { default: createSiteMenu(Menu) };
}

/** The command menu, fetched when it is opened. */
export const CommandMenu = lazyPart<{ readonly onClose: () => void }>(loadMenu, (retry, { onClose }) => (
  <NotOpened retry={retry} onClose={onClose} />
));

function NotOpened(props: Omit<DialogLoadFailureProps, 'text'>) {
  const { t } = useTranslation('common');
  return <DialogLoadFailure text={t('notLoaded.dialog')} {...props} />;
}

/** Has the browser fetch the menu once the first page rests, so that it opens without a network: where a service worker keeps it. */
export async function keepCommandMenu(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.ready;
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
  // Whoever opens it hears of a failure then.
  whenIdle(() => void loadMenu().catch(() => undefined));
}
