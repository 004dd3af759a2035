import { DEEPEST_NESTING, tooDeep } from './canonical';
import { FirestoreError } from './firestore-error';
import { arrayValues, getKind, mapFields, type Fields, type Value } from './value';

/** Limits of the official service: bytes of a document, a value and a field's name, as it counts them. */
const LARGEST_DOCUMENT = 1_048_576;
const LARGEST_VALUE = LARGEST_DOCUMENT - 89;
const LONGEST_FIELD_NAME = 1500;

const grouped = (bytes: number): string => bytes.toLocaleString('en-US');
const textSize = (text: string): number => (text.length < 40 && isAscii(text) ? text.length : Buffer.byteLength(text)) + 1;

/** Counts short texts here, which is faster than asking the runtime. */
function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 127) return false;
  return true;
}

const nameSize = (path: string): number => path.split('/').reduce((size, segment) => size + textSize(segment), 16);
const invalid = (message: string) => new FirestoreError('INVALID_ARGUMENT', message);

/** Size of a map or document as https://firebase.google.com/docs/firestore/storage-size counts it. */
function fieldsSize(fields: Fields, depth: number): number {
  if (depth > DEEPEST_NESTING) throw tooDeep();
  let size = 32;
  for (const name of Object.keys(fields)) {
    const value = fields[name] as Value;
    if (name === '') throw invalid('Document fields cannot have an empty name.');
    const nameBytes = textSize(name);
    if (nameBytes - 1 > LONGEST_FIELD_NAME) throw invalid(`A field name is longer than ${LONGEST_FIELD_NAME} bytes.`);
    // Vectors are maps with names of this kind inside; no document field may have one.
    if (name.startsWith('__') && /^__.*__$/s.test(name) && !(name === '__type__' && 'stringValue' in value))
      throw invalid(`Field name "${name}" is reserved.`);
    size += nameBytes + valueSize(value, depth, name);
  }
  return size;
}

/** @param name the field with the value, for the message */
function valueSize(value: Value, depth: number, name: string): number {
  switch (getKind(value)) {
    case 'null':
    case 'boolean':
      return 1;
    case 'number':
    case 'timestamp':
      return 8;
    case 'string':
      return scalarSize(textSize(value['stringValue'] as string) - 1, name) + 1;
    case 'bytes':
      return scalarSize(Buffer.byteLength(value['bytesValue'] as string, 'base64'), name);
    case 'reference':
      return nameSize((value['referenceValue'] as string).replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\//, ''));
    case 'geoPoint':
      return 16;
    case 'array':
      if (depth >= DEEPEST_NESTING) throw tooDeep();
      return arrayValues(value).reduce((size, member) => {
        if ('arrayValue' in member) throw invalid('Cannot convert an array value in an array value.');
        return size + valueSize(member, depth + 1, name);
      }, 0);
    case 'vector':
    case 'map':
      return fieldsSize(mapFields(value), depth + 1);
  }
}

function scalarSize(bytes: number, name: string): number {
  if (bytes > LARGEST_VALUE) throw invalid(`The value of property "${name}" is longer than ${LARGEST_VALUE} bytes.`);
  return bytes;
}

/**
 * @returns bytes as the official service counts them
 * @throws FirestoreError INVALID_ARGUMENT when the document is larger or deeper than the official service takes
 */
export function checkDocument(path: string, fields: Fields): number {
  const size = nameSize(path) + fieldsSize(fields, 0);
  if (size > LARGEST_DOCUMENT) {
    throw invalid(
      `Document '${path}' cannot be written because its size (${grouped(size)} bytes) exceeds the maximum allowed size of ${grouped(LARGEST_DOCUMENT)} bytes.`,
    );
  }
  return size;
}
