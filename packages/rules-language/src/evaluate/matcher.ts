import type { PatternSegment } from '../syntax/ast';
import { PathValue } from '../values/path-value';
import type { Value } from '../values/value';
import type { CompiledAllow, CompiledMatch } from './compiled-match';

/** An allow statement whose block matches the path, with what its patterns captured. */
export interface Candidate {
  allow: CompiledAllow;
  captures: readonly Value[];
}

/**
 * Finds every allow statement whose path matches, in the order of the file.
 * `**` takes zero or more segments in version 2, one or more in version 1.
 */
export function findCandidates(matches: readonly CompiledMatch[], segments: readonly string[], version: '1' | '2'): Candidate[] {
  const found: Candidate[] = [];
  const least = version === '2' ? 0 : 1;

  const tryBlock = (block: CompiledMatch, offset: number, captures: readonly Value[]): void => {
    tryPattern(block.pattern, 0, offset, captures, (end, all) => {
      if (end === segments.length) for (const allow of block.allows) found.push({ allow, captures: all });
      for (const inner of block.matches) tryBlock(inner, end, all);
    });
  };

  const tryPattern = (pattern: readonly PatternSegment[], index: number, offset: number, captures: readonly Value[], matched: (end: number, captures: readonly Value[]) => void): void => {
    const part = pattern[index];
    if (part === undefined) {
      matched(offset, captures);
      return;
    }
    if (part.kind === 'recursive') {
      for (let end = offset + least; end <= segments.length; end += 1) {
        tryPattern(pattern, index + 1, end, [...captures, new PathValue(segments.slice(offset, end))], matched);
      }
      return;
    }
    const segment = segments[offset];
    if (segment === undefined || (part.kind === 'fixed' && part.name !== segment)) return;
    tryPattern(pattern, index + 1, offset + 1, part.kind === 'single' ? [...captures, segment] : captures, matched);
  };

  for (const block of matches) tryBlock(block, 0, []);
  return found;
}
