/** Whether something may be done, and if not, why. Reasons are codes; pages have the words. */
export type Verdict<Reason extends string> = { readonly allowed: true } | { readonly allowed: false; readonly reason: Reason };

/** The first reason that holds, as a verdict; allowed when none does. */
export function firstReason<Reason extends string>(...reasons: readonly (readonly [holds: boolean, reason: Reason])[]): Verdict<Reason> {
  for (const [holds, reason] of reasons) if (holds) return { allowed: false, reason };
  return { allowed: true };
}
