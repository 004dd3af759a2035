/** The space that a document takes. */
export interface DocumentSize {
  /** Characters of its path and its fields as JSON: about its bytes on disk. */
  readonly bytes: number;
  /** Bytes of the heap that it takes at most, once its fields are parsed. */
  readonly memory: number;
}

/** The size and the account of a document, for a quota. */
export interface CountedDocument {
  /** The account whose quota it counts to; missing for an operator's, and for those from before there were quotas. */
  readonly chargedTo?: string | undefined;
  /** Missing where nothing counts it. */
  readonly size?: DocumentSize;
}

/** The document without its fields: its path, its times and its entries in tables and indexes (bytes of the heap). */
const OBJECT = 700;
/** The string that a quotation mark begins or ends, and the object or list behind a bracket (bytes of the heap). */
const HALF_A_STRING = 16;
const BRACKET = 26;

/**
 * Measures a document by its path and its fields as JSON. The figures come from V8's heap: the most expensive shapes, maps with different keys, use
 * this much, ordinary documents about half.
 */
export function measureDocument(path: string, json: string): DocumentSize {
  let quotes = 0;
  let brackets = 0;
  let isWide = false;
  for (let index = 0; index < json.length; index += 1) {
    const code = json.charCodeAt(index);
    if (code === QUOTE) quotes += 1;
    else if (code === BRACE || code === SQUARE) brackets += 1;
    // The engine keeps a text with one such character in two bytes each.
    else if (code > 255) isWide = true;
  }
  const memory = OBJECT + path.length + json.length * (isWide ? 2 : 1) + quotes * HALF_A_STRING + brackets * BRACKET;
  return { bytes: path.length + json.length, memory };
}

const QUOTE = 34;
const BRACE = 123;
const SQUARE = 91;
