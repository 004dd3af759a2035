import type { Score } from '@courtside/domain';

/** A result as people read it, "4 : 2"; a side that has none is a dash. It is never torn apart at the end of a line. */
export const resultText = (one: Score | undefined, other: Score | undefined): string => `${one ?? '–'}\u00a0:\u00a0${other ?? '–'}`;
