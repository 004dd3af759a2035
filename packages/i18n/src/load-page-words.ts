import { loadNamespaces } from './create-i18n';
import type { Namespace } from './namespaces';

const arriving = new Map<string, Promise<void>>();

/**
 * The words of some parts of the product, for `use()`: a page waits for them before its first paint.
 * A download that failed is forgotten, so that the next attempt asks again.
 */
export function loadPageWords(...names: readonly Namespace[]): Promise<void> {
  const key = names.join();
  let words = arriving.get(key);
  if (!words) {
    words = loadNamespaces(...names);
    words.catch(() => arriving.delete(key));
    arriving.set(key, words);
  }
  return words;
}
