/** Whether this page may ask to tell things while it is not looked at: not without TLS, and not where the browser has no such thing. */
export const canNotify = (): boolean => window.isSecureContext && 'Notification' in window;

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

export interface Notified {
  readonly title: string;
  readonly body: string;
  /** What is told of the same takes the place of what was told before, also from another tab. */
  readonly tag: string;
}

/** Tells something beside the page; nothing where that is not allowed (any more). */
export async function notify({ title, body, tag }: Notified): Promise<void> {
  if (!mayNotify()) return;
  const options = { body, tag, data: { address: window.location.href } };
  // Phones know no notifications but those of a service worker.
  const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (worker?.active) return await worker.showNotification(title, options);
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // A phone without a service worker: the page itself says it.
  }
}
