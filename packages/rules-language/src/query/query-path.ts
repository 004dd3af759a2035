import type { CapturePattern, PathKind } from '../evaluate/matcher';
import { PathValue } from '../values/path-value';
import { type Abstract, known } from './abstract-value';

/** A segment of the paths a query can return: fixed, one unknown id, or any number of unknown segments. */
export type Token = { kind: 'fixed'; name: string } | { kind: 'id' } | { kind: 'gap' };

/**
 * Every path that a query can return, at once. A gap is taken by `**` only, and counts as no segment at all, because it may
 * be empty; an unknown id is never a fixed name.
 */
export const queryPath: PathKind<Token, Abstract> = {
  isNamed: (token, name) => token.kind === 'fixed' && token.name === name,
  captureOne(token, part) {
    if (token.kind === 'gap') return undefined;
    return token.kind === 'fixed' ? known(token.name) : unknownCapture(part);
  },
  captureRest(tokens, least, part) {
    if (tokens.filter((token) => token.kind !== 'gap').length < least) return undefined;
    const names = tokens.flatMap((token) => (token.kind === 'fixed' ? [token.name] : []));
    return names.length === tokens.length ? known(new PathValue(names)) : unknownCapture(part);
  },
};

function unknownCapture(part: CapturePattern): Abstract {
  return { kind: 'unknown', doubt: { at: part.at, end: part.at + part.name.length + 2, message: `a query does not fix {${part.name}}` } };
}
