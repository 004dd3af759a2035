import { getNotificationAddress } from './kinds';

/** The used parts of a worker's types, which the types of a page lack. */
interface NotificationPressed extends Event {
  readonly notification: Notification;
  readonly waitUntil: (done: Promise<unknown>) => void;
}
interface Page {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}
interface Pages {
  readonly matchAll: (asked: { readonly type: 'window' }) => Promise<readonly Page[]>;
  readonly openWindow: (address: string) => Promise<unknown>;
}

const withoutFragment = (address: string): string => address.split('#')[0] ?? '';
/** Path of the tournament that an address is about. */
const tournamentIn = (address: string): string => new URL(address).pathname.split('/')[1] ?? '';

/** Returns the page of a notification, at any of its fragments, or else a page of the same tournament. */
function pageOf(address: string, pages: readonly Page[]): Page | undefined {
  return (
    pages.find(({ url }) => withoutFragment(url) === withoutFragment(address)) ??
    pages.find(({ url }) => tournamentIn(url) === tournamentIn(address))
  );
}

async function showPage(address: string | null): Promise<void> {
  const { clients } = self as unknown as { readonly clients: Pages };
  const pages = await clients.matchAll({ type: 'window' });
  const page = address === null ? pages[0] : pageOf(address, pages);
  if (page) await page.focus();
  else if (address !== null) await clients.openWindow(address);
}

/** Opens the page of a notification when the user presses it. */
export function openPressedNotifications(): void {
  self.addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as NotificationPressed;
    notification.close();
    waitUntil.call(event, showPage(getNotificationAddress(notification.data)));
  });
}
