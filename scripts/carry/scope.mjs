// @ts-check
/* The data of one tournament: every document below its id in any collection, with the people and the images that these documents name. */

/** Whether a document is below a tournament's id in any collection: `tournaments/ID`, `days/ID/history/…`. @param {string} path @param {string} id */
export const belongsToTournament = (path, id) => path.split('/')[1] === id;

/** Whether a path is a profile of these users, or below one. @param {string} path @param {ReadonlySet<string>} people */
export const belongsToPeople = (path, people) => path.startsWith('profiles/') && people.has(path.split('/')[1] ?? '');

/** An id of an account has 28 letters and digits. A typed name is shorter or contains a space. */
const UID = /^[A-Za-z0-9]{28}$/;

/**
 * Returns the ids of people that documents name, in their fields and in their paths.
 * @param {Iterable<import('./place.mjs').Doc>} documents
 * @returns {Set<string>}
 */
export function findPeople(documents) {
  const people = new Set();
  const look = (/** @type {unknown} */ value) => {
    if (typeof value === 'string') {
      if (UID.test(value)) people.add(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        look(key);
        look(inner);
      }
    }
  };
  for (const { path, fields } of documents) {
    path.split('/').forEach(look);
    look(fields);
  }
  return people;
}

/** Matches an address of an object in a bucket, as documents store it, with its host, bucket and name. */
const IMAGE = /^https?:\/\/[^/]+\/v0\/b\/([^/]+)\/o\/([^?#]+)/;

/** Returns the names of the objects whose addresses documents contain. @param {Iterable<import('./place.mjs').Doc>} documents @returns {Set<string>} */
export function findImages(documents) {
  const names = new Set();
  for (const { fields } of documents) {
    mapTexts(fields, (text) => {
      const name = IMAGE.exec(text)?.[2];
      if (name !== undefined) names.add(decodeURIComponent(name));
      return text;
    });
  }
  return names;
}

/**
 * Returns a document for another place: addresses of images and references to documents lead there.
 * @param {import('./place.mjs').Fields} fields
 * @param {{ readonly project: string, readonly bucket: string }} from
 * @param {{ readonly project: string, readonly images: string }} to
 */
export const moveAddresses = (fields, from, to) =>
  mapTexts(fields, (text) => {
    const [whole = '', bucket] = IMAGE.exec(text) ?? [];
    if (whole !== '' && bucket === from.bucket) return `${to.images}${text.slice(text.indexOf('/o/') + 3)}`;
    const root = `projects/${from.project}/databases/`;
    return text.startsWith(root) ? `projects/${to.project}/databases/${text.slice(root.length)}` : text;
  });

/**
 * @param {import('./place.mjs').Fields} fields
 * @param {(text: string) => string} change of texts and references
 * @returns {import('./place.mjs').Fields}
 */
function mapTexts(fields, change) {
  const of = (/** @type {unknown} */ value) => {
    if (Array.isArray(value)) return value.map(of);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        (key === 'stringValue' || key === 'referenceValue') && typeof inner === 'string' ? change(inner) : of(inner),
      ]),
    );
  };
  return /** @type {import('./place.mjs').Fields} */ (of(fields));
}
