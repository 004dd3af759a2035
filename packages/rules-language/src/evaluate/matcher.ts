import type { PatternSegment } from '../syntax/ast';
import { PathValue } from '../values/path-value';
import type { Value } from '../values/value';
import type { CompiledAllow, CompiledMatch } from './compiled-match';

/** An allow statement whose block matches the path, with the captures of its patterns. */
export interface Candidate<Capture> {
  allow: CompiledAllow;
  captures: readonly Capture[];
}

export type CapturePattern = Exclude<PatternSegment, { kind: 'fixed' }>;

/** The parts of a path: the texts of one document's path, or the facts about the paths that a query can return. */
export interface PathKind<Segment, Capture> {
  /** Whether it is certainly this name. */
  isNamed(segment: Segment, name: string): boolean;
  /** Returns the value that `{x}` captures, or undefined when it is not one segment. */
  captureOne(segment: Segment, part: CapturePattern): Capture | undefined;
  /** Returns the value that `{x=**}` captures, or undefined when the segments may be fewer than `least`. */
  captureRest(segments: readonly Segment[], least: number, part: CapturePattern): Capture | undefined;
}

/**
 * Finds every allow statement whose path matches, in the order of the file.
 * `**` takes zero or more segments in version 2, one or more in version 1.
 */
export function findCandidates<Segment, Capture>(
  matches: readonly CompiledMatch[],
  segments: readonly Segment[],
  version: '1' | '2',
  kind: PathKind<Segment, Capture>,
): Candidate<Capture>[] {
  const found: Candidate<Capture>[] = [];
  const least = version === '2' ? 0 : 1;
  type Captures = readonly Capture[];

  const tryBlock = (block: CompiledMatch, offset: number, captures: Captures): void => {
    tryPattern(block.pattern, 0, offset, captures, (end, all) => {
      if (end === segments.length) for (const allow of block.allows) found.push({ allow, captures: all });
      for (const inner of block.matches) tryBlock(inner, end, all);
    });
  };

  const tryPattern = (
    pattern: readonly PatternSegment[],
    index: number,
    offset: number,
    captures: Captures,
    matched: (end: number, captures: Captures) => void,
  ): void => {
    const part = pattern[index];
    if (part === undefined) {
      matched(offset, captures);
      return;
    }
    if (part.kind === 'recursive') {
      for (let end = offset + least; end <= segments.length; end += 1) {
        const rest = kind.captureRest(segments.slice(offset, end), least, part);
        if (rest !== undefined) tryPattern(pattern, index + 1, end, [...captures, rest], matched);
      }
      return;
    }
    const segment = segments[offset];
    if (segment === undefined) return;
    if (part.kind === 'fixed') {
      if (kind.isNamed(segment, part.name)) tryPattern(pattern, index + 1, offset + 1, captures, matched);
      return;
    }
    const one = kind.captureOne(segment, part);
    if (one !== undefined) tryPattern(pattern, index + 1, offset + 1, [...captures, one], matched);
  };

  for (const block of matches) tryBlock(block, 0, []);
  return found;
}

/** The path of one document or object. */
export const documentPath: PathKind<string, Value> = {
  isNamed: (segment, name) => segment === name,
  captureOne: (segment) => segment,
  captureRest: (segments) => new PathValue(segments),
};
