import type { Lexer, Token } from './lexer';
import type { Source } from './source';

/** One token of look-ahead over the lexer, and the ways to demand what must come next. */
export class TokenReader {
  token: Token;
  /** Where the last consumed token ended. */
  lastEnd = 0;

  constructor(private readonly lexer: Lexer) {
    this.token = lexer.next();
  }

  get source(): Source {
    return this.lexer.source;
  }

  /** For the parts that are not made of tokens: the lexer, standing where the look-ahead begins. */
  rewind(): Lexer {
    this.lexer.seek(this.token.at);
    return this.lexer;
  }

  /** Back to tokens after {@link rewind}. */
  resume(): void {
    this.lastEnd = this.lexer.offset;
    this.token = this.lexer.next();
  }

  advance(): Token {
    const { token } = this;
    this.lastEnd = token.end;
    this.token = this.lexer.next();
    return token;
  }

  is(symbol: string): boolean {
    return this.token.kind === 'symbol' && this.token.text === symbol;
  }

  isWord(word: string): boolean {
    return this.token.kind === 'name' && this.token.text === word;
  }

  take(symbol: string): boolean {
    if (!this.is(symbol)) return false;
    this.advance();
    return true;
  }

  takeWord(word: string): boolean {
    if (!this.isWord(word)) return false;
    this.advance();
    return true;
  }

  expect(symbol: string, what: string): Token {
    if (!this.is(symbol)) throw this.unexpected(`'${symbol}' ${what}`);
    return this.advance();
  }

  expectName(what: string): Token {
    if (this.token.kind !== 'name') throw this.unexpected(what);
    return this.advance();
  }

  unexpected(expected: string): Error {
    const { token } = this;
    const found = token.kind === 'end' ? 'the end of the file' : `'${this.source.excerpt(token.at, token.end)}'`;
    return this.source.error(token.at, `expected ${expected}, found ${found}`);
  }
}
