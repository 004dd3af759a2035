import { FirestoreError } from './firestore-error';
import { arrayValues, kindOf, mapFields, type Fields, type Value } from './value';

/** Limits of the official service: bytes as it counts them, levels of nesting, bytes of a field's name. */
const LARGEST_DOCUMENT = 1_048_576;
const DEEPEST_NESTING = 20;
const LONGEST_FIELD_NAME = 1500;

const grouped = (bytes: number): string => bytes.toLocaleString('en-US');
const textSize = (text: string): number => Buffer.byteLength(text) + 1;
const nameSize = (path: string): number => path.split('/').reduce((size, segment) => size + textSize(segment), 16);

/** Size of a map or document as https://firebase.google.com/docs/firestore/storage-size counts it. */
function fieldsSize(fields: Fields, depth: number): number {
  if (depth > DEEPEST_NESTING) throw new FirestoreError('INVALID_ARGUMENT', `Maps and arrays are nested more than ${DEEPEST_NESTING} levels deep.`);
  let size = 32;
  for (const [name, value] of Object.entries(fields)) {
    if (name === '') throw new FirestoreError('INVALID_ARGUMENT', 'Document fields cannot have an empty name.');
    // Vectors are maps with names of this kind inside; no document field may have one.
    if (/^__.*__$/s.test(name) && !(name === '__type__' && 'stringValue' in value)) throw new FirestoreError('INVALID_ARGUMENT', `Field name "${name}" is reserved.`);
    const nameBytes = textSize(name);
    if (nameBytes - 1 > LONGEST_FIELD_NAME) throw new FirestoreError('INVALID_ARGUMENT', `A field name is longer than ${LONGEST_FIELD_NAME} bytes.`);
    size += nameBytes + valueSize(value, depth);
  }
  return size;
}

function valueSize(value: Value, depth: number): number {
  switch (kindOf(value)) {
    case 'null':
    case 'boolean':
      return 1;
    case 'number':
    case 'timestamp':
      return 8;
    case 'string':
      return textSize(String(value['stringValue']));
    case 'bytes':
      return Buffer.byteLength(String(value['bytesValue']), 'base64');
    case 'reference':
      return nameSize(String(value['referenceValue']).replace(/^projects\/[^/]+\/databases\/[^/]+\/documents\//, ''));
    case 'geoPoint':
      return 16;
    case 'array':
      if (depth >= DEEPEST_NESTING) throw new FirestoreError('INVALID_ARGUMENT', `Maps and arrays are nested more than ${DEEPEST_NESTING} levels deep.`);
      return arrayValues(value).reduce((size, member) => {
        if ('arrayValue' in member) throw new FirestoreError('INVALID_ARGUMENT', 'Cannot convert an array value in an array value.');
        return size + valueSize(member, depth + 1);
      }, 0);
    case 'vector':
    case 'map':
      return fieldsSize(mapFields(value), depth + 1);
  }
}

/** @throws FirestoreError INVALID_ARGUMENT when the document is larger or deeper than the official service takes */
export function checkDocument(path: string, fields: Fields): void {
  const size = nameSize(path) + fieldsSize(fields, 0);
  if (size > LARGEST_DOCUMENT) {
    throw new FirestoreError(
      'INVALID_ARGUMENT',
      `Document '${path}' cannot be written because its size (${grouped(size)} bytes) exceeds the maximum allowed size of ${grouped(LARGEST_DOCUMENT)} bytes.`,
    );
  }
}
