import type { JsonMessage } from './rpc-port';
import { timeToProto } from './times';

type Json = Record<string, unknown>;

/** The JSON of a value as the object that the encoder of protocol buffers takes. */
function valueToProto(value: Json): JsonMessage {
  if ('timestampValue' in value) return { timestampValue: timeToProto(value['timestampValue']) };
  if ('nullValue' in value) return { nullValue: 'NULL_VALUE' };
  if ('doubleValue' in value) return { doubleValue: Number(value['doubleValue']) };
  if ('mapValue' in value) return { mapValue: { fields: fieldsToProto((value['mapValue'] as Json | null)?.['fields']) } };
  if ('arrayValue' in value) return { arrayValue: { values: valuesToProto((value['arrayValue'] as Json | null)?.['values']) } };
  return value;
}

function fieldsToProto(fields: unknown): JsonMessage {
  return Object.fromEntries(Object.entries((fields ?? {}) as Record<string, Json>).map(([name, value]) => [name, valueToProto(value)]));
}

const valuesToProto = (values: unknown): JsonMessage[] => ((values ?? []) as Json[]).map(valueToProto);

const timeKeys = new Set(['readTime', 'createTime', 'updateTime', 'commitTime']);

/** Any answer as the object that the encoder takes. */
export function messageToProto(message: unknown): unknown {
  if (Array.isArray(message)) return message.map(messageToProto);
  if (typeof message !== 'object' || message === null) return message;
  return Object.fromEntries(
    Object.entries(message as Json)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, entryToProto(key, value)]),
  );
}

function entryToProto(key: string, value: unknown): unknown {
  if (timeKeys.has(key)) return timeToProto(value);
  if (key === 'fields' || key === 'aggregateFields') return fieldsToProto(value);
  if (key === 'transformResults') return valuesToProto(value);
  return messageToProto(value);
}
