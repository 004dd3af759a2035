/** `{seconds, nanos}` as the RFC 3339 text of JSON, with as many digits as there are. */
export function timeToJson(time: unknown): string {
  const { seconds = '0', nanos = 0 } = (time ?? {}) as { seconds?: string | number; nanos?: number };
  const whole = new Date(Number(seconds) * 1000).toISOString().slice(0, 19);
  return `${whole}.${String(nanos).padStart(9, '0')}Z`;
}

/** An RFC 3339 time as `{seconds, nanos}`. */
export function timeToProto(text: unknown): { seconds: string; nanos: number } {
  const match = /^(.*?)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/.exec(String(text));
  if (!match) throw new RangeError(`${String(text)} is not a time`);
  return { seconds: String(Math.floor(Date.parse(`${match[1]}${match[3]}`) / 1000)), nanos: Number((match[2] ?? '').padEnd(9, '0')) };
}
