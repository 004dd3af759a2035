import type { EntryRule, StageId } from '@courtside/domain/stages';

export type EntryKind = 'rest' | 'ranks' | 'groupRanks';

/** The rule of a stage while it is edited. */
export interface EntryDraft {
  readonly kind: EntryKind;
  /** The stage that the teams come from. */
  readonly of: StageId;
  readonly first: number | null;
  /** Null: all teams behind the first. */
  readonly last: number | null;
}

export const MAX_RANK = 999;

/** Returns the draft of a stored rule. @param fallback of a new stage, and of a rule that has no ranks */
export function toEntryDraft(entry: EntryRule | undefined, fallback: EntryDraft): EntryDraft {
  if (!entry || entry.kind === 'all') return fallback;
  if (entry.kind === 'rest') return { ...fallback, kind: 'rest', of: entry.of };
  return { kind: entry.kind, of: entry.of, first: entry.first, last: entry.last };
}

/** Returns the rule; null while a rank is missing or wrong. */
export function toEntryRule({ kind, of, first, last }: EntryDraft): EntryRule | null {
  if (kind === 'rest') return { kind, of };
  if (first === null || first < 1 || first > MAX_RANK || (last !== null && (last < first || last > MAX_RANK))) return null;
  return { kind, of, first, last };
}
