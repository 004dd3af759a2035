import type { Source } from './source';

const ESCAPES: Record<string, string> = {
  '\\': '\\',
  "'": "'",
  '"': '"',
  'n': '\n',
  'r': '\r',
  't': '\t',
  '/': '/',
  '`': '`',
  '?': '?',
  'a': '\u0007',
  'b': '\b',
  'f': '\f',
  'v': '\v',
};
/** The real service refuses these at deployment; so do we, because in a pattern they would change their meaning. */
const REFUSED = new Set(['a', 'b', 'f', 'v', '?', '`']);

export interface ReadText {
  text: string;
  /** Set for bytes literals. */
  bytes?: Uint8Array;
  end: number;
}

/**
 * Reads a string or bytes literal whose opening quote is at `start`.
 * Strings know \\ \' \" \/ \n \r \t \uXXXX; bytes also \xHH and \OOO, their other characters stand for their UTF-8 bytes.
 *
 * spelling: string = "'" { character | '"' | unicode } "'" | '"' { character | "'" | unicode } '"'
 * spelling: bytes = ( "b" | "B" ) ( "'" { character | '"' | byte } "'" | '"' { character | "'" | byte } '"' )
 * spelling: character = ? any but quotes, a backslash and the end of a line ? | "\" ( "\" | "'" | '"' | "/" | "n" | "r" | "t" )
 * spelling: unicode = "\u" hexadecimal hexadecimal hexadecimal hexadecimal
 * spelling: byte = "\" ( "x" | "X" ) hexadecimal hexadecimal | "\" ( "0" | "1" | "2" | "3" ) octal octal
 * spelling: hexadecimal = ? one of 0 to 9, a to f, A to F ?
 * spelling: octal = ? one of 0 to 7 ?
 */
export function readText(source: Source, start: number, asBytes: boolean): ReadText {
  const { text } = source;
  const quote = text[start];
  const bytes: number[] = [];
  let result = '';
  let i = start + 1;
  const add = (part: string) => {
    if (asBytes) bytes.push(...new TextEncoder().encode(part));
    else result += part;
  };
  for (;;) {
    const character = text[i];
    if (character === undefined || character === '\n' || character === '\r') {
      throw source.error(start, `this ${asBytes ? 'bytes literal' : 'string'} is not closed with ${quote} on its line`);
    }
    if (character === quote) break;
    if (character !== '\\') {
      const point = String.fromCodePoint(text.codePointAt(i) ?? 0);
      add(point);
      i += point.length;
      continue;
    }
    const escape = readEscape(source, i, asBytes);
    if (escape.byte !== undefined) bytes.push(escape.byte);
    else add(escape.text);
    i = escape.end;
  }
  return asBytes ? { text: '', bytes: Uint8Array.from(bytes), end: i + 1 } : { text: result, end: i + 1 };
}

function readEscape(source: Source, at: number, asBytes: boolean): { text: string; byte?: number; end: number } {
  const { text } = source;
  const letter = text[at + 1] ?? '';
  const simple = ESCAPES[letter];
  if (simple !== undefined && !REFUSED.has(letter)) return { text: simple, end: at + 2 };
  const unicode = /^\\u([0-9a-fA-F]{4})/.exec(text.slice(at, at + 6));
  if (unicode !== null && !asBytes) return { text: String.fromCharCode(parseInt(unicode[1] ?? '', 16)), end: at + 6 };
  if (asBytes) {
    const hex = /^\\[xX]([0-9a-fA-F]{2})/.exec(text.slice(at, at + 4));
    if (hex !== null) return { text: '', byte: parseInt(hex[1] ?? '', 16), end: at + 4 };
    const octal = /^\\([0-3][0-7]{2})/.exec(text.slice(at, at + 4));
    if (octal !== null) return { text: '', byte: parseInt(octal[1] ?? '', 8), end: at + 4 };
  }
  const hint = /[.dwsDWSb+*?()[\]{}^$|-]/.test(letter) ? `; in a pattern write it with two backslashes: '\\\\${letter}'` : '';
  throw source.error(at, `'\\${letter}' is not an escape the rules language knows${hint}`);
}
