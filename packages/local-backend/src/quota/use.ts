/** What documents use of everything that is counted. */
export interface Use {
  readonly documents: number;
  /** Characters of paths, and of fields as JSON. */
  readonly bytes: number;
}

export const nothing: Use = { documents: 0, bytes: 0 };

export const plus = (one: Use, other: Use): Use => ({
  documents: one.documents + other.documents,
  bytes: one.bytes + other.bytes,
});

export const times = (use: Use, factor: number): Use => ({
  documents: use.documents * factor,
  bytes: use.bytes * factor,
});

/**
 * Whether adding goes beyond a bound. What doesn't grow never does, so that a user above a bound can still delete, and change what is there.
 */
export const isBeyond = (used: Use, added: Use, bound: Use): boolean =>
  (['documents', 'bytes'] as const).some((measure) => added[measure] > 0 && used[measure] + added[measure] > bound[measure]);
