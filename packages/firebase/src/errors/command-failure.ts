import { toFailureCode, getErrorMessage, type FailureCode } from './failure-code';

/** A failed command. `message` is the cause's own: it is shown where the specification requires the server's message. */
export class CommandFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CommandFailure';
    this.code = code;
  }
}

export function toCommandFailure(error: unknown): CommandFailure {
  return error instanceof CommandFailure ? error : new CommandFailure(toFailureCode(error), getErrorMessage(error), error);
}

/** The team has players who have confirmed another one: each plays for one team of a tournament. */
export class PlayersTaken extends CommandFailure {
  readonly uids: readonly string[];

  constructor(uids: readonly string[], cause?: unknown) {
    super('conflict', 'Players are in another team already.', cause);
    this.name = 'PlayersTaken';
    this.uids = uids;
  }
}
