import type { Call } from './call';
import { momentOf } from './moment';

export interface TransactionOptions {
  readonly readOnly?: { readonly readTime?: string };
  readonly readWrite?: unknown;
}

/** @returns its id */
export function beginTransaction(call: Call, options: TransactionOptions = (call.body['options'] ?? {}) as TransactionOptions): string {
  return call.transactions.begin(
    call.database,
    call.identity,
    options.readOnly === undefined ? null : momentOf(call, options.readOnly.readTime),
  );
}
