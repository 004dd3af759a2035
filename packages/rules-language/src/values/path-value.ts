import { spendWork } from '../work-ledger';

/** A location. Segments of a literal that still wait for `bind` are the names of their captures. */
export class PathValue {
  constructor(
    readonly segments: readonly string[],
    /** The segments that a match captured, readable as `path.name`. */
    readonly captures: ReadonlyMap<string, string> | null = null,
  ) {}

  /** `/databases/(default)/documents/users/ada` */
  toString(): string {
    return this.segments.map((segment) => `/${segment}`).join('');
  }
}

/** Reads `a/b`, `/a/b`; empty segments are dropped. */
export function pathFromText(text: string): PathValue {
  spendWork(text.length >> 1);
  return new PathValue(text.split('/').filter((segment) => segment !== ''));
}
