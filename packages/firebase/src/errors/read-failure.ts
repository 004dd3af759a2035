import { toFailureCode, getErrorMessage, type FailureCode } from './failure-code';

/** A failed read. A watch continues if it can: a later value may still arrive. */
export class ReadFailure extends Error {
  readonly code: FailureCode;
  /** Path of the document or collection. */
  readonly path: string;
  /** Id of the unreadable entry, if a document is a map of entries and the others are readable. */
  readonly entry: string | null;

  constructor(code: FailureCode, path: string, message: string, cause?: unknown, entry: string | null = null) {
    super(message, { cause });
    this.entry = entry;
    this.name = 'ReadFailure';
    this.code = code;
    this.path = path;
  }
}

export function toReadFailure(error: unknown, path: string): ReadFailure {
  return error instanceof ReadFailure ? error : new ReadFailure(toFailureCode(error), path, getErrorMessage(error), error);
}
