/** Whether this page may ask for permission to show notifications, which need TLS and a browser that supports them. */
export const canNotify = (): boolean => window.isSecureContext && 'Notification' in window;

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

export interface Notified {
  readonly title: string;
  readonly body: string;
  /** A notification replaces an earlier one with the same tag, also from another tab. */
  readonly tag: string;
}

/** Shows a notification, unless it is not, or no longer, allowed. */
export async function notify({ title, body, tag }: Notified): Promise<void> {
  if (!mayNotify()) return;
  const options = { body, tag, data: { address: window.location.href } };
  // Phones only support notifications of a service worker.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) return await worker.showNotification(title, options);
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // On a phone without a service worker, only the page itself shows it.
  }
}
