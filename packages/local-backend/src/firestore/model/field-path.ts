import { FirestoreError } from './firestore-error';
import { mapFields, type Fields, type Value } from './value';

/** Splits `a.b`.`odd.name` into its segments; quoted segments may hold anything, with backslash escapes. */
export function parseFieldPath(text: string): readonly string[] {
  const segments: string[] = [];
  let index = 0;
  while (index <= text.length) {
    const [segment, next] = text[index] === '`' ? quoted(text, index) : plain(text, index);
    segments.push(segment);
    if (next >= text.length) return segments;
    if (text[next] !== '.') throw malformed(text);
    index = next + 1;
  }
  throw malformed(text);
}

function quoted(text: string, start: number): [string, number] {
  let segment = '';
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') segment += text[(index += 1)] ?? '';
    else if (text[index] === '`') return [segment, index + 1];
    else segment += text[index];
  }
  throw malformed(text);
}

function plain(text: string, start: number): [string, number] {
  const match = /[^.`]+/y;
  match.lastIndex = start;
  const segment = match.exec(text)?.[0];
  if (segment === undefined) throw malformed(text);
  return [segment, start + segment.length];
}

const malformed = (text: string) => new FirestoreError('INVALID_ARGUMENT', `Invalid field path "${text}".`);

/** The value at a path, or undefined. */
export function valueAt(fields: Fields, path: readonly string[]): Value | undefined {
  let value: Value | undefined;
  let level: Fields | undefined = fields;
  for (const segment of path) {
    value = level && Object.hasOwn(level, segment) ? level[segment] : undefined;
    if (value === undefined) return undefined;
    level = 'mapValue' in value ? mapFields(value) : undefined;
  }
  return value;
}

/** The fields with another value at a path (removed where undefined); siblings in nested maps stay. Nothing is changed in place. */
export function withValueAt(fields: Fields, path: readonly string[], value: Value | undefined): Fields {
  const [segment, ...rest] = path;
  if (segment === undefined) return fields;
  const entries = new Map(Object.entries(fields));
  if (rest.length === 0) {
    if (value === undefined) entries.delete(segment);
    else entries.set(segment, value);
    return Object.fromEntries(entries);
  }
  const child = entries.get(segment);
  const isMap = child !== undefined && 'mapValue' in child;
  if (!isMap && value === undefined) return fields;
  entries.set(segment, { mapValue: { fields: withValueAt(isMap ? mapFields(child) : {}, rest, value) } });
  return Object.fromEntries(entries);
}
