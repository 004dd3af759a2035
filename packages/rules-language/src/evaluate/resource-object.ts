import type { RulesDocument, RulesResource, StorageObject } from '../types';
import { fromJson } from '../values/from-json';
import { mapFromFields } from '../values/from-wire';
import { ObjectValue } from '../values/object-value';
import { PathValue } from '../values/path-value';
import { timestampFromText } from '../values/time-value';
import type { Value } from '../values/value';

const TEXT_FIELDS = ['contentType', 'md5Hash', 'crc32c', 'etag'] as const;
/** Present even when they were never set: then null. `cacheControl` and `contentLanguage` are not shown to rules at all. */
const NULLABLE_FIELDS = ['contentDisposition', 'contentEncoding'] as const;
const INTEGER_FIELDS = ['generation', 'metageneration'] as const;
const TIME_FIELDS = ['timeCreated', 'updated'] as const;

/** `resource`, `request.resource`, or null when there is none. */
export function resourceObject(resource: RulesResource | null, database: string, label = 'resource'): Value {
  if (resource === null) return null;
  return 'fields' in resource ? resourceFromDocument(resource, database, label) : resourceFromObject(resource, label);
}

/** A Firestore document as `{data, id, __name__}`. */
export function resourceFromDocument(document: RulesDocument, database: string, label = 'resource'): ObjectValue {
  return new ObjectValue(label, {
    data: () => mapFromFields(document.fields),
    id: () => document.path.slice(document.path.lastIndexOf('/') + 1),
    __name__: () => new PathValue(['databases', database, 'documents', ...document.path.split('/')]),
  });
}

/** Converts a Storage object. A property that the object lacks is undefined, as in the hosted service. */
function resourceFromObject(object: StorageObject, label: string): ObjectValue {
  const properties: Record<string, () => Value> = {
    name: () => object.name,
    bucket: () => object.bucket,
    size: () => BigInt(object.size),
  };
  for (const field of TEXT_FIELDS) {
    const text = object[field];
    if (text !== undefined) properties[field] = () => text;
  }
  for (const field of NULLABLE_FIELDS) properties[field] = () => object[field] ?? null;
  for (const field of INTEGER_FIELDS) {
    const number = object[field];
    if (number !== undefined) properties[field] = () => BigInt(number);
  }
  for (const field of TIME_FIELDS) {
    const time = object[field];
    if (time !== undefined) properties[field] = () => timestampFromText(time);
  }
  const { metadata } = object;
  if (metadata !== undefined) properties.metadata = () => fromJson(metadata);
  return new ObjectValue(label, properties);
}
