import { Fault } from '../evaluate/fault';
import { MAX_TEXT_LENGTH } from '../limits';
import { characterCount } from '../operators/characters';
import { BytesValue } from '../values/value';
import { pattern } from './patterns';
import { type BuiltinTable, builtin } from './signature';

export const stringMethods: BuiltinTable = {
  lower: builtin<[string]>(['string'], (text) => text.toLowerCase()),
  upper: builtin<[string]>(['string'], (text) => text.toUpperCase()),
  trim: builtin<[string]>(['string'], (text) => text.trim()),
  size: builtin<[string]>(['string'], (text) => BigInt(characterCount(text))),
  toUtf8: builtin<[string]>(['string'], (text) => new BytesValue(Buffer.from(text, 'utf8'))),
  /** The whole string must match. */
  matches: builtin<[string, string]>(['string', 'string'], (text, expression) => pattern(expression).matcher(text).matches()),
  replace: builtin<[string, string, string]>(['string', 'string', 'string'], replace),
  split: builtin<[string, string]>(['string', 'string'], split),
};

/** `$1` and `${name}` in the replacement stand for groups. */
function replace(text: string, expression: string, replacement: string): string {
  let result: string;
  try {
    result = pattern(expression).matcher(text).replaceAll(replacement, true);
  } catch (error) {
    if (error instanceof Fault) throw error;
    throw new Fault(`'${replacement}' is not a replacement RE2 knows: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (result.length > MAX_TEXT_LENGTH) throw new Fault('the string becomes too long');
  return result;
}

/** Splits at every match, empty ones included, and drops empty parts at the end; at least one part remains. */
function split(text: string, expression: string): string[] {
  const matcher = pattern(expression).matcher(text);
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
