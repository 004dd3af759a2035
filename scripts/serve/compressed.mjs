// @ts-check
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A page is made for each reader, so it is compressed as quickly as that is worth. */
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } };

/**
 * A text as its reader takes it.
 * @param {import('node:http').IncomingMessage} request @param {string} text
 * @returns {{ body: string | Buffer, headers: Record<string, string> }}
 */
export function compressed(request, text) {
  const taken = String(request.headers['accept-encoding'] ?? '').split(/\s*,\s*/);
  if (taken.includes('br')) return { body: brotliCompressSync(text, brotli), headers: { 'Content-Encoding': 'br' } };
  if (taken.includes('gzip')) return { body: gzipSync(text), headers: { 'Content-Encoding': 'gzip' } };
  return { body: text, headers: {} };
}
