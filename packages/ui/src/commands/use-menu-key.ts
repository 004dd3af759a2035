import { useEffect } from 'react';

/** Whether the keyboard has ⌘ where others have Ctrl. */
export const isApple = (): boolean => typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the command menu by Ctrl+K, or ⌘K on a Mac; not above an open dialog, which somebody is busy with. @param open a stable function */
export function useMenuKey(open: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isOurs = event.key.toLowerCase() === 'k' && (isApple() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);
      if (!isOurs || event.altKey || event.shiftKey || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [open]);
}
