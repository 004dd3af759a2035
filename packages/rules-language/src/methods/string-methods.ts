import { Fault } from '../fault';
import { MAX_TEXT_LENGTH } from '../limits';
import { countCharacters } from '../operators/characters';
import { BytesValue } from '../values/value';
import { spendWork } from '../work-ledger';
import { compilePattern } from './compile-pattern';
import { type BuiltinTable, builtin } from '../builtin';

export const stringMethods: BuiltinTable = {
  lower: builtin<[string]>(['string'], (text) => seen(text).toLowerCase()),
  upper: builtin<[string]>(['string'], (text) => seen(text).toUpperCase()),
  trim: builtin<[string]>(['string'], (text) => seen(text).trim()),
  size: builtin<[string]>(['string'], (text) => BigInt(countCharacters(text))),
  toUtf8: builtin<[string]>(['string'], (text) => new BytesValue(Buffer.from(seen(text), 'utf8'))),
  /** The whole string must match. */
  matches: builtin<[string, string]>(['string', 'string'], matches),
  replace: builtin<[string, string, string]>(['string', 'string', 'string'], replace),
  split: builtin<[string, string]>(['string', 'string'], split),
};

/** Most of these run over their text once, in fast code. */
function seen(text: string): string {
  spendWork(text.length >> 3);
  return text;
}

function matches(text: string, expression: string): boolean {
  const compiled = compilePattern(expression);
  spendWork(text.length + (compiled.programSize() >> 3));
  return compiled.testExact(text);
}

/** Finding where matches are takes the slower of the library's machines, which looks at every character once for each state. */
function searched(text: string, expression: string) {
  const compiled = compilePattern(expression);
  spendWork(text.length * (8 + compiled.programSize()));
  return compiled.matcher(text);
}

/** `$1` and `${name}` in the replacement stand for groups. */
function replace(text: string, expression: string, replacement: string): string {
  let result: string;
  try {
    result = searched(text, expression).replaceAll(replacement, true);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(`'${replacement}' is not a replacement RE2 knows: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (result.length > MAX_TEXT_LENGTH) throw new Fault('the string becomes too long');
  return result;
}

/** Splits at every match, empty ones included, and drops empty parts at the end; at least one part remains. */
function split(text: string, expression: string): string[] {
  const matcher = searched(text, expression);
  const parts: string[] = [];
  let from = 0;
  while (matcher.find()) {
    parts.push(text.slice(from, matcher.start()));
    from = matcher.end();
  }
  parts.push(text.slice(from));
  while (parts.length > 1 && parts[parts.length - 1] === '') parts.pop();
  return parts;
}
