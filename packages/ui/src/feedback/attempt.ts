import { showToast } from './toast-store';

/** Does something that needs a file or the network; where that fails, it is said, with a way to try again. */
export function attempt(action: () => Promise<unknown>, words: { readonly failed: string; readonly retry: string }): void {
  action().catch((error: unknown) => {
    console.warn(words.failed, error);
    showToast(words.failed, { kind: 'error', action: { label: words.retry, onPress: () => attempt(action, words) } });
  });
}
