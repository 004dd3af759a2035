import { onePerPage } from '@courtside/federation/one-per-page';
import { useCallback, useSyncExternalStore } from 'react';
import { keepOnDevice, readKept } from '../base/device-store';

/** 'system' follows the device; the others were chosen by the user. */
export type ColorSchemeChoice = 'system' | 'light' | 'dark';

export const colorSchemeStorageKey = 'courtside.theme';

const chosen = onePerPage<{ choice?: ColorSchemeChoice; readonly listeners: Set<() => void> }>('ui.color-scheme.1', () => ({
  listeners: new Set(),
}));

function readChoice(): ColorSchemeChoice {
  const stored = readKept(colorSchemeStorageKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Writes the choice to <html data-theme>. Call it once before the first paint, to avoid a flash. */
export function applyColorScheme(choice: ColorSchemeChoice = readChoice()): void {
  if (choice === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
}

/** Stores and applies a choice; every `useColorScheme` on the page updates. */
export function setColorScheme(choice: ColorSchemeChoice): void {
  keepOnDevice(colorSchemeStorageKey, choice === 'system' ? null : choice);
  chosen.choice = choice;
  applyColorScheme(choice);
  chosen.listeners.forEach((tell) => tell());
}

function subscribe(tell: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== colorSchemeStorageKey && event.key !== null) return;
    chosen.choice = readChoice();
    applyColorScheme(chosen.choice);
    tell();
  };
  chosen.listeners.add(tell);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    chosen.listeners.delete(tell);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** The user's choice of light or dark, with a function to change it. Stored, and shared between tabs. */
export function useColorScheme(): readonly [ColorSchemeChoice, (choice: ColorSchemeChoice) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => (chosen.choice ??= readChoice()),
    () => 'system' as const,
  );
  return [choice, useCallback((next: ColorSchemeChoice) => setColorScheme(next), [])];
}
