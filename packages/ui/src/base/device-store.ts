/** Returns the choice that this device stores under a key; null if there is none, or if the browser forbids storage. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a choice on this device; null removes it. If storage is full or forbidden, the choice lasts as long as the page. */
export function keepOnDevice(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

/** Returns the ids that this device stores under a key; empty if the stored value is not a list of texts. */
export function readKeptIds(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readKept(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a list of ids on this device. */
export const keepIdsOnDevice = (key: string, ids: readonly string[]): void => keepOnDevice(key, JSON.stringify(ids));
