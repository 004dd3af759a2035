import { truth } from '../evaluate/boolean-code';
import { Fault, LimitFault } from '../evaluate/fault';
import { isIn } from '../operators/access';
import { arithmetic, negate } from '../operators/arithmetic';
import { type ComparisonOperator, compare } from '../operators/comparison';
import type * as Ast from '../syntax/ast';
import { equal } from '../values/equality';
import type { Value } from '../values/value';
import { type Abstract, known } from './abstract-value';
import { type Certainty, fieldCompares, fieldContains, fieldEquals, fieldHasKey } from './field-tests';
import type { Facts } from './facts';

const FLIPPED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = { '<': '>', '<=': '>=', '>': '<', '>=': '<=' };

type Evaluate = (node: Ast.Expression) => Abstract;

/** Operators over what is known of all documents. */
export function abstractOperator(node: Ast.Unary | Ast.Binary, evaluate: Evaluate, facts: Facts): Abstract {
  if (node.kind === 'unary') return unary(node, evaluate(node.operand));
  const { operator } = node;
  if (operator === '&&' || operator === '||') return logical(node, operator === '||', evaluate);
  const left = evaluate(node.left);
  const right = evaluate(node.right);
  if (left.kind === 'known' && right.kind === 'known') return concrete(node, left.value, right.value);
  for (const side of [left, right]) if (side.kind === 'error' || side.kind === 'unknown') return side;
  const certain = symbolic(operator, left, right, facts);
  if (certain !== null) return known(certain);
  const field = [left, right].find((side) => side.kind === 'field');
  const name = field?.kind === 'field' && field.path.length > 0 ? `resource.data.${field.path.join('.')}` : 'the documents';
  return { kind: 'unknown', doubt: { at: node.at, end: node.end, message: `the query does not constrain ${name} enough` } };
}

function unary(node: Ast.Unary, operand: Abstract): Abstract {
  if (operand.kind === 'known') {
    return guarded(node, () => (node.operator === '-' ? negate(operand.value) : !truth(operand.value, node.operand, "the operand of '!'")));
  }
  if (operand.kind === 'error' || operand.kind === 'unknown') return operand;
  return { kind: 'unknown', doubt: { at: node.at, end: node.end, message: "the query's constraints do not decide this" } };
}

/** The deciding value on either side decides, whatever the other is; both sides known otherwise; else unknown. */
function logical(node: Ast.Binary, deciding: boolean, evaluate: Evaluate): Abstract {
  const left = asBoolean(node.left, evaluate(node.left));
  if (left.kind === 'known' && left.value === deciding) return left;
  const right = asBoolean(node.right, evaluate(node.right));
  if (right.kind === 'known' && right.value === deciding) return right;
  // An unknown side may still decide for some documents, so it outweighs an error.
  if (left.kind === 'unknown') return left;
  if (right.kind === 'unknown') return right;
  return left.kind === 'error' ? left : right;
}

function asBoolean(node: Ast.Expression, value: Abstract): Abstract {
  if (value.kind === 'known') return guarded(node, () => truth(value.value, node, 'an operand'));
  if (value.kind === 'error' || value.kind === 'unknown') return value;
  return { kind: 'unknown', doubt: { at: node.at, end: node.end, message: 'the query does not fix this field' } };
}

function concrete(node: Ast.Binary, left: Value, right: Value): Abstract {
  const { operator } = node;
  return guarded(node, () => {
    switch (operator) {
      case '==':
        return equal(left, right);
      case '!=':
        return !equal(left, right);
      case 'in':
        return isIn(left, right);
      case '<':
      case '<=':
      case '>':
      case '>=':
        return compare(operator, left, right);
      case '&&':
      case '||':
        throw new Fault('a logical operator has no values');
      default:
        return arithmetic(operator, left, right);
    }
  });
}

function symbolic(operator: Ast.BinaryOperator, left: Abstract, right: Abstract, facts: Facts): Certainty {
  switch (operator) {
    case '==':
      return symbolicEquals(left, right, facts);
    case '!=': {
      const same = symbolicEquals(left, right, facts);
      return same === null ? null : !same;
    }
    case 'in':
      if (left.kind !== 'known') return null;
      if (right.kind === 'keys') return fieldHasKey(facts, right.path, left.value);
      if (right.kind !== 'field') return null;
      if (right.path.length === 0 || facts.isMap(right.path)) return fieldHasKey(facts, right.path, left.value);
      return fieldContains(facts, right.path, left.value);
    case '<':
    case '<=':
    case '>':
    case '>=':
      if (left.kind === 'field' && right.kind === 'known') return fieldCompares(facts, left.path, operator, right.value);
      if (right.kind === 'field' && left.kind === 'known') return fieldCompares(facts, right.path, FLIPPED[operator], left.value);
      return null;
    default:
      return null;
  }
}

function symbolicEquals(left: Abstract, right: Abstract, facts: Facts): Certainty {
  const [sign, other] = left.kind === 'known' ? [right, left] : [left, right];
  if (other.kind !== 'known') return null;
  // A listed document exists and is a map.
  if (sign.kind === 'resource') return other.value === null ? false : null;
  if (sign.kind === 'keys') return other.value === null ? false : null;
  return sign.kind === 'field' ? fieldEquals(facts, sign.path, other.value) : null;
}

function guarded(node: Ast.Node, compute: () => Value): Abstract {
  try {
    return known(compute());
  } catch (error) {
    if (!(error instanceof Fault) || error instanceof LimitFault) throw error;
    if (error.at < 0) {
      error.at = node.at;
      error.end = node.end;
    }
    return { kind: 'error', fault: error };
  }
}
