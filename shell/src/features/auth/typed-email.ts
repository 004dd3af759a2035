let typed = '';

/** The address that was typed on one of the sign-in pages, so that it need not be typed again on the next. Kept by the page only, until somebody is in. */
export const typedEmail = (): string => typed;

export function keepTypedEmail(email: string): void {
  typed = email;
}
