import type { PatternSegment } from '../syntax/ast';
import { PathValue } from '../values/path-value';
import type { CompiledAllow, CompiledMatch } from '../evaluate/compiled-match';
import { type Abstract, known } from './abstract-value';

/** A segment of the paths a query can return: fixed, one unknown id, or any number of unknown segments. */
export type Token = { kind: 'fixed'; name: string } | { kind: 'id' } | { kind: 'gap' };

export interface QueryCandidate {
  allow: CompiledAllow;
  captures: readonly Abstract[];
}

/**
 * Allow statements whose path matches every path a query can return. A gap is taken by `**` only, and counts as
 * no segment at all, because it may be empty; an unknown id is never a fixed name.
 */
export function findQueryCandidates(matches: readonly CompiledMatch[], tokens: readonly Token[], version: '1' | '2'): QueryCandidate[] {
  const found: QueryCandidate[] = [];
  const least = version === '2' ? 0 : 1;

  const tryBlock = (block: CompiledMatch, offset: number, captures: readonly Abstract[]): void => {
    tryPattern(block.pattern, 0, offset, captures, (end, all) => {
      if (end === tokens.length) for (const allow of block.allows) found.push({ allow, captures: all });
      for (const inner of block.matches) tryBlock(inner, end, all);
    });
  };

  const tryPattern = (pattern: readonly PatternSegment[], index: number, offset: number, captures: readonly Abstract[], matched: (end: number, captures: readonly Abstract[]) => void): void => {
    const part = pattern[index];
    if (part === undefined) {
      matched(offset, captures);
      return;
    }
    if (part.kind === 'recursive') {
      for (let end = offset; end <= tokens.length; end += 1) {
        const taken = tokens.slice(offset, end);
        if (taken.filter((token) => token.kind !== 'gap').length < least) continue;
        tryPattern(pattern, index + 1, end, [...captures, captured(taken, part)], matched);
      }
      return;
    }
    const token = tokens[offset];
    if (token === undefined || token.kind === 'gap') return;
    if (part.kind === 'fixed' && !(token.kind === 'fixed' && token.name === part.name)) return;
    const next = part.kind === 'single' ? [...captures, token.kind === 'fixed' ? known(token.name) : unknownCapture(part)] : captures;
    tryPattern(pattern, index + 1, offset + 1, next, matched);
  };

  for (const block of matches) tryBlock(block, 0, []);
  return found;
}

function captured(tokens: readonly Token[], part: PatternSegment & { name: string }): Abstract {
  const names = tokens.flatMap((token) => (token.kind === 'fixed' ? [token.name] : []));
  return names.length === tokens.length ? known(new PathValue(names)) : unknownCapture(part);
}

function unknownCapture(part: { name: string; at: number }): Abstract {
  return { kind: 'unknown', doubt: { at: part.at, end: part.at + part.name.length + 2, message: `a query does not fix {${part.name}}` } };
}
