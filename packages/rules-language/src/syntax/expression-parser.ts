import { MAX_NESTING } from '../limits';
import type { BinaryOperator, Expression } from './ast';
import { parsePathLiteral } from './path-parser';
import type { TokenReader } from './token-reader';

/**
 * Loosest first; operators of one row bind equally and from the left.
 * grammar: or = and { "||" and }
 * grammar: and = equality { "&&" equality }
 * grammar: equality = relation { ( "==" | "!=" ) relation }
 * grammar: relation = sum { ( "<" | "<=" | ">" | ">=" | "in" ) sum | "is" word }
 * grammar: sum = product { ( "+" | "-" ) product }
 * grammar: product = unary { ( "*" | "/" | "%" ) unary }
 */
const LEVELS: BinaryOperator[][] = [['||'], ['&&'], ['==', '!='], ['<', '<=', '>', '>=', 'in'], ['+', '-'], ['*', '/', '%']];
const RELATIONAL = 3;
/** spelling: name = ? a word, but none that begins a statement or stands for a value or an operator ? */
const RESERVED = new Set(['true', 'false', 'null', 'in', 'is', 'if', 'let', 'return', 'function', 'allow', 'match', 'service']);
const LARGEST = 2n ** 63n - 1n;

/** Parses expressions; refuses nesting deeper than {@link MAX_NESTING} so that later walks can't exhaust the stack. */
export class ExpressionParser {
  private nesting = 0;
  private readonly depths = new WeakMap<Expression, number>();

  constructor(readonly reader: TokenReader) {}

  /** grammar: expression = or [ "?" expression ":" expression ] */
  parse(): Expression {
    const { reader } = this;
    const at = reader.token.at;
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) throw this.tooComplex(at);
    const condition = this.binary(0);
    let result = condition;
    if (reader.take('?')) {
      const whenTrue = this.parse();
      reader.expect(':', 'between the two results of a ternary');
      const whenFalse = this.parse();
      result = this.made({ kind: 'ternary', at, end: reader.lastEnd, condition, whenTrue, whenFalse }, [condition, whenTrue, whenFalse]);
    }
    this.nesting -= 1;
    return result;
  }

  /** One row of {@link LEVELS} and all below it. */
  private binary(level: number): Expression {
    const operators = LEVELS[level];
    if (operators === undefined) return this.unary();
    const { reader } = this;
    const at = reader.token.at;
    let left = this.binary(level + 1);
    for (;;) {
      const { token } = reader;
      const operator = operators.find((one) => one === token.text);
      if (operator !== undefined && (token.kind === 'symbol' || operator === 'in')) {
        if (token.kind === 'string') return left;
        reader.advance();
        const right = this.binary(level + 1);
        left = this.made({ kind: 'binary', at, end: reader.lastEnd, operator, left, right }, [left, right]);
      } else if (level === RELATIONAL && reader.isWord('is')) {
        reader.advance();
        const type = reader.expectName("the name of a type behind 'is'");
        left = this.made({ kind: 'is', at, end: reader.lastEnd, operand: left, type: type.text, typeAt: type.at }, [left]);
      } else {
        return left;
      }
    }
  }

  /** grammar: unary = ( "!" | "-" ) unary | postfix */
  private unary(): Expression {
    const { reader } = this;
    const { at } = reader.token;
    const operator = reader.is('!') ? '!' : reader.is('-') ? '-' : null;
    if (operator === null) return this.postfix();
    reader.advance();
    if (operator === '-' && reader.token.kind === 'int' && BigInt(reader.token.text) === LARGEST + 1n) {
      reader.advance();
      return this.made({ kind: 'literal', at, end: reader.lastEnd, value: -LARGEST - 1n }, []);
    }
    this.nesting += 1;
    if (this.nesting > MAX_NESTING) throw this.tooComplex(at);
    const operand = this.unary();
    this.nesting -= 1;
    return this.made({ kind: 'unary', at, end: reader.lastEnd, operator, operand }, [operand]);
  }

  /** grammar: postfix = primary { "." word [ arguments ] | index } */
  private postfix(): Expression {
    const { reader } = this;
    const { at } = reader.token;
    let object = this.primary();
    for (;;) {
      if (reader.take('.')) {
        const property = reader.expectName("a field's or method's name behind '.'");
        if (reader.is('(')) {
          const args = this.list('(', ')', 'arguments');
          object = this.made({ kind: 'method', at, end: reader.lastEnd, object, method: property.text, methodAt: property.at, args }, [
            object,
            ...args,
          ]);
        } else {
          object = this.made({ kind: 'member', at, end: reader.lastEnd, object, property: property.text, propertyAt: property.at }, [
            object,
          ]);
        }
      } else if (reader.take('[')) {
        object = this.indexed(object, at);
      } else {
        return object;
      }
    }
  }

  /** grammar: index = "[" expression [ ":" expression ] "]" */
  private indexed(object: Expression, at: number): Expression {
    const { reader } = this;
    const index = this.parse();
    if (reader.take(':')) {
      const to = this.parse();
      reader.expect(']', 'to close the range');
      return this.made({ kind: 'range', at, end: reader.lastEnd, object, from: index, to }, [object, index, to]);
    }
    reader.expect(']', 'to close the index');
    return this.made({ kind: 'index', at, end: reader.lastEnd, object, index }, [object, index]);
  }

  /** grammar: primary = number | string | bytes | named | bracketed */
  private primary(): Expression {
    const { reader } = this;
    const { token } = reader;
    const { at, end } = token;
    switch (token.kind) {
      case 'int': {
        const value = BigInt(token.text);
        if (value > LARGEST) throw reader.source.error(at, `${token.text} does not fit into a 64-bit integer`);
        reader.advance();
        return this.made({ kind: 'literal', at, end, value }, []);
      }
      case 'float':
        reader.advance();
        return this.made({ kind: 'literal', at, end, value: Number(token.text) }, []);
      case 'string':
        reader.advance();
        return this.made({ kind: 'literal', at, end, value: token.text }, []);
      case 'bytes':
        reader.advance();
        return this.made({ kind: 'literal', at, end, value: token.bytes ?? new Uint8Array() }, []);
      case 'name':
        return this.named();
      default:
        return this.bracketed();
    }
  }

  /** grammar: named = "true" | "false" | "null" | name [ arguments ] */
  private named(): Expression {
    const { reader } = this;
    const { text, at, end } = reader.token;
    const constant = text === 'true' ? true : text === 'false' ? false : text === 'null' ? null : undefined;
    if (constant !== undefined) {
      reader.advance();
      return this.made({ kind: 'literal', at, end, value: constant }, []);
    }
    if (RESERVED.has(text)) throw reader.unexpected('a value');
    reader.advance();
    if (!reader.is('(')) return this.made({ kind: 'name', at, end, name: text }, []);
    const args = this.list('(', ')', 'arguments');
    return this.made({ kind: 'call', at, end: reader.lastEnd, name: text, args }, args);
  }

  /** grammar: bracketed = list | map | path | "(" expression ")" */
  private bracketed(): Expression {
    const { reader } = this;
    const { at } = reader.token;
    if (reader.is('[')) {
      const items = this.list('[', ']', 'list');
      return this.made({ kind: 'list', at, end: reader.lastEnd, items }, items);
    }
    if (reader.is('{')) return this.mapLiteral();
    if (reader.is('/')) {
      const path = parsePathLiteral(reader, () => this.parse());
      return this.made(
        path,
        path.segments.filter((one) => typeof one !== 'string'),
      );
    }
    if (!reader.take('(')) throw reader.unexpected('a value');
    const inner = this.parse();
    reader.expect(')', 'to close the parenthesis');
    return inner;
  }

  /** grammar: map = "{" [ expression ":" expression { "," expression ":" expression } [ "," ] ] "}" */
  private mapLiteral(): Expression {
    const { reader } = this;
    const { at } = reader.expect('{', 'to begin a map');
    const entries: { key: Expression; value: Expression }[] = [];
    while (!reader.is('}')) {
      const key = this.parse();
      reader.expect(':', "between a map's key and value");
      entries.push({ key, value: this.parse() });
      if (!reader.take(',')) break;
    }
    reader.expect('}', 'to close the map');
    return this.made(
      { kind: 'map', at, end: reader.lastEnd, entries },
      entries.flatMap((entry) => [entry.key, entry.value]),
    );
  }

  /**
   * grammar: arguments = "(" [ expression { "," expression } [ "," ] ] ")"
   * grammar: list = "[" [ expression { "," expression } [ "," ] ] "]"
   */
  private list(open: string, close: string, what: string): Expression[] {
    const { reader } = this;
    reader.expect(open, `to begin the ${what}`);
    const items: Expression[] = [];
    while (!reader.is(close)) {
      items.push(this.parse());
      if (!reader.take(',')) break;
    }
    reader.expect(close, `or ',' in the ${what}`);
    return items;
  }

  private made<T extends Expression>(node: T, children: Expression[]): T {
    const depth = 1 + children.reduce((deepest, child) => Math.max(deepest, this.depths.get(child) ?? 0), 0);
    if (depth > 2 * MAX_NESTING) throw this.tooComplex(node.at);
    this.depths.set(node, depth);
    return node;
  }

  private tooComplex(at: number): Error {
    return this.reader.source.error(at, 'this expression is too complex to evaluate safely; split it into functions');
  }
}
