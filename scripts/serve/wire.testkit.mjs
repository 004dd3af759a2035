// @ts-check
/** Returns a value in Firestore's REST format. @param {unknown} value @returns {object} */
function toWireValue(value) {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWireValue) } };
  return { mapValue: { fields: toWireFields(/** @type {object} */ (value)) } };
}

/** Returns the fields of a document in Firestore's REST format. @param {object} data */
export const toWireFields = (data) => Object.fromEntries(Object.entries(data).map(([name, value]) => [name, toWireValue(value)]));
