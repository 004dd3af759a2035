import { Fault, LimitFault } from '../fault';
import type { Evaluation } from './evaluation';
import { resourceFromDocument } from './resource-object';
import { PathValue } from '../values/path-value';
import { typeName } from '../values/type-names';
import type { Value } from '../values/value';

export const DOCUMENT_FUNCTIONS = ['get', 'exists', 'getAfter', 'existsAfter'] as const;
export type DocumentFunction = (typeof DOCUMENT_FUNCTIONS)[number];

/** Reads another document for a rule. Getting a missing one is an error (SPEC R4); each distinct document counts against the limit. */
export function callDocumentFunction(name: DocumentFunction, path: Value, evaluation: Evaluation): Value {
  const { database, document } = locate(name, path);
  const after = name === 'getAfter' || name === 'existsAfter';
  if (!evaluation.accesses.admit(`${after ? 'after' : 'now'}:${database}/${document}`)) {
    throw new LimitFault(`the limit of ${evaluation.accesses.limit} document accesses for one request is reached`);
  }
  const found = after ? evaluation.host.getAfter(document, database) : evaluation.host.get(document, database);
  if (name === 'exists' || name === 'existsAfter') return found !== null;
  if (found === null) throw new Fault(`there is no document ${document}; ask with exists${after ? 'After' : ''}() first`);
  return resourceFromDocument(found, database);
}

function locate(name: string, path: Value): { database: string; document: string } {
  if (!(path instanceof PathValue))
    throw new Fault(`${name}() needs a path, not ${typeName(path)}; write it as /databases/$(database)/documents/... or with path()`);
  const [root, database, documents, ...rest] = path.segments;
  if (root !== 'databases' || database === undefined || documents !== 'documents') {
    throw new Fault(`${name}() needs a path that begins with /databases/$(database)/documents, not ${path.toString()}`);
  }
  if (rest.length === 0 || rest.length % 2 !== 0)
    throw new Fault(`${name}() needs the path of a document; ${path.toString()} is ${rest.length === 0 ? 'the root' : 'a collection'}`);
  return { database, document: rest.join('/') };
}
