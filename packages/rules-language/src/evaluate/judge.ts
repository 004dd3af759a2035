import { ACCESSES_PER_OPERATION, ACCESSES_PER_STORAGE_REQUEST, operationLedger } from '../access-ledger';
import type { DocumentDecision, RulesHost, RulesRequest, RulesService } from '../types';
import type { Value } from '../values/value';
import { withWorkLedger, createWorkLedger } from '../work-ledger';
import { requireBoolean } from '../operators/require-boolean';
import type { CompiledAllow } from './compiled-match';
import { Evaluation } from './evaluation';
import { type Attempt, explainAllowed, getAttemptReason, getReason, explainRefused } from './explanation';
import { Fault, LimitFault } from '../fault';
import { documentPath, findCandidates } from './matcher';
import { requestObject, requestSegments } from './request-object';
import { resourceObject } from './resource-object';
import type { CompiledRules } from './ruleset-compiler';

/** Judges one document or object: allowed as soon as one matching allow statement is true. Only errors of the host are thrown. */
export function judge(rules: CompiledRules, service: RulesService, request: RulesRequest, host: RulesHost): DocumentDecision {
  return withWorkLedger(request.work ?? createWorkLedger(), () => decide(rules, service, request, host));
}

function decide(rules: CompiledRules, service: RulesService, request: RulesRequest, host: RulesHost): DocumentDecision {
  const subject = `${request.method} ${request.path === '' ? 'the root' : request.path}`;
  if (service === 'firebase.storage' && request.method === 'list' && rules.version === '1') {
    return {
      allowed: false,
      expressions: 0,
      explanation: () => `${subject} is refused: Storage allows list only in files that begin with rules_version = '2';`,
      reasons: () => [],
    };
  }
  const evaluation = new Evaluation(
    requestObject(service, request),
    resourceObject(request.resource, request.database),
    host,
    operationLedger(service === 'firebase.storage' ? ACCESSES_PER_STORAGE_REQUEST : ACCESSES_PER_OPERATION, request.accesses),
  );
  const attempts: Attempt[] = [];
  for (const { allow, captures } of findCandidates(rules.matches, requestSegments(service, request), rules.version, documentPath)) {
    if (!allow.methods.has(request.method)) continue;
    const attempt = attemptAllow(allow, captures, evaluation);
    if (attempt === null)
      return {
        allowed: true,
        expressions: evaluation.expressions,
        explanation: () => explainAllowed(rules.source, subject, allow),
        reasons: () => [getReason(rules.source, allow, null)],
      };
    attempts.push(attempt);
    if (attempt.fault instanceof LimitFault) break;
  }
  return {
    allowed: false,
    expressions: evaluation.expressions,
    explanation: () => explainRefused(rules.source, subject, attempts),
    reasons: () => attempts.map((attempt) => getAttemptReason(rules.source, attempt)),
  };
}

/** null when the statement allows, else what kept it from doing so. */
function attemptAllow(allow: CompiledAllow, captures: readonly Value[], evaluation: Evaluation): Attempt | null {
  if (allow.condition === null || allow.node === null) return null;
  evaluation.falseAt = -1;
  evaluation.comparedAt = -1;
  try {
    const value = allow.condition({ evaluation, captures, locals: [] });
    if (requireBoolean(value, allow.node, 'a condition')) return null;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { allow, fault: error, falseAt: -1, falseEnd: -1, compared: null };
  }
  const { falseAt, falseEnd, comparedAt, comparedLeft, comparedRight } = evaluation;
  const [at, end] = falseAt >= 0 ? [falseAt, falseEnd] : [allow.node.at, allow.node.end];
  return {
    allow,
    fault: null,
    falseAt: at,
    falseEnd: end,
    compared: comparedAt === at ? { left: comparedLeft, right: comparedRight } : null,
  };
}
