import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;
const listeners = new Set<() => void>();

function change(now: boolean): void {
  printing = now;
  // The browser lays the page out right after the event.
  flushSync(() => listeners.forEach((tell) => tell()));
}
const begin = () => change(true);
const end = () => change(false);

function subscribe(tell: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
  }
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
    if (listeners.size > 0) return;
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    printing = false;
  };
}

/** Whether the page is laid out for paper. It renders again for changes that a style sheet can't make. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => printing,
    () => false,
  );
}
