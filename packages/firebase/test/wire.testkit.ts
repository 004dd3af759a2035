import type { WireValue } from '@courtside/rules-language';

/** Represents the server's time in the data of a write. */
export const NOW = Symbol('now');
export const TIME_MICROS = 1_795_300_000_000_000n;

/** The fields of a document, as the rules read them. */
export type Data = { readonly [field: string]: unknown };

const wire = (value: unknown): WireValue => {
  if (value === NOW) return { timestampValue: new Date(Number(TIME_MICROS / 1000n)).toISOString() };
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: value } : { doubleValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wire) } };
  return { mapValue: { fields: toWireFields(value as Data) } };
};

export const toWireFields = (data: Data): Record<string, WireValue> =>
  Object.fromEntries(Object.entries(data).map(([field, value]) => [field, wire(value)]));
