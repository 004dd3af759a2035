/** A sign-in, sign-up or account change that did not happen; `code` is Firebase's own, such as `auth/invalid-credential`. */
export class AuthFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AuthFailure';
    this.code = code;
  }
}

export function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  const text = typeof message === 'string' ? message : String(error);
  if (typeof code === 'string' && code.startsWith('auth/')) return new AuthFailure(code, text, error);
  // The code of the SDK itself could not be fetched.
  const isLoading = /loading chunk|dynamically imported|failed to fetch/i.test(text);
  return new AuthFailure(isLoading ? 'auth/network-request-failed' : 'auth/internal-error', text, error);
}
