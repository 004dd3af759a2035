import type { Expression } from '../syntax/ast';
import { typeName } from '../values/type-names';
import type { Value } from '../values/value';
import type { Code, Evaluation, Frame } from './evaluation';
import { Fault, LimitFault } from './fault';

/** An operand of a logical operator and where it stands, for explanations. */
export interface Operand {
  code: Code;
  node: Expression;
}

/** Evaluates to a boolean or throws. */
export function truth(value: Value, node: Expression, what: string): boolean {
  if (typeof value === 'boolean') return value;
  const fault = new Fault(`${what} must be a boolean, not ${typeName(value)}`);
  fault.at = node.at;
  fault.end = node.end;
  throw fault;
}

/**
 * `&&` and `||`: the deciding value is false for the one and true for the other. An operand that has it decides
 * alone, from either side, whatever error the other makes; else the first error counts. The right side is not
 * evaluated when the left decides. Reached limits are never recovered from.
 */
export function logical(operator: '&&' | '||', left: Operand, right: Operand): Code {
  const deciding = operator === '||';
  const what = `an operand of '${operator}'`;
  return (frame) => {
    frame.evaluation.spend(2);
    let fault: Fault | null = null;
    try {
      if (truth(left.code(frame), left.node, what) === deciding) return decided(frame, left, deciding);
    } catch (error) {
      if (!(error instanceof Fault) || error instanceof LimitFault) throw error;
      fault = error;
    }
    let result: boolean;
    try {
      result = truth(right.code(frame), right.node, what);
    } catch (error) {
      if (fault !== null && error instanceof Fault && !(error instanceof LimitFault)) throw fault;
      throw error;
    }
    if (result === deciding) return decided(frame, right, deciding);
    if (fault !== null) throw fault;
    if (!result) noteFalse(frame.evaluation, right.node);
    return result;
  };
}

function decided(frame: Frame, operand: Operand, value: boolean): boolean {
  if (!value) noteFalse(frame.evaluation, operand.node);
  return value;
}

/** Remembers which plain condition was false; what is composed of others leaves their note standing. */
export function noteFalse(evaluation: Evaluation, node: Expression): void {
  const composed = (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||')) || node.kind === 'call' || node.kind === 'ternary';
  if (composed && evaluation.falseAt >= 0) return;
  evaluation.falseAt = node.at;
  evaluation.falseEnd = node.end;
}
