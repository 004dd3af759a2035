import { FirestoreError } from './firestore-error';
import { arrayValues, mapFields, microsOf, timeText, type Fields, type Value } from './value';

const integers = [-(2n ** 63n), 2n ** 63n - 1n] as const;
const invalid = (message: string) => new FirestoreError('INVALID_ARGUMENT', message);

/** The fields as they are kept: one way to write each value, times cut to microseconds. @throws FirestoreError INVALID_ARGUMENT */
export const canonicalFields = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, canonicalValue(value)]));

/** @throws FirestoreError INVALID_ARGUMENT for what is not a value */
export function canonicalValue(value: Value): Value {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : [];
  const [key] = keys;
  if (key === undefined || keys.length > 1) throw invalid('A value must have exactly one type.');
  const content = value[key];
  switch (key) {
    case 'nullValue':
      return { nullValue: null };
    case 'integerValue':
      return { integerValue: integerText(content) };
    case 'doubleValue':
      if (Number.isNaN(Number(content)) && content !== 'NaN' && !Number.isNaN(content)) throw invalid(`"${String(content)}" is not a double.`);
      return Object.is(content, -0) ? { doubleValue: '-0' } : value;
    case 'timestampValue':
      return { timestampValue: timestampText(String(content)) };
    case 'arrayValue':
      return { arrayValue: { values: arrayValues(value).map(canonicalValue) } };
    case 'mapValue':
      return { mapValue: { fields: canonicalFields(mapFields(value)) } };
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid(`"${String(content)}" is not a boolean.`);
      return value;
    case 'geoPointValue':
      if (!isPlace(content)) throw invalid('A place has a latitude from -90 to 90 and a longitude from -180 to 180.');
      return value;
    case 'stringValue':
    case 'bytesValue':
    case 'referenceValue':
      if (typeof content !== 'string') throw invalid(`${key} is not a text.`);
      return value;
    default:
      throw invalid(`"${key}" is not a type of value.`);
  }
}

/** An angle of 0 may be left out. */
function isPlace(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  const { latitude = 0, longitude = 0 } = content as { latitude?: unknown; longitude?: unknown };
  return typeof latitude === 'number' && Math.abs(latitude) <= 90 && typeof longitude === 'number' && Math.abs(longitude) <= 180;
}

function integerText(content: unknown): string {
  try {
    const integer = BigInt(content as string | number);
    if (integer >= integers[0] && integer <= integers[1]) return String(integer);
  } catch {
    // Said below.
  }
  throw invalid(`"${String(content)}" is not a 64-bit integer.`);
}

function timestampText(text: string): string {
  if (Number.isNaN(Date.parse(text))) throw invalid(`"${text}" is not a time.`);
  return timeText(microsOf(text));
}
