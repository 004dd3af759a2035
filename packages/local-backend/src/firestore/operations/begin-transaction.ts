import type { Call } from './call';
import { resolveReadTime } from './resolve-read-time';

export interface TransactionOptions {
  readonly readOnly?: { readonly readTime?: string };
  readonly readWrite?: unknown;
}

/** @returns its id */
export function beginTransaction(call: Call, options: TransactionOptions = (call.body['options'] ?? {}) as TransactionOptions): string {
  return call.transactions.begin(
    call.database,
    call.identity,
    options.readOnly === undefined ? null : resolveReadTime(call, options.readOnly.readTime),
  );
}
