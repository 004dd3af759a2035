/** The syntax tree of a rules file. `at` is an offset into the source; places are computed from it when needed. */

export interface Node {
  at: number;
  /** Offset behind the last character. */
  end: number;
}

export type UnaryOperator = '!' | '-';
export type BinaryOperator = '||' | '&&' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in' | '+' | '-' | '*' | '/' | '%';

export interface Literal extends Node {
  kind: 'literal';
  /** bigint is an integer, number a float. */
  value: null | boolean | bigint | number | string | Uint8Array;
}
export interface Name extends Node {
  kind: 'name';
  name: string;
}
export interface Member extends Node {
  kind: 'member';
  object: Expression;
  property: string;
  propertyAt: number;
}
export interface Index extends Node {
  kind: 'index';
  object: Expression;
  index: Expression;
}
export interface Range extends Node {
  kind: 'range';
  object: Expression;
  from: Expression;
  to: Expression;
}
/** A call of a function by its name: `f(x)`. */
export interface Call extends Node {
  kind: 'call';
  name: string;
  args: Expression[];
}
/** A call of a method or of a namespace's function: `x.f(y)`. */
export interface MethodCall extends Node {
  kind: 'method';
  object: Expression;
  method: string;
  methodAt: number;
  args: Expression[];
}
export interface Unary extends Node {
  kind: 'unary';
  operator: UnaryOperator;
  operand: Expression;
}
export interface Binary extends Node {
  kind: 'binary';
  operator: BinaryOperator;
  left: Expression;
  right: Expression;
}
export interface TypeTest extends Node {
  kind: 'is';
  operand: Expression;
  type: string;
  typeAt: number;
}
export interface Ternary extends Node {
  kind: 'ternary';
  condition: Expression;
  whenTrue: Expression;
  whenFalse: Expression;
}
export interface ListLiteral extends Node {
  kind: 'list';
  items: Expression[];
}
export interface MapLiteral extends Node {
  kind: 'map';
  entries: { key: Expression; value: Expression }[];
}
/** A segment is a fixed name or the expression of `$(...)`. */
export interface PathLiteral extends Node {
  kind: 'path';
  segments: (string | Expression)[];
}

export type Expression =
  | Literal
  | Name
  | Member
  | Index
  | Range
  | Call
  | MethodCall
  | Unary
  | Binary
  | TypeTest
  | Ternary
  | ListLiteral
  | MapLiteral
  | PathLiteral;

export interface LetBinding extends Node {
  name: string;
  value: Expression;
}
export interface FunctionDeclaration extends Node {
  name: string;
  parameters: { name: string; at: number }[];
  lets: LetBinding[];
  result: Expression;
}

export type PatternSegment =
  | { kind: 'fixed'; name: string; at: number }
  /** `{x}` or `{x=*}` */
  | { kind: 'single'; name: string; at: number }
  /** `{x=**}` */
  | { kind: 'recursive'; name: string; at: number };

export const GRANT_METHODS = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'] as const;
export type GrantMethod = (typeof GRANT_METHODS)[number];

export interface AllowStatement extends Node {
  methods: GrantMethod[];
  /** null: allowed without a condition. */
  condition: Expression | null;
}
export interface MatchBlock extends Node {
  pattern: PatternSegment[];
  allows: AllowStatement[];
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
}
export interface ServiceBlock extends Node {
  name: string;
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
}
export interface RulesFile {
  version: '1' | '2';
  functions: FunctionDeclaration[];
  services: ServiceBlock[];
}
