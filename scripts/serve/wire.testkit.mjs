// @ts-check
/** A value as Firestore says it over REST. @param {unknown} value @returns {object} */
function wire(value) {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wire) } };
  return { mapValue: { fields: fieldsOf(/** @type {object} */ (value)) } };
}

/** The fields of a document as Firestore says them over REST. @param {object} data */
export const fieldsOf = (data) => Object.fromEntries(Object.entries(data).map(([name, value]) => [name, wire(value)]));
