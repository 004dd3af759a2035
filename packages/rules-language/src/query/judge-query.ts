import { ACCESSES_PER_OPERATION, operationLedger } from '../access-ledger';
import { Evaluation } from '../evaluate/evaluation';
import { Fault, LimitFault } from '../fault';
import type { CompiledAllow } from '../evaluate/compiled-match';
import { getReason } from '../evaluate/explanation';
import { type Candidate, findCandidates } from '../evaluate/matcher';
import { requestObject } from '../evaluate/request-object';
import type { CompiledRules } from '../evaluate/ruleset-compiler';
import type { Decision, DocumentAccessLedger, RulesHost, RulesQueryRequest, StructuredQuery } from '../types';
import { PathValue } from '../values/path-value';
import { fromWire } from '../values/from-wire';
import type { Value } from '../values/value';
import { withWorkLedger, createWorkLedger } from '../work-ledger';
import { AbstractEvaluator } from './abstract-evaluator';
import type { Abstract, Doubt } from './abstract-value';
import { toDisjuncts } from './to-disjuncts';
import { Facts } from './facts';
import { fieldSegments } from './field-path';
import { type Token, queryPath } from './query-path';

/** Judges a query before it runs: allowed when each of its branches is proven to return permitted documents only. */
export function judgeQuery(rules: CompiledRules, request: RulesQueryRequest, host: RulesHost): Decision {
  return withWorkLedger(request.work ?? createWorkLedger(), () => decide(rules, request, host));
}

function decide(rules: CompiledRules, request: RulesQueryRequest, host: RulesHost): Decision {
  const subject = `list ${describe(request)}`;
  const disjuncts = toDisjuncts(request.structuredQuery.where);
  if (disjuncts === null)
    return {
      allowed: false,
      explanation: () => `${subject} is refused: the query has too many alternatives to be judged`,
      reasons: () => [],
    };
  const accesses = operationLedger(ACCESSES_PER_OPERATION, request.accesses);
  const list = listRequest(request);
  const evaluation = (ledger: DocumentAccessLedger) => new Evaluation(list, null, host, ledger);
  // A value is in every branch; it is converted once.
  const valueOf = remembered(fromWire);
  const proven = new Set<CompiledAllow>();
  for (const constraints of disjuncts) {
    const judged = judgeBranch(
      rules,
      request,
      new Facts(constraints, orderedFields(request.structuredQuery), valueOf),
      evaluation(accesses),
    );
    if (!Array.isArray(judged)) {
      proven.add(judged);
      continue;
    }
    return {
      allowed: false,
      explanation: () => refusal(rules, subject, judged),
      reasons: () => judged.map(({ allow, doubt }) => getReason(rules.source, allow, { kind: 'not proven', at: doubt.at, end: doubt.end })),
    };
  }
  return {
    allowed: true,
    explanation: () => `${subject} is allowed: every document it can return is permitted`,
    reasons: () => [...proven].map((allow) => getReason(rules.source, allow, null)),
  };
}

function remembered<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    const value = known.has(key) ? (known.get(key) as V) : compute(key);
    known.set(key, value);
    return value;
  };
}

/** Why one allow statement does not prove a branch. */
interface Reason {
  allow: CompiledAllow;
  doubt: Doubt;
}

/** The allow statement that is true for every document of the branch, or the reasons against each. */
function judgeBranch(rules: CompiledRules, request: RulesQueryRequest, facts: Facts, evaluation: Evaluation): Reason[] | CompiledAllow {
  const reasons: Reason[] = [];
  for (const candidate of findCandidates(rules.matches, tokensOf(request, facts), rules.version, queryPath)) {
    if (!candidate.allow.methods.has('list')) continue;
    const doubt = attemptCandidate(candidate, facts, evaluation);
    if (doubt === null) return candidate.allow;
    reasons.push({ allow: candidate.allow, doubt });
    if (doubt.final) break;
  }
  return reasons;
}

function attemptCandidate(
  { allow, captures }: Candidate<Abstract>,
  facts: Facts,
  evaluation: Evaluation,
): (Doubt & { final: boolean }) | null {
  if (allow.node === null) return null;
  let result: Abstract;
  try {
    result = new AbstractEvaluator(facts, evaluation).evaluate(allow.node, { scope: allow.names.scope, captures, locals: new Map() });
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { at: allow.at, end: allow.end, message: error.message, final: error instanceof LimitFault };
  }
  if (result.kind === 'known' && result.value === true) return null;
  const { at, end } = allow.node;
  if (result.kind === 'unknown') return { ...result.doubt, final: false };
  if (result.kind === 'error') return { at: result.fault.at, end: result.fault.end, message: result.fault.message, final: false };
  return { at, end, message: result.kind === 'known' && result.value === false ? 'false' : 'a condition must be a boolean', final: false };
}

function refusal(rules: CompiledRules, subject: string, reasons: readonly Reason[]): string {
  const { source } = rules;
  if (reasons.length === 0)
    return `${subject} is refused: no allow statement in ${source.fileName} covers list for every document of the query`;
  const lines = reasons.map(
    ({ allow, doubt }) =>
      `  ${source.label(allow.at)}: not proven at ${source.label(doubt.at)} in '${source.excerpt(doubt.at, doubt.end)}': ${doubt.message}`,
  );
  return [`${subject} is refused; rules are not filters, the query itself must make sure that every document is permitted:`, ...lines].join(
    '\n',
  );
}

/** The paths of the documents a query can return. A filter on the name fixes them. */
function tokensOf(request: RulesQueryRequest, facts: Facts): Token[] {
  const fixed = (segments: readonly string[]): Token[] => segments.map((name) => ({ kind: 'fixed', name }));
  const { name } = facts;
  if (name instanceof PathValue) return fixed(name.segments);
  const root = fixed(['databases', request.database, 'documents', ...split(request.parent)]);
  const [from] = request.structuredQuery.from ?? [];
  const collection = fixed(from?.collectionId === undefined || from.collectionId === '' ? [] : [from.collectionId]);
  if (from?.allDescendants === true)
    return [...root, { kind: 'gap' }, ...collection, ...(collection.length > 0 ? [{ kind: 'id' } as const] : [])];
  return [...root, ...(collection.length > 0 ? collection : [{ kind: 'id' } as const]), { kind: 'id' }];
}

function split(path: string): string[] {
  return path === '' ? [] : path.split('/');
}

function orderedFields(query: StructuredQuery): string[][] {
  return (query.orderBy ?? []).flatMap((order) =>
    order.field?.fieldPath === undefined || order.field.fieldPath === '__name__' ? [] : [fieldSegments(order.field.fieldPath)],
  );
}

function limitOf(query: StructuredQuery): number | undefined {
  return typeof query.limit === 'object' ? query.limit.value : query.limit;
}

function listRequest(request: RulesQueryRequest): Value {
  const { structuredQuery: query, parent } = request;
  const orderBy = (query.orderBy ?? [])
    .map((order) => `${order.field?.fieldPath ?? ''} ${order.direction === 'DESCENDING' ? 'DESC' : 'ASC'}`)
    .join(', ');
  const limit = limitOf(query);
  return requestObject('cloud.firestore', {
    ...request,
    method: 'list',
    path: [...split(parent), query.from?.[0]?.collectionId ?? ''].filter((part) => part !== '').join('/'),
    resource: null,
    requestResource: null,
    query: {
      ...(limit === undefined ? {} : { limit }),
      ...(query.offset === undefined ? {} : { offset: query.offset }),
      ...(orderBy === '' ? {} : { orderBy }),
    },
  });
}

function describe(request: RulesQueryRequest): string {
  const [from] = request.structuredQuery.from ?? [];
  const place = request.parent === '' ? '' : ` below ${request.parent}`;
  return `${from?.allDescendants === true ? 'collection group ' : ''}${from?.collectionId ?? 'all documents'}${place}`;
}
