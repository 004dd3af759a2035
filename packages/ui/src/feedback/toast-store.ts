import { onePerPage } from '@courtside/federation/one-per-page';
import type { ReactNode } from 'react';
import type { NoticeKind } from './notice';

export interface Toast {
  readonly id: number;
  readonly kind: Exclude<NoticeKind, 'warning'>;
  readonly text: ReactNode;
  readonly action?: { readonly label: ReactNode; readonly onPress: () => void };
  /** In ms; left out, as long as its kind is shown. */
  readonly duration?: number;
}

/** More would cover the page. */
const MOST = 2;

/** Toasts of all copies of this package are shown in the region of the page's host. */
const said = onePerPage('ui.toasts.1', () => ({ toasts: [] as readonly Toast[], lastId: 0, listeners: new Set<() => void>() }));

function set(next: readonly Toast[]): void {
  said.toasts = next;
  said.listeners.forEach((tell) => tell());
}

export const toastStore = {
  subscribe(tell: () => void): () => void {
    said.listeners.add(tell);
    return () => said.listeners.delete(tell);
  },
  read: (): readonly Toast[] => said.toasts,
};

/**
 * Shows a short-lived message in the page's `ToastRegion`. Do not use it for messages that must not be missed. At most two are visible at a
 * time, and none twice. Returns the id for `dismissToast`.
 */
export function showToast(
  text: ReactNode,
  { kind = 'success', ...options }: Partial<Pick<Toast, 'kind' | 'action' | 'duration'>> = {},
): number {
  const id = ++said.lastId;
  const others = said.toasts.filter((toast) => toast.action !== undefined || toast.kind !== kind || toast.text !== text);
  set([...others, { id, kind, text, ...options }].slice(-MOST));
  return id;
}

export function dismissToast(id: number): void {
  set(said.toasts.filter((toast) => toast.id !== id));
}
