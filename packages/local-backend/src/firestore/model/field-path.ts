import { FirestoreError } from './firestore-error';
import { mapFields, type Fields, type Value } from './value';

/** Limit of the official service, in bytes. */
const LONGEST_PATH = 1500;

/** Splits `a.b`.`odd.name` into its segments; quoted segments may contain anything, with backslash escapes. */
export function parseFieldPath(text: string): readonly string[] {
  // Quotes and escapes at most double a path.
  if (text.length > 2 * LONGEST_PATH + 2) throw tooLong();
  const segments = text.includes('`') ? quotedSegments(text) : text.split('.');
  if (segments.includes('') && !text.includes('`')) throw malformed(text);
  // No character takes more than three bytes.
  if (3 * text.length > LONGEST_PATH && Buffer.byteLength(segments.join('.')) > LONGEST_PATH) throw tooLong();
  return segments;
}

function quotedSegments(text: string): string[] {
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
const tooLong = () => new FirestoreError('INVALID_ARGUMENT', `A field path is longer than ${LONGEST_PATH} bytes.`);

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
