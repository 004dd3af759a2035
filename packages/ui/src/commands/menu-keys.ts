import { useEffect } from 'react';
import { readKept, keepOnDevice } from '../base/device-store';

const HELP = 'courtside.help-key';

/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Whether Ctrl is held, or ⌘ on a Mac, and nothing else. */
export const isCommandKey = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  !altKey && !shiftKey && (isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey);

/** Inputs in which no character is typed. */
const pressed = ['checkbox', 'radio', 'button', 'submit', 'reset', 'range', 'color', 'file'].map((type) => `:not([type=${type}])`).join('');

/** Whether a key belongs to a text that a user types, or to a list in which letters choose. */
export const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest(`input${pressed}, textarea, select`) !== null);

/** A user is busy with a dialog. */
export const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** Whether the single key `?` does something on this device (WCAG 2.1.4). */
export const isHelpKeyOn = (): boolean => readKept(HELP) !== 'off';
export const switchHelpKey = (isOn: boolean): void => keepOnDevice(HELP, isOn ? null : 'off');

/** Opens the command menu by Ctrl+K, or ⌘K on a Mac, and the list of shortcuts by `?`. @param openMenu a stable function @param openList a stable function */
export function useMenuKeys(openMenu: () => void, openList: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isMenu = event.key.toLowerCase() === 'k' && isCommandKey(event);
      const isHeld = event.ctrlKey || event.metaKey || event.altKey;
      const isList = event.key === '?' && !isHeld && !isTyping(event) && isHelpKeyOn();
      if ((!isMenu && !isList) || isDialogOpen()) return;
      event.preventDefault();
      (isMenu ? openMenu : openList)();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [openMenu, openList]);
}
