import type { IncomingMessage } from 'node:http';
import type { Budget } from './budget';
import { FirestoreError } from '../model/firestore-error';

/** As the official service: more is refused (bytes). */
export const PAYLOAD_LIMIT = 11_534_336;
export const payloadTooLarge = (): FirestoreError =>
  new FirestoreError('INVALID_ARGUMENT', `Request payload size exceeds the limit: ${PAYLOAD_LIMIT} bytes.`);
/** A request must have arrived within this time (ms); the SDK itself waits 15 to 20 seconds for its answer. */
const SLOWEST = 60_000;
/** More of a refused body than this is not read: the connection is cut (bytes). */
const DRAIN_LIMIT = 128 * 1024 * 1024;

export interface Body {
  readonly bytes: Buffer;
  /** False when there was more than the limit; the rest was thrown away. */
  readonly isWhole: boolean;
}

/**
 * Reads the body of a request. It reads too large a body to its end, since a client that is cut off while it sends never reads the reason.
 * @param limit bytes that are kept
 * @param budget counts the bytes of all requests while they are read
 * @param slowest milliseconds in which all of it must have arrived
 * @returns null when it broke off, took too long, or all requests together are too large
 */
export async function readBody(request: IncomingMessage, limit: number, budget: Budget, slowest = SLOWEST): Promise<Body | null> {
  // Most bodies have arrived with their headers, and need neither a timer nor listeners.
  if (request.complete && !request.destroyed) return whole(request, limit, budget);
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;
    let kept = 0;
    let isDone = false;
    const done = (body: Body | null): void => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      budget.add(-kept);
      kept = 0;
      chunks.length = 0;
      resolve(body);
      if (body === null) request.destroy();
    };
    const timer = setTimeout(() => done(null), slowest).unref();
    request.on('data', (chunk: Buffer) => {
      if (isDone) return;
      size += chunk.length;
      if (kept < limit) {
        const part = chunk.subarray(0, limit - kept);
        chunks.push(part);
        kept += part.length;
        budget.add(part.length);
      }
      if (size > DRAIN_LIMIT || budget.isSpent) done(null);
    });
    request.on('end', () => done({ bytes: Buffer.concat(chunks, kept), isWhole: size <= limit }));
    request.on('error', () => done(null));
    request.on('close', () => done(null));
  });
}

/** The body of a request that is here to its last byte. */
function whole(request: IncomingMessage, limit: number, budget: Budget): Body | null {
  const bytes = (request.read() as Buffer | null) ?? Buffer.alloc(0);
  budget.add(bytes.length);
  const isRefused = budget.isSpent;
  budget.add(-bytes.length);
  if (!isRefused) return { bytes: bytes.subarray(0, limit), isWhole: bytes.length <= limit };
  request.destroy();
  return null;
}
