import { MAX_MATCH_DEPTH, MAX_SOURCE_BYTES } from '../limits';
import type { AllowStatement, FunctionDeclaration, GrantMethod, LetBinding, MatchBlock, RulesFile, ServiceBlock } from './ast';
import { GRANT_METHODS } from './ast';
import { ExpressionParser } from './expression-parser';
import { Lexer } from './lexer';
import { parsePathPattern } from './path-parser';
import type { Source } from './source';
import { TokenReader } from './token-reader';

/** Parses a whole rules file; throws the first syntax error as a RulesError. */
export function parseRules(source: Source): RulesFile {
  const bytes = Buffer.byteLength(source.text, 'utf8');
  if (bytes > MAX_SOURCE_BYTES) throw source.error(0, `the rules are ${bytes} bytes long, more than the limit of ${MAX_SOURCE_BYTES}`);
  return new RulesParser(new TokenReader(new Lexer(source))).file();
}

class RulesParser {
  private readonly expressions: ExpressionParser;

  constructor(private readonly reader: TokenReader) {
    this.expressions = new ExpressionParser(reader);
  }

  /** grammar: file = [ version ] { function } service { function | service } */
  file(): RulesFile {
    const { reader } = this;
    const version = this.version();
    const functions: FunctionDeclaration[] = [];
    const services: ServiceBlock[] = [];
    while (reader.token.kind !== 'end') {
      if (reader.isWord('function')) functions.push(this.function());
      else if (reader.isWord('service')) services.push(this.service());
      else if (reader.isWord('rules_version'))
        throw reader.source.error(reader.token.at, "rules_version must be the file's first statement");
      else if (reader.isWord('import')) throw reader.source.error(reader.token.at, 'imports are not part of the rules language');
      else throw reader.unexpected("'service' or 'function'");
    }
    if (services.length === 0) throw reader.unexpected("a service block, such as 'service cloud.firestore { ... }'");
    return { version, functions, services };
  }

  /** grammar: version = "rules_version" "=" ( "'1'" | '"1"' | "'2'" | '"2"' ) [ ";" ] */
  private version(): '1' | '2' {
    const { reader } = this;
    if (!reader.takeWord('rules_version')) return '1';
    reader.expect('=', 'behind rules_version');
    const { token } = reader;
    if (token.kind !== 'string') throw reader.unexpected("a version in quotes, '2'");
    if (token.text !== '1' && token.text !== '2')
      throw reader.source.error(token.at, `the version must be '1' or '2', not '${token.text}'`);
    reader.advance();
    reader.take(';');
    return token.text;
  }

  /** grammar: service = "service" word { "." word } "{" { function | match } "}" */
  private service(): ServiceBlock {
    const { reader } = this;
    const { at } = reader.advance();
    let name = reader.expectName('the name of a service, cloud.firestore or firebase.storage').text;
    while (reader.take('.')) name += `.${reader.expectName("the rest of the service's name").text}`;
    const functions: FunctionDeclaration[] = [];
    const matches: MatchBlock[] = [];
    reader.expect('{', "to open the service's block");
    while (!reader.is('}')) {
      if (reader.isWord('function')) functions.push(this.function());
      else if (reader.isWord('match')) matches.push(this.match(1));
      else if (reader.isWord('allow')) throw reader.source.error(reader.token.at, "'allow' belongs into a match block");
      else throw reader.unexpected("'match', 'function' or '}'");
    }
    reader.advance();
    return { at, end: reader.lastEnd, name, functions, matches };
  }

  /** grammar: match = "match" pattern "{" { allow | match | function } "}" */
  private match(depth: number): MatchBlock {
    const { reader } = this;
    const { at } = reader.advance();
    if (depth > MAX_MATCH_DEPTH) throw reader.source.error(at, `match blocks are nested deeper than ${MAX_MATCH_DEPTH} levels`);
    if (!reader.is('/')) throw reader.unexpected("a path behind 'match', such as /users/{user}");
    const pattern = parsePathPattern(reader);
    const block: MatchBlock = { at, end: at, pattern, allows: [], functions: [], matches: [] };
    reader.expect('{', 'to open the match block');
    while (!reader.is('}')) {
      if (reader.isWord('allow')) block.allows.push(this.allow());
      else if (reader.isWord('match')) block.matches.push(this.match(depth + 1));
      else if (reader.isWord('function')) block.functions.push(this.function());
      else throw reader.unexpected("'allow', 'match', 'function' or '}'");
    }
    reader.advance();
    block.end = reader.lastEnd;
    return block;
  }

  /**
   * grammar: allow = "allow" method { "," method } [ ":" "if" expression ] end
   * grammar: method = "read" | "write" | "get" | "list" | "create" | "update" | "delete"
   */
  private allow(): AllowStatement {
    const { reader } = this;
    const { at } = reader.advance();
    const methods: GrantMethod[] = [];
    do {
      const token = reader.expectName(`a method: ${GRANT_METHODS.join(', ')}`);
      const method = GRANT_METHODS.find((one) => one === token.text);
      if (method === undefined)
        throw reader.source.error(token.at, `'${token.text}' is not a method; the methods are ${GRANT_METHODS.join(', ')}`);
      methods.push(method);
    } while (reader.take(','));
    let condition = null;
    if (reader.take(':')) {
      if (!reader.takeWord('if')) throw reader.unexpected("'if' and a condition");
      condition = this.expressions.parse();
    } else if (!reader.is(';') && !reader.is('}') && !reader.isWord('allow') && !reader.isWord('match') && !reader.isWord('function')) {
      throw reader.unexpected("':' and 'if', or ';'");
    }
    const end = reader.lastEnd;
    this.endStatement();
    return { at, end, methods, condition };
  }

  /** grammar: function = "function" word "(" [ word { "," word } [ "," ] ] ")" "{" { let } "return" expression end "}" */
  private function(): FunctionDeclaration {
    const { reader } = this;
    const { at } = reader.advance();
    const name = reader.expectName("the function's name").text;
    const parameters: { name: string; at: number }[] = [];
    reader.expect('(', "behind the function's name");
    while (!reader.is(')')) {
      const parameter = reader.expectName('the name of a parameter');
      parameters.push({ name: parameter.text, at: parameter.at });
      if (!reader.take(',')) break;
    }
    reader.expect(')', 'to close the parameters');
    reader.expect('{', "to open the function's body");
    const lets: LetBinding[] = [];
    while (reader.isWord('let')) lets.push(this.letBinding());
    if (!reader.takeWord('return')) throw reader.unexpected("'let' or 'return'");
    const result = this.expressions.parse();
    this.endStatement();
    if (!reader.is('}')) throw reader.unexpected("'}' behind the function's only return");
    reader.advance();
    return { at, end: reader.lastEnd, name, parameters, lets, result };
  }

  /** grammar: let = "let" word "=" expression end */
  private letBinding(): LetBinding {
    const { reader } = this;
    const { at } = reader.advance();
    const name = reader.expectName("a variable's name behind 'let'").text;
    reader.expect('=', 'and a value behind the name');
    const value = this.expressions.parse();
    const end = reader.lastEnd;
    this.endStatement();
    return { at, end, name, value };
  }

  /**
   * The semicolon may be missing before a closing brace or the next statement, as the real parser accepts it.
   * grammar: end = [ ";" ]
   */
  private endStatement(): void {
    const { reader } = this;
    if (reader.take(';')) return;
    const follows = ['allow', 'match', 'function', 'let', 'return'].some((word) => reader.isWord(word));
    if (!follows && !reader.is('}')) throw reader.unexpected("an operator, or ';' to end the statement");
  }
}
