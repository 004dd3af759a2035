/** Returns the same text for equal values, with the entries of maps and objects in the order of their keys. */
export function toCanonicalText(value: unknown): string {
  return JSON.stringify(plain(value));
}

function plain(value: unknown): unknown {
  if (value instanceof Map) return plain(Object.fromEntries(value as Map<string, unknown>));
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, held]) => held !== undefined);
  return Object.fromEntries(entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, held]) => [key, plain(held)]));
}
