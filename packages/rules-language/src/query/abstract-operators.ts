import { BINARY_OPERATORS, type OperatorRow, UNARY_OPERATORS } from '../operators/table';
import { requireBoolean } from '../operators/require-boolean';
import type * as Ast from '../syntax/ast';
import { type Abstract, tryCompute, doubt, known } from './abstract-value';
import { type Certainty, fieldCompares, fieldContains, fieldEquals, fieldHasKey } from './field-tests';
import type { Facts } from './facts';

type ValueOperator = Exclude<OperatorRow, { kind: 'logical' }>;
type Evaluate = (node: Ast.Expression) => Abstract;

/** Operators over what is known of all documents. */
export function evaluateOperator(node: Ast.Unary | Ast.Binary, evaluate: Evaluate, facts: Facts): Abstract {
  if (node.kind === 'unary') return unary(node, evaluate(node.operand));
  const operator = BINARY_OPERATORS[node.operator];
  if (operator.kind === 'logical') return logical(node, operator.decidedBy, evaluate);
  const left = evaluate(node.left);
  const right = evaluate(node.right);
  if (left.kind === 'known' && right.kind === 'known') return tryCompute(node, () => operator.apply(left.value, right.value));
  for (const side of [left, right]) if (side.kind === 'error' || side.kind === 'unknown') return side;
  const certain = symbolic(operator, left, right, facts);
  if (certain !== null) return known(certain);
  const field = [left, right].find((side) => side.kind === 'field');
  const name = field?.kind === 'field' && field.path.length > 0 ? `resource.data.${field.path.join('.')}` : 'the documents';
  return doubt(node, `the query does not constrain ${name} enough`);
}

function unary(node: Ast.Unary, operand: Abstract): Abstract {
  if (operand.kind === 'known') return tryCompute(node, () => UNARY_OPERATORS[node.operator](operand.value, node.operand));
  if (operand.kind === 'error' || operand.kind === 'unknown') return operand;
  return doubt(node, "the query's constraints do not decide this");
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
  if (value.kind === 'known') return tryCompute(node, () => requireBoolean(value.value, node, 'an operand'));
  if (value.kind === 'error' || value.kind === 'unknown') return value;
  return doubt(node, 'the query does not fix this field');
}

/** Returns the result that follows from the operator's kind where a side is unknown. */
function symbolic(operator: ValueOperator, left: Abstract, right: Abstract, facts: Facts): Certainty {
  switch (operator.kind) {
    case 'equality': {
      const same = symbolicEquals(left, right, facts);
      return same === null ? null : same !== operator.negated;
    }
    case 'membership':
      if (left.kind !== 'known') return null;
      if (right.kind === 'keys') return fieldHasKey(facts, right.path, left.value);
      if (right.kind !== 'field') return null;
      if (right.path.length === 0 || facts.isMap(right.path)) return fieldHasKey(facts, right.path, left.value);
      return fieldContains(facts, right.path, left.value);
    case 'order':
      if (left.kind === 'field' && right.kind === 'known') return fieldCompares(facts, left.path, operator.operator, right.value);
      if (right.kind === 'field' && left.kind === 'known') return fieldCompares(facts, right.path, operator.mirrored, left.value);
      return null;
    case 'arithmetic':
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
