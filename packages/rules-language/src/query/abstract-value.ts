import { Fault, LimitFault } from '../fault';
import type { Node } from '../syntax/ast';
import type { Value } from '../values/value';

/** Why something can't be known: a place in the rules and a sentence. */
export interface Doubt {
  at: number;
  end: number;
  message: string;
}

/** The value of an expression over all documents that a query can return. */
export type Abstract =
  /** The same value for every document. */
  | { kind: 'known'; value: Value }
  /** The same error for every document. */
  | { kind: 'error'; fault: Fault }
  /** Any value, or an error. */
  | { kind: 'unknown'; doubt: Doubt }
  /** The document itself. */
  | { kind: 'resource' }
  /** A field of the document, or, with an empty path, its data. */
  | { kind: 'field'; path: readonly string[] }
  /** The names of the fields of such a map: `resource.data.keys()`. */
  | { kind: 'keys'; path: readonly string[] };

export const known = (value: Value): Abstract => ({ kind: 'known', value });

export function doubt(node: Node, message: string): Abstract {
  return { kind: 'unknown', doubt: { at: node.at, end: node.end, message } };
}

export function tryCompute(node: Node, compute: () => Value): Abstract {
  try {
    return known(compute());
  } catch (error) {
    return toFailed(node, error);
  }
}

/** A fault becomes an abstract error; reached limits end everything. */
export function toFailed(node: Node, error: unknown): Abstract {
  if (!(error instanceof Fault) || error instanceof LimitFault) throw error;
  return failed(node, error);
}

export function failed(node: Node, fault: Fault): Abstract {
  if (fault.at < 0) {
    fault.at = node.at;
    fault.end = node.end;
  }
  return { kind: 'error', fault };
}
