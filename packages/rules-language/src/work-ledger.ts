import { LimitFault } from './fault';
import { MAX_WORK_PER_REQUEST } from './limits';

/** The characters and members that the rules may still look at for one request; a batch shares one ledger. */
export interface WorkLedger {
  left: number;
}

export const createWorkLedger = (): WorkLedger => ({ left: MAX_WORK_PER_REQUEST });

/** Outside of an evaluation (explanations, messages) nothing is counted. */
const uncounted: WorkLedger = { left: Infinity };
let current = uncounted;

/** Runs `judge`, and counts its work on a ledger. Evaluation is synchronous, so only one ledger is active at a time. */
export function withWorkLedger<T>(ledger: WorkLedger, judge: () => T): T {
  const outer = current;
  current = ledger;
  try {
    return judge();
  } finally {
    current = outer;
  }
}

/**
 * Notes so many characters or members looked at, before they are.
 * @throws LimitFault when the request has used up what it may
 */
export function spendWork(amount: number): void {
  current.left -= amount;
  if (current.left < 0)
    throw new LimitFault(`the limit of ${MAX_WORK_PER_REQUEST} characters and members looked at for one request is reached`);
}
