import { useCallback, useSyncExternalStore } from 'react';

/** 'system' follows the device; the others were chosen by the reader. */
export type ColorSchemeChoice = 'system' | 'light' | 'dark';

export const colorSchemeStorageKey = 'courtside.theme';

const listeners = new Set<() => void>();

function readChoice(): ColorSchemeChoice {
  try {
    const stored = localStorage.getItem(colorSchemeStorageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system'; // storage can be forbidden; the device's own scheme is a good answer
  }
}

/** Writes the choice onto <html data-theme>. Call it once before the first paint so that nothing flashes. */
export function applyColorScheme(choice: ColorSchemeChoice = readChoice()): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Remembers and applies a choice; every `useColorScheme` on the page follows. */
export function setColorScheme(choice: ColorSchemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(colorSchemeStorageKey);
    else localStorage.setItem(colorSchemeStorageKey, choice);
  } catch {
    // Not remembered, but still applied for this visit.
  }
  current = choice;
  applyColorScheme(choice);
  listeners.forEach((tell) => tell());
}

let current: ColorSchemeChoice | undefined;

function subscribe(tell: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== colorSchemeStorageKey && event.key !== null) return;
    current = readChoice();
    applyColorScheme(current);
    tell();
  };
  listeners.add(tell);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(tell);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** The reader's choice of light or dark, and the way to change it. Remembered, shared between tabs. */
export function useColorScheme(): readonly [ColorSchemeChoice, (choice: ColorSchemeChoice) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => (current ??= readChoice()),
    () => 'system' as const,
  );
  return [choice, useCallback((next: ColorSchemeChoice) => setColorScheme(next), [])];
}
