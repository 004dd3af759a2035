/** Parses a box of digits: a whole number of at least 0, `null` if it is empty (which is not 0), `undefined` if it is invalid. */
export function parseWholeNumber(text: string, maxDigits = 3): number | null | undefined {
  const digits = text.trim();
  if (digits === '') return null;
  return new RegExp(`^\\d{1,${maxDigits}}$`).test(digits) ? Number(digits) : undefined;
}

/** Returns the number one step up or down within the limits; from an empty box the first step is `start`. */
export function stepNumber(
  value: number | null,
  by: number,
  { min, max, start = min }: { min: number; max: number; start?: number },
): number {
  if (value === null) return start;
  return Math.min(max, Math.max(min, value + by));
}

/** The attributes that make a text box a number box, for screen readers too. */
export const wholeNumberBox = (value: number | null, { min, max }: { readonly min: number; readonly max: number }) =>
  ({
    'type': 'text',
    'inputMode': 'numeric',
    'autoComplete': 'off',
    'role': 'spinbutton',
    'aria-valuenow': value ?? undefined,
    'aria-valuemin': min,
    'aria-valuemax': max,
    'value': value ?? '',
  }) as const;

/** Handles arrow up and down in a number box. */
export const stepByKeys =
  (move: (by: number) => void, step = 1) =>
  (event: { readonly key: string; preventDefault(): void }): void => {
    const by = event.key === 'ArrowUp' ? step : event.key === 'ArrowDown' ? -step : 0;
    if (by === 0) return;
    event.preventDefault();
    move(by);
  };
