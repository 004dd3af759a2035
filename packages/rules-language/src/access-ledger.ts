import type { DocumentAccessLedger } from './types';

/** Document accesses allowed to one operation, and to a whole batch, transaction or multi-document read. */
export const ACCESSES_PER_OPERATION = 10;
const ACCESSES_PER_BATCH = 20;
/** Storage rules may read this many documents for one request. */
export const ACCESSES_PER_STORAGE_REQUEST = 2;

/** Counts distinct documents; reading one a second time is free, as it is in the real service. */
export function createAccessLedger(limit: number = ACCESSES_PER_BATCH): DocumentAccessLedger {
  const seen = new Set<string>();
  return {
    limit,
    admit(key) {
      if (seen.has(key)) return true;
      if (seen.size >= limit) return false;
      seen.add(key);
      return true;
    },
  };
}

/**
 * The ledger of one operation: its own limit and, inside a batch, the batch's as well. Once an access was refused
 * `limit` is the limit that refused it.
 */
export function operationLedger(limit: number, shared: DocumentAccessLedger | undefined): DocumentAccessLedger {
  // Most rules read no other document.
  let own: DocumentAccessLedger | null = null;
  let reached = limit;
  return {
    get limit() {
      return reached;
    },
    admit(key) {
      own ??= createAccessLedger(limit);
      if (!own.admit(key)) return false;
      if (shared === undefined || shared.admit(key)) return true;
      reached = shared.limit;
      return false;
    },
  };
}
