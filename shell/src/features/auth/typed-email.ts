let typed = '';

/** The address typed on one of the sign-in pages, to prefill the next. Only in memory, and only until the user has signed in. */
export const typedEmail = (): string => typed;

export function keepTypedEmail(email: string): void {
  typed = email;
}
