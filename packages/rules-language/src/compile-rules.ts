import { judge } from './evaluate/judge';
import { compileFile } from './evaluate/ruleset-compiler';
import { judgeQuery } from './query/judge-query';
import type { CompileOptions, Ruleset } from './types';

/**
 * Compiles a rules file for one service. The result is immutable and may be used for any number of requests.
 *
 * @throws RulesError with every syntax error, unknown name and broken limit, each with line and column
 */
export function compileRules(source: string, options: CompileOptions): Ruleset {
  const rules = compileFile(source, options);
  const { service, fileName } = options;
  return {
    service,
    fileName,
    version: rules.version,
    warnings: rules.warnings,
    evaluate: (request, host) => judge(rules, service, request, host),
    evaluateQuery: (request, host) => judgeQuery(rules, request, host),
  };
}
