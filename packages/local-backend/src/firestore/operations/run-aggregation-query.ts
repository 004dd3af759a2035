import type { StructuredQuery } from '@courtside/rules-language';
import { aggregateAll, checkAggregations, type WireAggregation } from './aggregation';
import type { Answer, Call } from './call';
import { scanQueryResults } from './reading';

export function runAggregationQuery(call: Call): Answer[] {
  const { structuredQuery, aggregations = [] } = call.body['structuredAggregationQuery'] as {
    structuredQuery: StructuredQuery;
    aggregations?: readonly WireAggregation[];
  };
  checkAggregations(aggregations);
  const { found, readTime, begun } = scanQueryResults(call, structuredQuery);
  return [{ ...begun, result: { aggregateFields: aggregateAll(aggregations, found) }, readTime }];
}
