import type { Source } from '../syntax/source';
import { format } from '../values/format';
import type { Value } from '../values/value';
import type { CompiledAllow } from './compiled-match';
import type { Fault } from '../fault';
import type { RuleReason } from '../types';

/** An allow statement that was tried and did not allow. */
export interface Attempt {
  allow: CompiledAllow;
  /** The error that ended it, or null when its condition was simply false. */
  fault: Fault | null;
  falseAt: number;
  falseEnd: number;
  /** Both sides, if the false condition is a comparison. */
  compared: { left: Value; right: Value } | null;
}

export function explainAllowed(source: Source, subject: string, allow: CompiledAllow): string {
  return `${subject} is allowed by ${source.label(allow.at)}: ${source.excerpt(allow.at, allow.end)}`;
}

export function explainRefused(source: Source, subject: string, attempts: readonly Attempt[]): string {
  if (attempts.length === 0) return `${subject} is refused: no allow statement in ${source.fileName} covers this path and method`;
  return [`${subject} is refused:`, ...attempts.map((attempt) => `  ${describe(source, attempt)}`)].join('\n');
}

function describe(source: Source, { allow, fault, falseAt, falseEnd, compared }: Attempt): string {
  const rule = source.label(allow.at);
  if (fault !== null) {
    const place = fault.at >= 0 ? ` at ${source.label(fault.at)} in '${source.excerpt(fault.at, fault.end)}'` : '';
    return `${rule}: error${place}: ${fault.message}`;
  }
  const sides = compared === null ? '' : ` (left: ${format(compared.left)}, right: ${format(compared.right)})`;
  return `${rule}: false at ${source.label(falseAt)}: '${source.excerpt(falseAt, falseEnd)}'${sides}`;
}

type Problem = NonNullable<RuleReason['problem']>;

/** A statement and, unless it allowed, the expression that kept it from doing so. */
export function getReason(
  source: Source,
  allow: Pick<CompiledAllow, 'at' | 'end'>,
  problem: { kind: Problem['kind']; at: number; end: number } | null,
): RuleReason {
  // An error that no expression made, such as a limit, is the whole statement's.
  const [at, end] = problem === null || problem.at < 0 ? [allow.at, allow.end] : [problem.at, problem.end];
  return {
    fileName: source.fileName,
    line: source.place(allow.at).line,
    rule: source.excerpt(allow.at, allow.end),
    problem: problem && { kind: problem.kind, line: source.place(at).line, text: source.excerpt(at, end) },
  };
}

export const getAttemptReason = (source: Source, { allow, fault, falseAt, falseEnd }: Attempt): RuleReason =>
  getReason(
    source,
    allow,
    fault === null ? { kind: 'false', at: falseAt, end: falseEnd } : { kind: 'error', at: fault.at, end: fault.end },
  );
