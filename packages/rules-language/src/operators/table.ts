import type { BinaryOperator, Expression, Node, UnaryOperator } from '../syntax/ast';
import { equal } from '../values/equality';
import type { Value } from '../values/value';
import { isIn } from './access';
import { type ArithmeticOperator, arithmetic, negate } from './arithmetic';
import { type ComparisonOperator, compare } from './comparison';
import { requireBoolean } from './require-boolean';

/*
 * The one table of operators. The evaluator of a single document and the evaluator of a query both read it. The second also uses a row's kind to
 * decide the result where one side is unknown.
 */

type Apply<Result extends Value> = (left: Value, right: Value) => Result;

export type OperatorRow =
  /** Decided by the first operand that is `decidedBy`; they take no values but code (SPEC O1). */
  | { kind: 'logical'; decidedBy: boolean }
  /** `negated`: true where the other of the two is false. */
  | { kind: 'equality'; apply: Apply<boolean>; negated: boolean }
  /** `mirrored`: what `a op b` is when it is read from `b`. */
  | { kind: 'order'; apply: Apply<boolean>; operator: ComparisonOperator; mirrored: ComparisonOperator }
  | { kind: 'membership'; apply: Apply<boolean> }
  | { kind: 'arithmetic'; apply: Apply<Value> };

const order = (operator: ComparisonOperator, mirrored: ComparisonOperator): OperatorRow => ({
  kind: 'order',
  operator,
  mirrored,
  apply: (left, right) => compare(operator, left, right),
});
const calculation = (operator: ArithmeticOperator): OperatorRow => ({
  kind: 'arithmetic',
  apply: (left, right) => arithmetic(operator, left, right),
});

export const BINARY_OPERATORS: Readonly<Record<BinaryOperator, OperatorRow>> = {
  '||': { kind: 'logical', decidedBy: true },
  '&&': { kind: 'logical', decidedBy: false },
  '==': { kind: 'equality', negated: false, apply: equal },
  '!=': { kind: 'equality', negated: true, apply: (left, right) => !equal(left, right) },
  '<': order('<', '>'),
  '<=': order('<=', '>='),
  '>': order('>', '<'),
  '>=': order('>=', '<='),
  'in': { kind: 'membership', apply: isIn },
  '+': calculation('+'),
  '-': calculation('-'),
  '*': calculation('*'),
  '/': calculation('/'),
  '%': calculation('%'),
};

/** `node` is the operand's, where a fault about it is placed. */
export const UNARY_OPERATORS: Readonly<Record<UnaryOperator, (operand: Value, node: Node) => Value>> = {
  '!': (operand, node) => !requireBoolean(operand, node, "the operand of '!'"),
  '-': negate,
};

/** How many of a request's expressions (SPEC L2) the evaluation of one node counts, without those below it. */
export const EXPRESSION_COSTS: Readonly<Record<Expression['kind'], number>> = {
  literal: 1,
  name: 1,
  member: 1,
  index: 1,
  range: 1,
  call: 1,
  method: 1,
  unary: 1,
  binary: 2,
  is: 2,
  ternary: 1,
  list: 1,
  map: 1,
  path: 1,
};
