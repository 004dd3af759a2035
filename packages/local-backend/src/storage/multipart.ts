import { storageError } from './storage-error';

export interface MultipartUpload {
  /** The first part: metadata as JSON text. */
  metadata: Buffer;
  /** Content type of the second part. */
  contentType: string | undefined;
  /** The bytes of the second part, as they arrive. */
  content: AsyncIterable<Buffer>;
}

/**
 * Reads an upload of two parts, and releases the body when `work` is done with it or refuses it: the rest can then be thrown away, and the connection
 * stays usable.
 * @throws HttpError 400 for anything else than such an upload
 */
export async function withMultipart<T>(
  source: AsyncIterable<Buffer>,
  boundary: string,
  work: (upload: MultipartUpload) => Promise<T>,
): Promise<T> {
  const iterator = source[Symbol.asyncIterator]();
  try {
    return await work(await readMultipart(iterator, boundary));
  } finally {
    await iterator.return?.();
  }
}

/** Delimiters, headers and metadata of an upload stay below this (bytes). */
const HEAD_LIMIT = 64 * 1024;
const CRLF2 = Buffer.from('\r\n\r\n');

/** The boundary of a `multipart/related` content type. @throws HttpError 400 */
export function getBoundary(contentType: string | undefined): string {
  const match = /^multipart\/related\s*;.*?\bboundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType ?? '');
  const boundary = match?.[1] ?? match?.[2];
  if (boundary === undefined) throw storageError(400, 'A multipart upload names its boundary.');
  return boundary;
}

/**
 * Reads an upload of two parts without holding the second in memory. The content is between the second part's headers and
 * the closing delimiter, which must end the body.
 * @throws HttpError 400, also while the content is read
 */
async function readMultipart(iterator: AsyncIterator<Buffer>, boundary: string): Promise<MultipartUpload> {
  const delimiter = Buffer.from(`--${boundary}`);
  let buffer: Buffer = Buffer.alloc(0);
  const malformed = (): Error => storageError(400, 'Malformed multipart upload.');
  /** Reads until the buffer holds `wanted` at or after `from`. */
  const findAfter = async (wanted: Buffer, from: number): Promise<number> => {
    for (;;) {
      const at = buffer.indexOf(wanted, from);
      if (at >= 0) return at;
      if (buffer.length > HEAD_LIMIT) throw malformed();
      const { done, value } = await iterator.next();
      if (done === true) throw malformed();
      buffer = Buffer.concat([buffer, value]);
    }
  };

  const first = await findAfter(delimiter, 0);
  const firstBody = (await findAfter(CRLF2, first)) + CRLF2.length;
  const second = await findAfter(Buffer.concat([Buffer.from('\r\n'), delimiter]), firstBody - 2);
  const secondHead = second + 2 + delimiter.length;
  const secondBody = (await findAfter(CRLF2, secondHead)) + CRLF2.length;
  const headers = buffer.subarray(secondHead, secondBody).toString('latin1');
  const contentType = /\r\ncontent-type:[ \t]*([^\r\n]*)/i.exec(headers)?.[1]?.trim();
  return {
    metadata: buffer.subarray(firstBody, Math.max(firstBody, second)),
    contentType: contentType === '' ? undefined : contentType,
    content: contentOf(buffer.subarray(secondBody), iterator, Buffer.from(`\r\n--${boundary}--`)),
  };
}

/** Passes bytes on, but holds back as many as a closing delimiter has. */
async function* contentOf(begin: Buffer, rest: AsyncIterator<Buffer>, closing: Buffer): AsyncGenerator<Buffer> {
  // The delimiter, blanks and a line break may follow.
  const held = closing.length + 16;
  let buffer = begin;
  for (;;) {
    if (buffer.length > held) {
      yield buffer.subarray(0, buffer.length - held);
      buffer = buffer.subarray(buffer.length - held);
    }
    const { done, value } = await rest.next();
    if (done === true) break;
    buffer = Buffer.concat([buffer, value]);
  }
  const end = buffer.lastIndexOf(closing);
  if (
    end < 0 ||
    buffer
      .subarray(end + closing.length)
      .toString('latin1')
      .trim() !== ''
  )
    throw storageError(400, 'The multipart upload does not end with its boundary.');
  if (end > 0) yield buffer.subarray(0, end);
}
