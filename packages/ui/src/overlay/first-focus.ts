const fields = ['input', 'select', 'textarea', '[role="switch"]'].map((control) => `form ${control}:enabled`).join();

const isUnchosen = (field: HTMLElement) => field instanceof HTMLInputElement && field.type === 'radio' && !field.checked;

/**
 * Where the focus starts in a dialog that has just been opened: on what is marked `data-autofocus` (React's `autoFocus` comes too early, the dialog
 * is still closed then), or in the first field of its form. Null leaves it to the browser, which takes the first button: also
 * where a finger has opened the dialog and the keyboard on the screen would cover the question.
 */
export function firstFocus(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (marked || window.matchMedia?.('(pointer: coarse)').matches) return marked;
  return [...dialog.querySelectorAll<HTMLElement>(fields)].find((field) => !isUnchosen(field)) ?? null;
}
