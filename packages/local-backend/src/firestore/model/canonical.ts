import { FirestoreError } from './firestore-error';
import { arrayValues, isStoredTime, mapFields, parseMicros, putField, formatTime, type Fields, type Value } from './value';

const integers = [-(2n ** 63n), 2n ** 63n - 1n] as const;
/** The deepest nesting of maps and arrays. */
export const DEEPEST_NESTING = 20;
/** No number or time is written with more characters; longer texts are not parsed. */
const LONGEST_SCALAR = 400;
const plainInteger = /^(?:0|-?[1-9]\d{0,17})$/;
const rfc3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)$/;
const daysOfMonths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const invalid = (message: string) => new FirestoreError('INVALID_ARGUMENT', message);
export const tooDeep = () => invalid(`Maps and arrays are nested more than ${DEEPEST_NESTING} levels deep.`);
/** A text in a message, cut: it may be as long as the request. */
const shown = (content: unknown): string => (typeof content === 'object' ? 'An object' : `"${String(content).slice(0, 80)}"`);

/** The fields as they are kept: one way to write each value, times cut to microseconds. @throws FirestoreError INVALID_ARGUMENT */
export function canonicalFields(fields: Fields, depth = 0): Fields {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) throw invalid('Fields must be an object.');
  if (depth > DEEPEST_NESTING) throw tooDeep();
  // Most values come as they are kept; then nothing is copied.
  let copy: Record<string, Value> | null = null;
  const names = Object.keys(fields);
  for (const [index, name] of names.entries()) {
    const given = fields[name] as Value;
    const value = canonicalValue(given, depth);
    if (value !== given && copy === null) {
      copy = {};
      for (const earlier of names.slice(0, index)) putField(copy, earlier, fields[earlier] as Value);
    }
    if (copy !== null) putField(copy, name, value);
  }
  return copy ?? fields;
}

/**
 * @param depth the number of maps and arrays around the value
 * @throws FirestoreError INVALID_ARGUMENT for anything else than a value
 */
export function canonicalValue(value: Value, depth = 0): Value {
  const key = onlyKey(value);
  const content = value[key];
  switch (key) {
    case 'nullValue':
      return content === null ? value : { nullValue: null };
    case 'integerValue':
      return typeof content === 'string' && plainInteger.test(content) ? value : { integerValue: integerText(content) };
    case 'doubleValue':
      return typeof content === 'number' && !Object.is(content, -0) ? value : { doubleValue: doubleOf(content) };
    case 'timestampValue':
      return isStoredTime(content) && isTime(content) ? value : { timestampValue: timestampText(content) };
    case 'arrayValue':
      return canonicalArray(value, depth + 1);
    case 'mapValue': {
      const given = mapFields(value);
      const fields = canonicalFields(given, depth + 1);
      return fields === given && isOnly(content, 'fields') ? value : { mapValue: { fields } };
    }
    case 'booleanValue':
      if (typeof content !== 'boolean') throw invalid(`${shown(content)} is not a boolean.`);
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
      throw invalid(`${shown(key)} is not a type of value.`);
  }
}

function onlyKey(value: Value): string {
  let found: string | undefined;
  if (typeof value === 'object' && value !== null) {
    for (const key in value) {
      if (found !== undefined) throw invalid('A value must have exactly one type.');
      found = key;
    }
  }
  if (found === undefined) throw invalid('A value must have exactly one type.');
  return found;
}

function canonicalArray(value: Value, depth: number): Value {
  if (depth > DEEPEST_NESTING) throw tooDeep();
  const given = arrayValues(value);
  if (!Array.isArray(given)) throw invalid('The values of an array must be a list.');
  let isKept = isOnly(value['arrayValue'], 'values');
  const values = given.map((member: Value) => {
    const canonical = canonicalValue(member, depth);
    if (canonical !== member) isKept = false;
    return canonical;
  });
  return isKept ? value : { arrayValue: { values } };
}

/** Whether an object has this field and no other. */
const isOnly = (content: unknown, name: string): boolean =>
  typeof content === 'object' && content !== null && Object.hasOwn(content, name) && Object.keys(content).length === 1;

/** An angle of 0 may be left out. */
function isPlace(content: unknown): boolean {
  if (typeof content !== 'object' || content === null) return false;
  const { latitude = 0, longitude = 0 } = content as { latitude?: unknown; longitude?: unknown };
  return typeof latitude === 'number' && Math.abs(latitude) <= 90 && typeof longitude === 'number' && Math.abs(longitude) <= 180;
}

function integerText(content: unknown): string {
  if (typeof content === 'number' || (typeof content === 'string' && content.length <= LONGEST_SCALAR)) {
    try {
      const integer = BigInt(content);
      if (integer >= integers[0] && integer <= integers[1]) return String(integer);
    } catch {
      // The error is thrown below this block.
    }
  }
  throw invalid(`${shown(content)} is not a 64-bit integer.`);
}

/** JSON has no infinities, no NaN and no −0; these are written as texts. */
function doubleOf(content: unknown): number | string {
  const isText = typeof content === 'string' && content.length <= LONGEST_SCALAR && content.trim() !== '';
  const number = isText ? Number(content) : typeof content === 'number' ? content : undefined;
  if (number === undefined || (Number.isNaN(number) && content !== 'NaN' && typeof content !== 'number'))
    throw invalid(`${shown(content)} is not a double.`);
  if (Object.is(number, -0)) return '-0';
  return Number.isFinite(number) ? number : String(number);
}

function timestampText(content: unknown): string {
  if (typeof content !== 'string' || content.length > LONGEST_SCALAR || !isTime(content)) throw invalid(`${shown(content)} is not a time.`);
  const isPlain = content[10] === 'T' && content.endsWith('Z');
  return isPlain ? `${content.slice(0, 19)}.${content.slice(20, -1).padEnd(6, '0').slice(0, 6)}Z` : formatTime(parseMicros(content));
}

/** Whether the day and the time of day exist; the 29th of February is accepted for every leap year. */
function isTime(text: string): boolean {
  const match = rfc3339.exec(text);
  if (!match) return false;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  if (year < 1 || month < 1 || month > 12 || day < 1 || hour > 23 || minute > 59 || second > 59) return false;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && !isLeap ? 28 : (daysOfMonths[month - 1] ?? 0));
}
