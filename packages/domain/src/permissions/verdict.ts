/** Whether an action is allowed, and if not, why. Reasons are codes; pages translate them. */
export type Verdict<Reason extends string> = { readonly allowed: true } | { readonly allowed: false; readonly reason: Reason };

/** Returns the first reason that applies, as a verdict; allowed if none does. */
export function firstReason<Reason extends string>(...reasons: readonly (readonly [holds: boolean, reason: Reason])[]): Verdict<Reason> {
  for (const [holds, reason] of reasons) if (holds) return { allowed: false, reason };
  return { allowed: true };
}
