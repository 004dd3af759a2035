/**
 * What a box of digits says: a whole number of at least 0, `null` when it is empty (which is not 0),
 * `undefined` when it can't be one.
 */
export function parseWholeNumber(text: string, maxDigits = 3): number | null | undefined {
  const digits = text.trim();
  if (digits === '') return null;
  return new RegExp(`^\\d{1,${maxDigits}}$`).test(digits) ? Number(digits) : undefined;
}

/** One step up or down that stays inside the limits; from an empty box the first step lands on `start`. */
export function stepNumber(
  value: number | null,
  by: number,
  { min, max, start = min }: { min: number; max: number; start?: number },
): number {
  if (value === null) return start;
  return Math.min(max, Math.max(min, value + by));
}
