import { FirestoreError } from '../firestore/model/firestore-error';

const messages = {
  account: 'Quota exceeded: this account has used up its space on this server.',
  unproven: 'Quota exceeded: accounts without a verified email address have used up their space on this server.',
  all: 'Quota exceeded: the store of this server is full.',
};

/** There is no room for a write, and waiting doesn't help: documents have to be deleted, or a limit raised. */
export class NoRoomError extends FirestoreError {
  constructor(readonly scope: keyof typeof messages) {
    super('RESOURCE_EXHAUSTED', messages[scope]);
  }
}

/**
 * The same refusal for a stream or a transaction. The SDK takes RESOURCE_EXHAUSTED there for a state that passes: it would send a queued write for ever, with
 * everything behind it, and tell nobody.
 */
export const settled = (error: unknown): unknown =>
  error instanceof NoRoomError ? new FirestoreError('OUT_OF_RANGE', error.message) : error;
