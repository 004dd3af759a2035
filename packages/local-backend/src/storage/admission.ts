import type { Identity } from '../auth/identity';
import { QuotaExceededError, type Consumer } from '../quota/quota';
import { authorize, isAllowed, type StorageAccess } from './authorize';
import type { StorageContext } from './storage-context';
import type { ObjectPath } from './object-path';
import type { WritableMetadata } from './object-record';
import { denied, quotaExceeded, storageError } from './storage-error';

export interface UploadRequest extends ObjectPath {
  /** Tokens of its download addresses, if an operator sets them. */
  downloadTokens?: string[] | undefined;
  identity: Identity | null;
  metadata: WritableMetadata & { contentType: string };
  /** The announced size in bytes; null if there is none. */
  announced: number | null;
}

/** Returns the account whose quota an upload counts to. */
export const getConsumer = (identity: Identity | null): Consumer =>
  identity === null ? null : identity.owner === true ? undefined : identity.uid;

/**
 * Asks the rules before the first byte is stored.
 * @returns the maximum size of the object: the announced size, or else the largest that the rules could allow
 * @throws HttpError 403, 413, 402
 */
export function admitUpload(context: StorageContext, request: UploadRequest): number {
  const { announced, identity } = request;
  if (announced !== null && announced > context.sizeLimit) throw tooLarge(context.sizeLimit);
  const limit =
    announced ??
    findLargestAllowed(
      (size) => identity?.owner === true || isAllowed(context, identity, creation(context, request, size)),
      context.sizeLimit,
    );
  // If no size is allowed at all, any size returns the refusal with its reason.
  if (announced !== null || limit === null) authorize(context, identity, creation(context, request, announced ?? 1));
  requireSpace(context, getConsumer(identity), announced ?? 1);
  return limit ?? 0;
}

/** Counts bytes before they are stored. @throws HttpError 402, 403, 413 */
export function createByteCounter(context: StorageContext, consumer: Consumer, limit: number): (bytes: number, sizeAfter: number) => void {
  return (bytes, sizeAfter) => {
    if (sizeAfter > limit) throw limit < context.sizeLimit ? denied() : tooLarge(limit);
    if (!context.disk.hasRoomFor(bytes)) throw diskFull();
    take(context, consumer, bytes);
  };
}

function requireSpace(context: StorageContext, consumer: Consumer, bytes: number): void {
  // The quota is charged as the bytes arrive; see `takeBytes`.
  if (!context.disk.hasRoomFor(0)) throw diskFull();
  take(context, consumer, bytes);
  context.quota.remove(consumer, bytes);
}

function take(context: StorageContext, consumer: Consumer, bytes: number): void {
  try {
    context.quota.take(consumer, bytes);
  } catch (error) {
    if (!(error instanceof QuotaExceededError)) throw error;
    throw quotaExceeded(
      error.scope === 'account'
        ? `The space of this account (${error.limit} bytes) is used up.`
        : `The space for uploads on this server (${error.limit} bytes) is used up.`,
    );
  }
}

const tooLarge = (limit: number): Error => storageError(413, `An object may hold at most ${limit} bytes.`);
const diskFull = (): Error => quotaExceeded('The disk of the server is full.');

/** Uploading over an object is a `create` with `resource` set, as in the hosted service. */
function creation(context: StorageContext, { bucket, name, metadata }: UploadRequest, size: number): StorageAccess {
  const after = context.objects.preview({ bucket, name }, { size, md5Hash: '', crc32c: '' }, metadata);
  return { method: 'create', bucket, path: name, before: context.objects.get(bucket, name), after };
}

/**
 * Finds the largest allowed size by halving: exact for rules that set a limit, and never more than a tested size.
 * @returns null when no size is allowed
 */
export function findLargestAllowed(isAllowedAt: (size: number) => boolean, most: number): number | null {
  if (isAllowedAt(most)) return most;
  let refused = most;
  let allowed: number | null = null;
  for (let size = 2 ** Math.floor(Math.log2(most)); allowed === null && size >= 1; size /= 2) {
    if (isAllowedAt(size)) allowed = size;
    else refused = size;
  }
  if (allowed === null) return isAllowedAt(0) ? 0 : null;
  while (refused - allowed > 1) {
    const middle = Math.floor((allowed + refused) / 2);
    if (isAllowedAt(middle)) allowed = middle;
    else refused = middle;
  }
  return allowed;
}
