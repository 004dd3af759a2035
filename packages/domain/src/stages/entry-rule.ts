declare const further: unique symbol;

/** The id of a stage that is stored in a separate document. */
export type FurtherStageId = string & { readonly [further]: true };
export const furtherStageId = (text: string) => text as FurtherStageId;

/** `groups` and `bracket` are the two stages that a tournament stores among its own fields. */
export type StageId = 'groups' | 'bracket' | FurtherStageId;

/** The rule that says which teams play a stage. */
export type EntryRule =
  | { readonly kind: 'all' }
  /**
   * The teams on the ranks `first` to `last` of an earlier stage, over all of its groups; `last` is null if it is open or not known yet.
   */
  | { readonly kind: 'ranks'; readonly of: StageId; readonly first: number; readonly last: number | null }
  /** The same within each of its groups. */
  | { readonly kind: 'groupRanks'; readonly of: StageId; readonly first: number; readonly last: number | null }
  /** The teams of an earlier stage that play no other stage after it. */
  | { readonly kind: 'rest'; readonly of: StageId };

const pattern = /^(?:all|([A-Za-z0-9-]{1,40}) (?:(rest)|([1-9][0-9]{0,2})-([1-9][0-9]{0,2})?( each)?))$/;

/** Returns a rule as it is stored: `all`, `groups 5-8`, `groups 9-`, `groups 3-4 each`, `groups rest`. */
export function entryText(rule: EntryRule): string {
  if (rule.kind === 'all') return 'all';
  if (rule.kind === 'rest') return `${rule.of} rest`;
  return `${rule.of} ${rule.first}-${rule.last ?? ''}${rule.kind === 'groupRanks' ? ' each' : ''}`;
}

/** Reads a stored rule; null for an unreadable one, or one that only a later release knows. */
export function readEntry(text: string): EntryRule | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const [, of, rest, first, last, each] = found;
  if (of === undefined) return { kind: 'all' };
  if (rest !== undefined) return { kind: 'rest', of: of as StageId };
  const ranks = { of: of as StageId, first: Number(first), last: last === undefined ? null : Number(last) };
  if (ranks.last !== null && ranks.last < ranks.first) return null;
  return { kind: each === undefined ? 'ranks' : 'groupRanks', ...ranks };
}
