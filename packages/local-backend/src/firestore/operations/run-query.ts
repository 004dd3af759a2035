import type { StructuredQuery } from '@courtside/rules-language';
import { maskDocument, toWireDocument, type StoredDocument } from '../model/document';
import { databaseText } from '../model/names';
import type { Answer, Call } from './call';
import { readQueryResults } from './reading';

export function runQuery(call: Call): Answer[] {
  const query = call.body['structuredQuery'] as StructuredQuery & {
    readonly select?: { readonly fields?: readonly { readonly fieldPath?: string }[] };
  };
  const { found, readTime, begun } = readQueryResults(call, query);
  const selected = query.select?.fields?.map(({ fieldPath = '' }) => fieldPath) ?? [];
  const shown = (document: StoredDocument) => (selected.length > 0 ? maskDocument(document, selected) : document);
  if (found.length === 0) return [{ ...begun, readTime }];
  const answers = found.map((document) => ({ document: toWireDocument(databaseText(call.database), shown(document)), readTime }));
  return 'transaction' in begun ? [begun, ...answers] : answers;
}
