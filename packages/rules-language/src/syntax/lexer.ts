import type { Source } from './source';
import { readText } from './text-literal';

export type TokenKind = 'name' | 'int' | 'float' | 'string' | 'bytes' | 'symbol' | 'end';

export interface Token {
  kind: TokenKind;
  at: number;
  end: number;
  /** The name, the symbol, the digits, or the text a string literal stands for. */
  text: string;
  bytes?: Uint8Array;
}

const SYMBOLS = [
  '||',
  '&&',
  '==',
  '!=',
  '<=',
  '>=',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  ';',
  ':',
  '.',
  '?',
  '!',
  '<',
  '>',
  '+',
  '-',
  '*',
  '/',
  '%',
  '=',
  '$',
];
/** Habits from other languages, each with the correct spelling. */
const HABITS: [string, string][] = [
  ['===', 'write == for equality'],
  ['!==', 'write != for inequality'],
  ['=>', 'arrow functions do not exist; declare a function with a return'],
  ['&', 'write && for "and"'],
  ['|', 'write || for "or"'],
  ['`', 'write strings in \'single\' or "double" quotes'],
  ['#', 'comments begin with //'],
];
const SPACE = /[\s\uFEFF]*/y;
/** spelling: word = ? a letter or _, then letters, digits and _ ? */
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
/**
 * spelling: number = digits [ "." digits ] [ exponent ] | "." digits [ exponent ]
 * spelling: exponent = ( "e" | "E" ) [ "+" | "-" ] digits
 * spelling: digits = ? one or more of 0 to 9 ?
 */
const NUMBER = /(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?/y;

/**
 * Turns the source into tokens on demand, because what `/` begins depends on the grammar: in the place of a value
 * it starts a path literal, elsewhere it divides. The parser asks for {@link segment} where a path goes on.
 */
export class Lexer {
  private position = 0;

  constructor(readonly source: Source) {}

  /** Continues at an offset, after a segment was read or to look again. */
  seek(offset: number): void {
    this.position = offset;
  }

  next(): Token {
    this.skipBlank();
    const { text } = this.source;
    const at = this.position;
    if (at >= text.length) return { kind: 'end', at, end: at, text: '' };
    const number = this.match(NUMBER);
    if (number !== null) {
      const kind = /[.eE]/.test(number) ? 'float' : 'int';
      const after = this.match(NAME);
      if (after !== null) throw this.source.error(at, `'${number}${after}' is neither a number nor a name`);
      return { kind, at, end: this.position, text: number };
    }
    const quote = text[at];
    if (quote === "'" || quote === '"') return this.textToken(at, false);
    if ((quote === 'b' || quote === 'B') && (text[at + 1] === "'" || text[at + 1] === '"')) {
      this.position += 1;
      return this.textToken(at, true);
    }
    const name = this.match(NAME);
    if (name !== null) return { kind: 'name', at, end: this.position, text: name };
    return this.symbol(at);
  }

  /** The fixed text of a path segment at the current offset; empty when none starts here. */
  segment(): string {
    const pattern = /\([A-Za-z0-9_-]+\)|[A-Za-z0-9_~%@-][A-Za-z0-9_~%@.-]*/y;
    return this.match(pattern) ?? '';
  }

  get offset(): number {
    return this.position;
  }

  private symbol(at: number): Token {
    const { text } = this.source;
    const habit = HABITS.find(([wrong]) => text.startsWith(wrong, at) && !(wrong.length === 1 && text.startsWith(wrong + wrong, at)));
    if (habit !== undefined && habit[0].length > 0) throw this.source.error(at, `unexpected '${habit[0]}': ${habit[1]}`);
    const symbol = SYMBOLS.find((one) => text.startsWith(one, at));
    if (symbol === undefined) {
      const shown = JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0));
      throw this.source.error(at, `unexpected character ${shown}`);
    }
    this.position = at + symbol.length;
    return { kind: 'symbol', at, end: this.position, text: symbol };
  }

  private textToken(at: number, asBytes: boolean): Token {
    const read = readText(this.source, this.position, asBytes);
    this.position = read.end;
    return { kind: asBytes ? 'bytes' : 'string', at, end: read.end, text: read.text, ...(read.bytes ? { bytes: read.bytes } : {}) };
  }

  private match(pattern: RegExp): string | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.source.text);
    if (found === null) return null;
    this.position = pattern.lastIndex;
    return found[0];
  }

  private skipBlank(): void {
    const { text } = this.source;
    for (;;) {
      this.match(SPACE);
      if (text.startsWith('//', this.position)) {
        const end = text.slice(this.position).search(/[\r\n]/);
        this.position = end < 0 ? text.length : this.position + end;
      } else if (text.startsWith('/*', this.position)) {
        const end = text.indexOf('*/', this.position + 2);
        if (end < 0) throw this.source.error(this.position, "this comment is never closed with '*/'");
        this.position = end + 2;
      } else {
        return;
      }
    }
  }
}
