import type { StructuredQuery } from '@courtside/rules-language';
import { wireDocument } from '../model/document';
import { databaseText } from '../model/names';
import type { Answer, Call } from './call';
import { resultsOf } from './reading';

export function runQuery(call: Call): Answer[] {
  const { found, readTime, begun } = resultsOf(call, call.body['structuredQuery'] as StructuredQuery);
  if (found.length === 0) return [{ ...begun, readTime }];
  const answers = found.map((document) => ({ document: wireDocument(databaseText(call.database), document), readTime }));
  return 'transaction' in begun ? [begun, ...answers] : answers;
}
