import { HttpError } from '../http/http-error';

/** A refusal in the shape of the Storage interface. The SDK looks at the status alone. */
export function storageError(status: number, message: string): HttpError {
  return new HttpError(status, message, { body: { error: { code: status, message } } });
}

export const denied = (): HttpError => storageError(403, 'Permission denied.');
export const notFound = (): HttpError => storageError(404, 'Not Found.');
/** The SDK's `storage/quota-exceeded`, which it does not try again. */
export const quotaExceeded = (message: string): HttpError => storageError(402, message);
/** The user who began an upload no longer has an account, or was signed out everywhere. */
export const ended = (): HttpError => storageError(401, 'The sign-in that this upload began with has ended.');
