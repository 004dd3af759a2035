const fields = ['input', 'select', 'textarea', '[role="switch"]'].map((control) => `form ${control}:enabled`).join();

const isUnchosen = (field: HTMLElement) => field instanceof HTMLInputElement && field.type === 'radio' && !field.checked;

/**
 * Returns the first focus of a dialog that has just been opened: the element marked `data-autofocus` (React's `autoFocus` comes too early, while
 * the dialog is still closed), or the first field of its form. Null leaves it to the browser, which takes the first button. It is also null on
 * touch screens, where the on-screen keyboard would cover the question.
 */
export function firstFocus(dialog: HTMLElement): HTMLElement | null {
  const marked = dialog.querySelector<HTMLElement>('[data-autofocus]');
  if (marked || window.matchMedia?.('(pointer: coarse)').matches) return marked;
  return [...dialog.querySelectorAll<HTMLElement>(fields)].find((field) => !isUnchosen(field)) ?? null;
}
