import { MAX_EXPRESSIONS_PER_REQUEST, WORK_PER_EXPRESSION } from '../limits';
import type { DocumentAccessLedger, RulesHost } from '../types';
import type { Value } from '../values/value';
import { spendWork } from '../work-ledger';
import { LimitFault } from '../fault';

/** One request being judged: its values, its limits, and notes from which an explanation can be made later. */
export class Evaluation {
  /** How many were evaluated so far. */
  expressions = 0;
  /** The plain condition that was false last; -1 when none was. */
  falseAt = -1;
  falseEnd = -1;
  /** The comparison made last, so that an explanation can show both sides. */
  comparedAt = -1;
  comparedLeft: Value = null;
  comparedRight: Value = null;

  constructor(
    readonly request: Value,
    readonly resource: Value,
    readonly host: RulesHost,
    readonly accesses: DocumentAccessLedger,
  ) {}

  /** Counts evaluated expressions; throws when the request's limit is used up. */
  spend(amount: number): void {
    spendWork(amount * WORK_PER_EXPRESSION);
    this.expressions += amount;
    if (this.expressions > MAX_EXPRESSIONS_PER_REQUEST) {
      throw new LimitFault(`the limit of ${MAX_EXPRESSIONS_PER_REQUEST} expressions evaluated for one request is reached`);
    }
  }
}

/** Values of the variables an expression can see. Slots are assigned when the rules are compiled. */
export interface Frame {
  evaluation: Evaluation;
  /** The values that the match patterns captured, outermost first. */
  captures: readonly Value[];
  /** Arguments, then let bindings. */
  locals: Thunk[];
}

export type Code = (frame: Frame) => Value;

/** An argument or let binding: evaluated when first asked for, then kept. */
export class Thunk {
  private value: Value | undefined;

  constructor(
    private readonly code: Code,
    private readonly frame: Frame,
  ) {}

  get(): Value {
    if (this.value === undefined) this.value = this.code(this.frame);
    return this.value;
  }
}
