import type { ReactNode } from 'react';
import type { NoticeKind } from './notice';

export interface Toast {
  readonly id: number;
  readonly kind: Exclude<NoticeKind, 'warning'>;
  readonly text: ReactNode;
  readonly action?: { readonly label: ReactNode; readonly onPress: () => void };
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]): void {
  toasts = next;
  listeners.forEach((tell) => tell());
}

export const toastStore = {
  subscribe(tell: () => void): () => void {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  read: (): readonly Toast[] => toasts,
};

/**
 * Says something in passing, in the one `ToastRegion` of the page. Nothing that must not be missed belongs here.
 * At most three stand at a time. Returns the id for `dismissToast`.
 */
export function showToast(text: ReactNode, options: Partial<Pick<Toast, 'kind' | 'action'>> = {}): number {
  const id = ++lastId;
  set([...toasts, { id, kind: options.kind ?? 'success', text, ...(options.action ? { action: options.action } : {}) }].slice(-3));
  return id;
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}
