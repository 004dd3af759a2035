import { compileRules } from './compile-rules';
import type {
  Decision,
  QueryFilter,
  RulesDocument,
  RulesHost,
  RulesQueryRequest,
  RulesRequest,
  Ruleset,
  StructuredQuery,
  WireValue,
} from './types';

/** 2026-01-15T12:34:56.123456Z */
export const NOW_MICROS = 1_768_480_496_123_456n;

/** Documents by path, as the server would show them to rules. */
export function createHost(
  documents: Record<string, Record<string, WireValue>> = {},
  after: Record<string, Record<string, WireValue> | null> = {},
): RulesHost & { reads: string[] } {
  const reads: string[] = [];
  const find = (path: string, fields: Record<string, WireValue> | null | undefined): RulesDocument | null =>
    fields ? { path, fields } : null;
  return {
    reads,
    get(path) {
      reads.push(path);
      return find(path, documents[path]);
    },
    getAfter(path) {
      reads.push(path);
      return find(path, path in after ? after[path] : documents[path]);
    },
  };
}

/** Wraps match blocks into a Firestore file of version 2. */
export function firestoreRules(body: string): string {
  return `rules_version = '2';\nservice cloud.firestore {\n  match /databases/{database}/documents {\n${body}\n  }\n}\n`;
}

export function compileFirestore(body: string, options: { unknownNames?: 'refuse' | 'warn' } = {}): Ruleset {
  return compileRules(firestoreRules(body), { service: 'cloud.firestore', fileName: 'test.rules', ...options });
}

export const compileStorage = (body: string, version = '2'): Ruleset =>
  compileRules(`rules_version = '${version}';\nservice firebase.storage {\n  match /b/{bucket}/o {\n${body}\n  }\n}\n`, {
    service: 'firebase.storage',
    fileName: 'storage.rules',
  });

export function createRequest(change: Partial<RulesRequest> = {}): RulesRequest {
  return {
    method: 'get',
    database: '(default)',
    path: 'docs/a',
    auth: { uid: 'ada', token: { email: 'ada@example.org' } },
    timeMicros: NOW_MICROS,
    resource: null,
    requestResource: null,
    ...change,
  };
}

/** Whether a condition allows a get of `docs/a`. */
export function judgeCondition(condition: string, change: Partial<RulesRequest> = {}, host: RulesHost = createHost()): Decision {
  const rules = compileFirestore(`match /docs/{id} { allow read, write: if ${condition}; }`, { unknownNames: 'warn' });
  return rules.evaluate(createRequest(change), host);
}

export type Outcome = true | false | 'error';

/** Returns the outcome of a boolean expression. It also evaluates the negation, to distinguish an error from false. */
export function getOutcome(expression: string, change: Partial<RulesRequest> = {}, host: RulesHost = createHost()): Outcome {
  if (judgeCondition(expression, change, host).allowed) return true;
  return judgeCondition(`!(${expression})`, change, host).allowed ? false : 'error';
}

/** A filter in the format of requests. */
export function withWhere(fieldPath: string, op: string, value?: WireValue): QueryFilter {
  return value === undefined ? { unaryFilter: { field: { fieldPath }, op } } : { fieldFilter: { field: { fieldPath }, op, value } };
}

export function createQuery(
  collectionId: string,
  filter?: QueryFilter,
  change: Partial<RulesQueryRequest> = {},
  extra: Partial<StructuredQuery> = {},
): RulesQueryRequest {
  return {
    database: '(default)',
    parent: '',
    auth: { uid: 'ada', token: {} },
    timeMicros: NOW_MICROS,
    structuredQuery: { from: [{ collectionId }], ...(filter ? { where: filter } : {}), ...extra },
    ...change,
  };
}
