/** The usage of documents in everything that is counted. */
export interface Usage {
  readonly documents: number;
  /** Characters of paths, and of fields as JSON. */
  readonly bytes: number;
}

export const noUsage: Usage = { documents: 0, bytes: 0 };

export const addUsage = (one: Usage, other: Usage): Usage => ({
  documents: one.documents + other.documents,
  bytes: one.bytes + other.bytes,
});

export const multiplyUsage = (use: Usage, factor: number): Usage => ({
  documents: use.documents * factor,
  bytes: use.bytes * factor,
});

/** Whether adding exceeds a limit. A change that does not grow never does, so that a user above a limit can still delete and edit. */
export const exceedsBound = (used: Usage, added: Usage, bound: Usage): boolean =>
  (['documents', 'bytes'] as const).some((measure) => added[measure] > 0 && used[measure] + added[measure] > bound[measure]);
