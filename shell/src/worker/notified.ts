import { addressOf } from './kinds';

/** What is used here of a worker, which the types of a page don't know. */
interface NotificationPressed extends Event {
  readonly notification: Notification;
  readonly waitUntil: (done: Promise<unknown>) => void;
}
interface Pages {
  readonly matchAll: (asked: {
    readonly type: 'window';
  }) => Promise<readonly { readonly url: string; readonly focus: () => Promise<unknown> }[]>;
  readonly openWindow: (address: string) => Promise<unknown>;
}

async function showPage(address: string | null): Promise<void> {
  const { clients } = self as unknown as { readonly clients: Pages };
  const pages = await clients.matchAll({ type: 'window' });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  if (page) await page.focus();
  else if (address !== null) await clients.openWindow(address);
}

/** What a page told beside itself leads back to it. */
export function leadBack(): void {
  self.addEventListener('notificationclick', (event) => {
    const { notification, waitUntil } = event as NotificationPressed;
    notification.close();
    waitUntil.call(event, showPage(addressOf(notification.data)));
  });
}
