// @ts-check
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Compression levels. Each page is made for one reader, so speed matters more than the last kilobyte. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/**
 * Compresses a text in the way that its reader accepts.
 * @param {import('node:http').IncomingMessage} request @param {string} text
 * @returns {{ body: string | Buffer, headers: Record<string, string> }}
 */
export function compress(request, text) {
  const taken = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  if (taken.includes('br')) return { body: brotliCompressSync(text, brotli), headers: { 'Content-Encoding': 'br' } };
  if (taken.includes('gzip')) return { body: gzipSync(text), headers: { 'Content-Encoding': 'gzip' } };
  return { body: text, headers: {} };
}
