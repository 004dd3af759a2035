/** A value in Firestore's REST format, e.g. `{ stringValue: 'a' }`. */
export type WireValue = Readonly<Record<string, unknown>>;
export type WireFields = Readonly<Record<string, WireValue>>;

/** A server time in the shape of the SDK's own: parsers and text comparisons treat them alike. */
class ServerTime {
  constructor(
    readonly seconds: number,
    readonly nanoseconds: number,
  ) {}

  toJSON(): object {
    return { seconds: this.seconds, nanoseconds: this.nanoseconds, type: 'firestore/timestamp/1.0' };
  }
}

function timeOf(text: string): ServerTime {
  const fraction = /\.(\d+)Z$/.exec(text)?.[1] ?? '';
  return new ServerTime(Math.floor(Date.parse(text) / 1000), Number(fraction.padEnd(9, '0')));
}

/** Plain data of the fields of a document. */
export function toPlainData(fields: WireFields = {}): Record<string, unknown> {
  // Not assigned one by one: a field may have any name, `__proto__` included.
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, plain(value)]));
}

function plain(value: WireValue): unknown {
  const [[kind, held] = ['nullValue', null]] = Object.entries(value);
  switch (kind) {
    case 'nullValue':
      return null;
    case 'integerValue':
    case 'doubleValue':
      return Number(held);
    case 'timestampValue':
      return timeOf(held as string);
    case 'mapValue':
      return toPlainData((held as { fields?: WireFields }).fields);
    case 'arrayValue':
      return ((held as { values?: readonly WireValue[] }).values ?? []).map(plain);
    default:
      return held;
  }
}

/** The value of a condition. */
export function wireValue(value: unknown): WireValue {
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireValue) } };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  return typeof value === 'boolean' ? { booleanValue: value } : { stringValue: String(value) };
}
