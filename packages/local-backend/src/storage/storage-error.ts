import { HttpError } from '../server/http-error';

/** A refusal in the shape of the Storage interface. The SDK looks at the status alone. */
export function storageError(status: number, message: string): HttpError {
  return new HttpError(status, message, { body: { error: { code: status, message } } });
}

export const denied = (): HttpError => storageError(403, 'Permission denied.');
export const notFound = (): HttpError => storageError(404, 'Not Found.');
