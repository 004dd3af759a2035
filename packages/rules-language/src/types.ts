import type { WorkLedger } from './work-ledger';

/**
 * The contract between the rules language and the rest of the backend.
 * Everything crossing this border is plain data; the language's own values stay inside this folder.
 */

/** A Firestore value as its REST interface writes it; doubles that JSON can't hold are the words NaN, Infinity, -Infinity. */
export type WireValue =
  | { nullValue: null }
  | { booleanValue: boolean }
  | { integerValue: string | number }
  | { doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' | '-0' }
  | { timestampValue: string }
  | { stringValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { geoPointValue: { latitude?: number; longitude?: number } }
  | { arrayValue: { values?: WireValue[] } }
  | { mapValue: { fields?: Record<string, WireValue> } };

/** A document as rules see it. `path` is relative to the database: `tournaments/abc`. */
export interface RulesDocument {
  path: string;
  fields: Record<string, WireValue>;
}

/** An object of Cloud Storage as its JSON interface writes it; times are RFC 3339, 64-bit numbers may be strings. */
export interface StorageObject {
  name: string;
  bucket: string;
  size: number | string;
  generation?: number | string;
  metageneration?: number | string;
  contentType?: string;
  contentDisposition?: string;
  contentEncoding?: string;
  contentLanguage?: string;
  cacheControl?: string;
  timeCreated?: string;
  updated?: string;
  md5Hash?: string;
  crc32c?: string;
  etag?: string;
  metadata?: Record<string, string>;
}

export type RulesResource = RulesDocument | StorageObject;

export type RulesService = 'cloud.firestore' | 'firebase.storage';
export type RulesMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

export interface RulesAuth {
  uid: string;
  /** The claims of the ID token as JSON. */
  token: Record<string, unknown>;
}

/** How many documents `get` and its siblings may still read; one ledger is shared by all writes of a batch. */
export interface DocumentAccessLedger {
  /** Counts an access unless the same document was read before; false when the limit is used up. */
  admit(key: string): boolean;
  readonly limit: number;
}

interface RequestBase {
  /** The database id, usually `(default)`; for Storage the project's default database is assumed. */
  database: string;
  auth: RulesAuth | null;
  /** The server's clock, microseconds since 1970; `request.time`. */
  timeMicros: bigint;
  /** One ledger for all operations of a batch, transaction or multi-document read. Each operation also has its own 10 accesses. */
  accesses?: DocumentAccessLedger;
  /** One ledger for all operations of a request; without it, each has its own. */
  work?: WorkLedger;
}

export interface RulesRequest extends RequestBase {
  method: RulesMethod;
  /** Firestore: `tournaments/abc`. Storage: the object's name, `posters/a.png`. */
  path: string;
  /** Storage only: the bucket that is matched as `/b/{bucket}/o`. */
  bucket?: string;
  /** The stored resource, or null if there is none. */
  resource: RulesResource | null;
  /** The resource as it would be stored if the write were allowed, transforms resolved; null for reads and deletes. */
  requestResource: RulesResource | null;
  /** For list. */
  query?: { limit?: number; offset?: number; orderBy?: string };
}

/** The parts of Firestore's REST `structuredQuery` that decide what a query can return. */
export interface StructuredQuery {
  from?: { collectionId?: string; allDescendants?: boolean }[];
  where?: QueryFilter;
  orderBy?: { field?: { fieldPath?: string }; direction?: string }[];
  startAt?: { values?: WireValue[]; before?: boolean };
  endAt?: { values?: WireValue[]; before?: boolean };
  offset?: number;
  /** A number or the wrapper `{value}`. */
  limit?: number | { value?: number };
}

export type QueryFilter =
  | { compositeFilter: { op?: string; filters?: QueryFilter[] } }
  | { fieldFilter: { field?: { fieldPath?: string }; op?: string; value?: WireValue } }
  | { unaryFilter: { op?: string; field?: { fieldPath?: string } } };

export interface RulesQueryRequest extends RequestBase {
  /** The document below which the query runs; empty for the root: `''`, `tournaments/abc`. */
  parent: string;
  structuredQuery: StructuredQuery;
}

/** Reads documents in one consistent snapshot. */
export interface RulesHost {
  /** The document as stored before the request; null when there is none. */
  get(path: string, database: string): RulesDocument | null;
  /** The document as it would be after the whole batch or transaction. */
  getAfter(path: string, database: string): RulesDocument | null;
}

/** A statement of the rules that had a say. It holds text of the rules file and places in it, and nothing of anyone's data. */
export interface RuleReason {
  fileName: string;
  /** The line of the allow statement, from 1. */
  line: number;
  /** The statement, shortened. */
  rule: string;
  /** The expression that kept it from allowing, its line and its text, shortened; null for a statement that allowed. */
  problem: { kind: 'false' | 'error' | 'not proven'; line: number; text: string } | null;
}

export interface Decision {
  allowed: boolean;
  /** Names the rule (file:line:column) and the expression that decided, failed or erred, with the values it met. Computed when called. */
  explanation(): string;
  /** The same without any value: what may be kept, and shown to who may not read the data. Empty where no statement covers the request. Computed when called. */
  reasons(): readonly RuleReason[];
}

/** A decision about one document or object. */
export interface DocumentDecision extends Decision {
  /** How many expressions were evaluated, of the 1,000 that a request may have. */
  expressions: number;
}

export interface DebugEntry {
  /** The value as the rules language would write it. */
  message: string;
  fileName: string;
  line: number;
  column: number;
}

export interface CompileOptions {
  service: RulesService;
  fileName: string;
  /** Receives what `debug(value)` prints; nothing is printed when absent. */
  logger?: (entry: DebugEntry) => void;
  /**
   * Names of variables and functions that do not exist: `refuse` (the default) throws, because they are typing errors;
   * `warn` loads the rules and lets their use fail when evaluated, as the hosted service does.
   */
  unknownNames?: 'refuse' | 'warn';
}

export interface Ruleset {
  readonly service: RulesService;
  readonly version: '1' | '2';
  readonly fileName: string;
  /** Things that compile but are probably not meant (an unused function, a rule that can never match). */
  readonly warnings: readonly Diagnostic[];
  /** Judges one document or object. An error in a rule is a refusal that explains itself; only errors of the host are thrown. */
  evaluate(request: RulesRequest, host: RulesHost): DocumentDecision;
  /** Judges a query from its constraints alone, before it runs. See SPEC.md, "Queries". */
  evaluateQuery(request: RulesQueryRequest, host: RulesHost): Decision;
}

/** A place in the source, both numbers from 1; columns count UTF-16 units. */
export interface Diagnostic {
  message: string;
  line: number;
  column: number;
  fileName: string;
}
