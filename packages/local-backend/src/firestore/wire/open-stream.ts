import type { Identity, VerifyToken } from '../../auth/identity';
import type { TokenWatch } from '../../auth/token-watch';
import type { Engine } from '../engine/engine';
import { FirestoreError } from '../model/firestore-error';
import type { DatabaseName } from '../model/names';
import { openListenStream } from './listen-stream';
import type { DeliveriesOptions, Resends } from './resends';
import type { StreamList } from './stream-list';
import type { StreamOutput, Stream } from './stream';
import { openWriteStream } from './write-stream';

export interface StreamServices {
  readonly engine: Engine;
  readonly resends: Resends;
  readonly streamList: StreamList;
  readonly verifyToken: VerifyToken;
  readonly tokenWatch?: TokenWatch | undefined;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface StreamRequest {
  readonly kind: 'Listen' | 'Write';
  readonly database: DatabaseName;
  readonly identity: Identity | null;
  /** The client's address, and its own description of itself. */
  readonly client: { readonly address: string; readonly agent: string };
  readonly delivery: Omit<DeliveriesOptions, 'owner'>;
}

/** After a new password a stream is silent for this long before it fails (ms). */
const GRACE = 3000;
/** Timers can't wait longer (ms). */
const LONGEST_TIMER = 2 ** 31 - 1;

/**
 * Opens a stream for as long as the token that opened it is good. Then it fails with UNAUTHENTICATED, as it does in Firebase: the SDK asks for
 * a new token before it comes back, and the rules judge that one.
 */
export function openStream(
  { engine, resends, streamList, tokenWatch, now }: StreamServices,
  { kind, database, identity, client, delivery }: StreamRequest,
  out: StreamOutput,
): Stream {
  const stream =
    kind === 'Listen'
      ? openListenStream(engine, database, identity, out)
      : openWriteStream({ engine, resends, database, identity, delivery }, out);
  const removeFromList = streamList.enter({
    kind,
    since: now(),
    ...client,
    uid: identity?.uid ?? null,
    targets: () => stream.targets?.() ?? 0,
    queued: () => out.queued?.() ?? 0,
  });
  const expiry = expiryOf(identity);
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let grace: NodeJS.Timeout | undefined;
  const end = (message: string): void => {
    if (isOver) return;
    release();
    stream.revoke(new FirestoreError('UNAUTHENTICATED', message));
  };
  const release = (): void => {
    isOver = true;
    removeFromList();
    stopWatching?.();
    clearTimeout(timer);
    clearTimeout(grace);
  };
  /** Uses the clock for tokens, which may differ from that of the timers. */
  const checkExpiry = (): void => {
    clearTimeout(timer);
    if (isOver || expiry === null) return;
    const left = expiry - now();
    if (left <= 0) end('The ID token has expired.');
    else timer = setTimeout(checkExpiry, Math.min(left, LONGEST_TIMER)).unref();
  };
  // A user who has just changed their own password gets a new token with the response to that change. It must arrive before the stream fails, or the
  // SDK asks for a token with the old one, and signs the user out. With the new token the SDK opens new streams by itself.
  const stopWatching = tokenWatch?.onEnded(identity, ({ reason }) => {
    if (reason !== 'revoked') {
      end(reasons[reason]);
      return;
    }
    stream.silence?.();
    grace = setTimeout(() => end(reasons.revoked), GRACE).unref();
  });
  if (tokenWatch?.isCurrent(identity) === false) end(reasons.revoked);
  checkExpiry();
  return {
    ...stream,
    receive(message) {
      checkExpiry();
      // A write needs its answer at once: the stream is refused before it is applied.
      if (grace !== undefined && kind === 'Write') end(reasons.revoked);
      if (!isOver) stream.receive(message);
    },
    refuse(error) {
      if (!isOver) stream.refuse(error);
    },
    close(heard) {
      release();
      stream.close(heard);
    },
  };
}

const reasons = {
  revoked: 'The ID token was revoked.',
  disabled: 'The account is disabled.',
  deleted: 'The account of this ID token does not exist.',
} as const;

/** Milliseconds since 1970; null if it never expires: no account, an owner, unsigned tokens of tests. */
function expiryOf(identity: Identity | null): number | null {
  if (identity === null || identity.owner === true || identity.generation === undefined) return null;
  const seconds = Number(identity.token['exp']);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
}
