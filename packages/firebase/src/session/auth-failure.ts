import { toFailureCode, getErrorMessage } from '../errors/failure-code';
import { loadAuth } from '../sdk/parts';

/** A failed sign-in, sign-up or account change; `code` is Firebase's own, such as `auth/invalid-credential`. */
export class AuthFailure extends Error {
  readonly code: string;

  constructor(code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'AuthFailure';
    this.code = code;
  }
}

function toAuthFailure(error: unknown): AuthFailure {
  if (error instanceof AuthFailure) return error;
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code === 'string' && code.startsWith('auth/')) return new AuthFailure(code, getErrorMessage(error), error);
  // The code of the SDK itself could not be fetched.
  const isOffline = toFailureCode(error) === 'unavailable';
  return new AuthFailure(isOffline ? 'auth/network-request-failed' : 'auth/internal-error', getErrorMessage(error), error);
}

/** Runs a call of the SDK. @throws AuthFailure for any error */
export async function withAuth<Result>(run: (sdk: Awaited<ReturnType<typeof loadAuth>>) => Promise<Result>): Promise<Result> {
  try {
    return await run(await loadAuth());
  } catch (error) {
    throw toAuthFailure(error);
  }
}
