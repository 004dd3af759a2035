/**
 * Returns a result as people write it, "4–2"; a side without a score is a question mark, and a result without any is a dash. An invisible
 * joiner after the dash prevents a line break there.
 */
export const resultText = (one: number | null | undefined, other: number | null | undefined): string =>
  (one ?? other ?? null) === null ? '–' : `${one ?? '?'}–\u2060${other ?? '?'}`;
