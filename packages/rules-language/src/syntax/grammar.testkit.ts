import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A line of the grammar, as a tree. */
export type Part =
  | { kind: 'text'; text: string }
  | { kind: 'prose'; text: string }
  | { kind: 'rule'; name: string }
  | { kind: 'sequence' | 'choice'; parts: Part[] }
  | { kind: 'optional' | 'repeated'; part: Part };

export interface Rule {
  name: string;
  /** Blanks and comments may stand between the parts of a `grammar:` line, not between those of a `spelling:` line. */
  isSpelled: boolean;
  part: Part;
}

const FILES = ['rules-parser.ts', 'expression-parser.ts', 'path-parser.ts', 'lexer.ts', 'text-literal.ts'];

/**
 * The lines that are next to the functions which read them, in the order of the files. `[ x ]` may be missing, `{ x }` comes any number of times, `x | y`
 * is one of both, and words between question marks describe what a notation would only hide.
 */
export function grammarLines(): Rule[] {
  return FILES.flatMap((file) => {
    const text = readFileSync(join(__dirname, file), 'utf8');
    return [...text.matchAll(/(grammar|spelling): ([a-z]+) = (.+?)(?: \*\/)?$/gm)].map(([, kind, name = '', body = '']) => ({
      name,
      isSpelled: kind === 'spelling',
      part: parse(body),
    }));
  });
}

function parse(body: string): Part {
  const tokens = [...body.matchAll(/"[^"]*"|'[^']*'|\? .+? \?|[a-z]+|[[\]{}()|]/g)].map(([token]) => token);
  if (tokens.join('').replaceAll(' ', '') !== body.replaceAll(' ', '')) throw new Error(`not a line of a grammar: ${body}`);
  let at = 0;
  const choice = (): Part => {
    const parts = [sequence()];
    while (tokens[at] === '|') {
      at += 1;
      parts.push(sequence());
    }
    return parts.length === 1 && parts[0] !== undefined ? parts[0] : { kind: 'choice', parts };
  };
  const sequence = (): Part => {
    const parts: Part[] = [];
    while (at < tokens.length && !'|)]}'.includes(tokens[at] ?? '')) parts.push(one());
    return { kind: 'sequence', parts };
  };
  const bracketed = (close: string): Part => {
    const inner = choice();
    if (tokens[at] !== close) throw new Error(`'${close}' is missing: ${body}`);
    at += 1;
    return inner;
  };
  const one = (): Part => {
    const token = tokens[at] ?? '';
    at += 1;
    if (token === '(') return bracketed(')');
    if (token === '[') return { kind: 'optional', part: bracketed(']') };
    if (token === '{') return { kind: 'repeated', part: bracketed('}') };
    if (token.startsWith('?')) return { kind: 'prose', text: token.slice(2, -2) };
    if (/^["']/.test(token)) return { kind: 'text', text: token.slice(1, -1) };
    return { kind: 'rule', name: token };
  };
  const whole = choice();
  if (at !== tokens.length) throw new Error(`unexpected '${tokens[at]}': ${body}`);
  return whole;
}
