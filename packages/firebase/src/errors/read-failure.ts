import { failureCodeOf, messageOf, type FailureCode } from './failure-code';

/** A read that brought nothing. Watching goes on where it can: a later value may still come. */
export class ReadFailure extends Error {
  readonly code: FailureCode;
  /** Path of the document or collection. */
  readonly path: string;

  constructor(code: FailureCode, path: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ReadFailure';
    this.code = code;
    this.path = path;
  }
}

export function toReadFailure(error: unknown, path: string): ReadFailure {
  return error instanceof ReadFailure ? error : new ReadFailure(failureCodeOf(error), path, messageOf(error), error);
}
