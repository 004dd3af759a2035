import { RE2JS } from 're2js';

import { Fault } from '../fault';
import { spendWork } from '../work-ledger';

const MAX_CACHED = 500;
/** Longer patterns come from data rather than from rules and are not worth keeping. */
const MAX_CACHED_LENGTH = 1000;
const compiled = new Map<string, RE2JS>();

/** A compiled RE2 pattern; matching takes linear time, so no pattern can stall the server. */
export function compilePattern(text: string): RE2JS {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  spendWork(text.length * 8);
  let made: RE2JS;
  try {
    made = RE2JS.compile(text);
  } catch (error) {
    throw new Fault(`'${text}' is not a regular expression RE2 knows: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (text.length > MAX_CACHED_LENGTH) return made;
  if (compiled.size >= MAX_CACHED) compiled.delete(compiled.keys().next().value ?? '');
  compiled.set(text, made);
  return made;
}
