/**
 * An error while a rule is evaluated. Thrown, but not a JavaScript error: rules fail often and on purpose,
 * so no stack is recorded. `at` and `end` are filled in by the innermost expression that knows its place.
 */
export class Fault {
  at = -1;
  end = -1;

  constructor(readonly message: string) {}
}

/** A limit was reached: unlike other faults no `||` or `&&` recovers from it, and no further rule is tried. */
export class LimitFault extends Fault {}
