/** Splits a field path as the wire writes it: `a.b`, `` `odd.name`.c ``; a backslash escapes inside backticks. */
export function fieldSegments(text: string): string[] {
  const segments: string[] = [];
  const part = /`((?:[^`\\]|\\.)*)`|([^.`]+)/y;
  let offset = 0;
  while (offset < text.length) {
    part.lastIndex = offset;
    const found = part.exec(text);
    if (found === null) return [text];
    segments.push(found[1] === undefined ? (found[2] ?? '') : found[1].replace(/\\(.)/g, '$1'));
    offset = part.lastIndex + 1;
  }
  return segments;
}

/** One text for one path, whatever characters its segments have. */
export function fieldKey(segments: readonly string[]): string {
  return JSON.stringify(segments);
}
