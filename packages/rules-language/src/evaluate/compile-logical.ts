import { Fault, LimitFault } from '../fault';
import { EXPRESSION_COSTS } from '../operators/table';
import { requireBoolean } from '../operators/require-boolean';
import type { Binary, Expression } from '../syntax/ast';
import type { Code, Evaluation, Frame } from './evaluation';

/**
 * Compiles `&&`, which false decides, or `||`, which true decides. An operand with the deciding value decides alone,
 * from either side, whatever error the other one has; otherwise the first error counts. The right side is not
 * evaluated when the left decides. A reached limit always ends the request.
 * @param deciding the value that decides
 */
export function compileLogical(node: Binary, deciding: boolean, left: Code, right: Code): Code {
  const what = `an operand of '${node.operator}'`;
  return (frame) => {
    frame.evaluation.spend(EXPRESSION_COSTS.binary);
    let fault: Fault | null = null;
    try {
      if (requireBoolean(left(frame), node.left, what) === deciding) return decided(frame, node.left, deciding);
    } catch (error) {
      if (!(error instanceof Fault) || error instanceof LimitFault) throw error;
      fault = error;
    }
    let result: boolean;
    try {
      result = requireBoolean(right(frame), node.right, what);
    } catch (error) {
      if (fault !== null && error instanceof Fault && !(error instanceof LimitFault)) throw fault;
      throw error;
    }
    if (result === deciding) return decided(frame, node.right, deciding);
    if (fault !== null) throw fault;
    if (!result) noteFalse(frame.evaluation, node.right);
    return result;
  };
}

function decided(frame: Frame, operand: Expression, value: boolean): boolean {
  if (!value) noteFalse(frame.evaluation, operand);
  return value;
}

/** Remembers which plain condition was false; a composed condition keeps the note of its parts. */
export function noteFalse(evaluation: Evaluation, node: Expression): void {
  const composed =
    (node.kind === 'binary' && (node.operator === '&&' || node.operator === '||')) || node.kind === 'call' || node.kind === 'ternary';
  if (composed && evaluation.falseAt >= 0) return;
  evaluation.falseAt = node.at;
  evaluation.falseEnd = node.end;
}
