import { showToast } from './toast-store';

/** Runs an action that needs a file or the network. Shows a failure with a button to retry. */
export function attempt(action: () => Promise<unknown>, words: { readonly failed: string; readonly retry: string }): void {
  action().catch((error: unknown) => {
    console.warn(words.failed, error);
    showToast(words.failed, { kind: 'error', action: { label: words.retry, onPress: () => attempt(action, words) } });
  });
}
