export const NANOS_PER_SECOND = 1_000_000_000n;

/** A span of time, signed, in nanoseconds. */
export class DurationValue {
  constructor(readonly nanos: bigint) {}
}

/** A point in time, in nanoseconds since 1970 UTC. */
export class TimestampValue {
  constructor(readonly nanos: bigint) {}

  /** The same point as a JavaScript date, cut to milliseconds towards the past. */
  toDate(): Date {
    return new Date(Number(floorDivide(this.nanos, 1_000_000n)));
  }
}

/** 0001-01-01 to 9999-12-31, what Firestore can store. */
export const MIN_TIMESTAMP_NANOS = -62_135_596_800n * NANOS_PER_SECOND;
export const MAX_TIMESTAMP_NANOS = 253_402_300_800n * NANOS_PER_SECOND - 1n;
/** The documented bounds of a duration, 10,000 years. */
export const MAX_DURATION_SECONDS = 315_576_000_000n;

export function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

/** Reads RFC 3339 with up to nine fractional digits; null when the text is no time. */
export function timestampFromText(text: string): TimestampValue | null {
  const found = /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/.exec(text);
  if (found === null) return null;
  const millis = Date.parse(`${found[1]}${found[3]}`);
  if (Number.isNaN(millis)) return null;
  return new TimestampValue(BigInt(millis) * 1_000_000n + BigInt((found[2] ?? '').padEnd(9, '0')));
}
