import { HttpError } from '../../http/http-error';
import { NoRoomError } from '../../quota/no-room-error';

/** The canonical codes, by name: number for streams, HTTP status for REST. */
const codes = {
  CANCELLED: [1, 499],
  INVALID_ARGUMENT: [3, 400],
  NOT_FOUND: [5, 404],
  ALREADY_EXISTS: [6, 409],
  PERMISSION_DENIED: [7, 403],
  RESOURCE_EXHAUSTED: [8, 429],
  FAILED_PRECONDITION: [9, 400],
  ABORTED: [10, 409],
  OUT_OF_RANGE: [11, 416],
  UNIMPLEMENTED: [12, 501],
  INTERNAL: [13, 500],
  UNAVAILABLE: [14, 503],
  UNAUTHENTICATED: [16, 401],
} as const;

export type FirestoreStatus = keyof typeof codes;

/** A refusal in Firestore's own terms; each transport writes it in its own shape. */
export class FirestoreError extends Error {
  constructor(
    readonly status: FirestoreStatus,
    message: string,
  ) {
    super(message);
    this.name = 'FirestoreError';
  }

  /** Numeric gRPC code. */
  get code(): number {
    return codes[this.status][0];
  }

  get httpStatus(): number {
    return codes[this.status][1];
  }
}

/**
 * Converts any failure to a Firestore one. Requests are checked where their content is used, so a request in a wrong shape shows as one of the
 * language's own errors. Any other defect becomes INTERNAL and reveals nothing.
 */
export function toFirestoreError(error: unknown): FirestoreError {
  if (error instanceof FirestoreError) return error;
  if (error instanceof NoRoomError) return new FirestoreError('RESOURCE_EXHAUSTED', error.message);
  const status = (error as { grpcStatus?: unknown } | null)?.grpcStatus;
  if (status === 'UNAUTHENTICATED') return new FirestoreError('UNAUTHENTICATED', (error as Error).message);
  // A refusal before the request reaches Firestore: too long a body, or one that broke off.
  if (error instanceof HttpError && error.status < 500) return new FirestoreError('INVALID_ARGUMENT', error.message);
  if (error instanceof TypeError || error instanceof SyntaxError || error instanceof RangeError)
    return new FirestoreError('INVALID_ARGUMENT', 'The request is malformed.');
  return new FirestoreError('INTERNAL', 'Internal error.');
}

/**
 * Converts a refusal for lack of space, for a stream or a transaction. The SDK takes RESOURCE_EXHAUSTED there for a temporary state: it would retry a
 * queued write for ever, with everything behind it, and report nothing.
 */
export const toPermanentError = (error: unknown): unknown =>
  error instanceof NoRoomError ? new FirestoreError('OUT_OF_RANGE', error.message) : error;

/** The error as JSON interfaces write it. */
export const errorBody = (error: FirestoreError, code: number) => ({ error: { code, message: error.message, status: error.status } });
