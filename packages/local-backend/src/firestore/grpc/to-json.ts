import type { JsonMessage } from './rpc-port';
import { timeToJson } from './times';

/**
 * Turns decoded protocol buffer messages into the JSON of the REST interface. Only the differences are listed: times, wrapped numbers, null, and
 * doubles that JSON can't hold. Users' data is only converted by {@link valueToJson}, so a field that happens to have the name `readTime` is not
 * mistaken for one of the protocol's.
 */
type Proto = Record<string, unknown>;

function valueToJson(value: Proto): JsonMessage {
  if ('timestampValue' in value) return { timestampValue: timeToJson(value['timestampValue']) };
  if ('nullValue' in value) return { nullValue: null };
  if ('doubleValue' in value) return { doubleValue: Object.is(value['doubleValue'], -0) ? '-0' : value['doubleValue'] };
  if ('mapValue' in value) return { mapValue: { fields: fieldsToJson((value['mapValue'] as Proto)['fields']) } };
  if ('arrayValue' in value) return { arrayValue: { values: valuesToJson((value['arrayValue'] as Proto)['values']) } };
  if ('integerValue' in value) return { integerValue: String(value['integerValue']) };
  return value;
}

function fieldsToJson(fields: unknown): JsonMessage {
  return Object.fromEntries(Object.entries((fields ?? {}) as Record<string, Proto>).map(([name, value]) => [name, valueToJson(value)]));
}

const valuesToJson = (values: unknown): JsonMessage[] => ((values ?? []) as Proto[]).map(valueToJson);

const timeKeys = new Set(['readTime', 'createTime', 'updateTime', 'commitTime']);
const wrappedKeys = new Set(['limit', 'upTo', 'expectedCount']);
const valueKeys = new Set(['value', 'increment', 'minimum', 'maximum']);
const valueListKeys = new Set(['appendMissingElements', 'removeAllFromArray', 'startAt', 'endAt']);

/** Any request message as JSON. */
export function messageToJson(message: unknown): unknown {
  if (Array.isArray(message)) return message.map(messageToJson);
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(Object.entries(message as Proto).map(([key, value]) => [key, entryToJson(key, value)]));
}

function entryToJson(key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (timeKeys.has(key)) return timeToJson(value);
  if (wrappedKeys.has(key)) return Number((value as Proto)['value'] ?? 0);
  if (key === 'labels') return value;
  if (key === 'fields' && !Array.isArray(value)) return fieldsToJson(value);
  if (valueKeys.has(key)) return valueToJson(value as Proto);
  if (valueListKeys.has(key)) return { ...value, values: valuesToJson((value as Proto)['values']) };
  return messageToJson(value);
}
