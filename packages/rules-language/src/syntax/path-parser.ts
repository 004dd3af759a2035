import type { Expression, PathLiteral, PatternSegment } from './ast';
import type { TokenReader } from './token-reader';

/**
 * `/databases/$(database)/documents/users/$(request.auth.uid)`; blanks end a path, except inside `$(...)`.
 * @param parseExpression reads the expression in the brackets
 *
 * spelling: path = "/" segment { "/" segment }
 * spelling: segment = ? a letter, a digit or one of _ ~ % @ -, then more of these and dots ? | "(" ? letters, digits, _ and - ? ")" | "$(" expression ")"
 */
export function parsePathLiteral(reader: TokenReader, parseExpression: () => Expression): PathLiteral {
  const { source } = reader;
  const { at } = reader.token;
  const segments: (string | Expression)[] = [];
  let offset = at;
  while (source.text[offset] === '/' && source.text[offset + 1] !== '/' && source.text[offset + 1] !== '*') {
    const lexer = reader.rewind();
    lexer.seek(offset + 1);
    const fixed = lexer.segment();
    if (fixed !== '') {
      segments.push(fixed);
      offset = lexer.offset;
    } else if (source.text.startsWith('$(', offset + 1)) {
      lexer.seek(offset + 3);
      reader.resume();
      segments.push(parseExpression());
      if (!reader.is(')')) throw reader.unexpected("')' to close '$('");
      offset = reader.token.end;
    } else {
      throw source.error(offset + 1, 'expected a path segment: a name or $(expression)');
    }
    const follows = reader.rewind();
    follows.seek(offset);
    if (source.text.startsWith('$(', offset) || follows.segment() !== '') {
      throw source.error(offset, "a path segment is either a name or one $(...); join texts inside it: $(a + '_' + b)");
    }
    reader.rewind().seek(offset);
  }
  reader.resume();
  if (segments.length === 0) throw source.error(at, 'expected a path segment behind the slash');
  return { kind: 'path', at, end: offset, segments };
}

/**
 * `/users/{user}/{rest=**}` behind `match`.
 *
 * spelling: pattern = "/" part { "/" part }
 * spelling: part = ? letters, digits and _ ~ % @ . ( ) + ! - ? | capture
 * grammar: capture = "{" word [ "=" ( "*" | "**" ) ] "}"
 */
export function parsePathPattern(reader: TokenReader): PatternSegment[] {
  const { source } = reader;
  const segments: PatternSegment[] = [];
  const start = reader.token.at;
  let offset = start;
  while (source.text[offset] === '/') {
    const at = offset + 1;
    const rest = source.text.slice(at, at + 400);
    const capture = /^\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*(?:=\s*(\*\*?)\s*)?\}/.exec(rest);
    const fixed = /^(?:[A-Za-z0-9_~%@.()+!-])+/.exec(rest);
    if (capture !== null) {
      segments.push({ kind: capture[2] === '**' ? 'recursive' : 'single', name: capture[1] ?? '', at });
      offset = at + capture[0].length;
    } else if (fixed !== null) {
      segments.push({ kind: 'fixed', name: fixed[0], at });
      offset = at + fixed[0].length;
    } else if (rest.startsWith('$')) {
      throw source.error(at, 'a match path captures with {name}, not with $(...)');
    } else {
      throw source.error(at, 'expected a path segment: a name, {name} or {name=**}');
    }
  }
  if (segments.length === 0) throw source.error(start, "expected a path that begins with '/', such as /users/{user}");
  reader.rewind().seek(offset);
  reader.resume();
  return segments;
}
