import type { ParseIssue, ParseResult } from '@courtside/domain';
import { ReadFailure } from '../errors/read-failure';
import { reportMalformed } from '../errors/report';

const describe = (issues: readonly ParseIssue[]): string =>
  issues.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('; ');

/** The value of a parse. @throws Error which names every bad field */
export function getParsedValue<T>(result: ParseResult<T>): T {
  if (result.ok) return result.value;
  throw new Error(describe(result.issues));
}

/** Reports the unreadable parts that were left out of a document. */
export function reportLeft(path: string, result: ParseResult<unknown>): void {
  if (result.ok && result.left) reportMalformed(new ReadFailure('malformed', path, describe(result.left)));
}

/**
 * Parses a document that is a map of entries, one by one: an invalid entry is reported and left out, the others stay readable.
 * @param parseOne parses a map with a single entry
 */
export function parseEntries<T>(
  path: string,
  data: Readonly<Record<string, unknown>>,
  parseOne: (entry: Record<string, unknown>) => ParseResult<T>,
): T[] {
  return Object.entries(data).flatMap(([id, entry]) => {
    const result = parseOne({ [id]: entry });
    if (result.ok) return [result.value];
    reportMalformed(new ReadFailure('malformed', path, describe(result.issues), undefined, id));
    return [];
  });
}
