/**
 * Returns a result as everybody writes it, "4–2"; a side without a score is a question mark, and a result without any a dash. An invisible joiner behind
 * the dash keeps lines from ending there.
 */
export const resultText = (one: number | null | undefined, other: number | null | undefined): string =>
  (one ?? other ?? null) === null ? '–' : `${one ?? '?'}–\u2060${other ?? '?'}`;
