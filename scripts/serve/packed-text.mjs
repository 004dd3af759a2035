// @ts-check
// Texts for programs that request them again and again: compressed once, and identified by an ETag.
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

/** @typedef {{ status: number, headers: Record<string, string>, body: Buffer | string }} Answer */
/** @typedef {{ text: string, gzip: Buffer, tag: string }} Packed */

const plain = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
/** A private tournament looks like a missing one. @type {Answer} */
export const notFound = { status: 404, headers: plain, body: 'Not found' };
/** Programs keep their last text after this status. @type {Answer} */
export const later = { status: 503, headers: { ...plain, 'Retry-After': '300' }, body: 'Try again later' };

/** @param {string} text @returns {Packed} */
export const packText = (text) => ({ text, gzip: gzipSync(text), tag: createHash('sha256').update(text).digest('base64url').slice(0, 22) });

/**
 * Returns the answer with a text: compressed if the client accepts that, or without a body if the client has it already.
 * @param {Packed} made @param {import('node:http').IncomingMessage} request @param {Record<string, string>} about its type and caching
 * @returns {Answer}
 */
export function toAnswer(made, request, about) {
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  const tag = `"${made.tag}${isPacked ? '-gzip' : ''}"`;
  const headers = { ...about, Vary: 'Accept-Encoding, Accept-Language', ETag: tag };
  const has = String(request.headers['if-none-match'] ?? '').split(/\s*,\s*/);
  if (has.some((one) => one.replace(/^W\//, '') === tag || one === '*')) return { status: 304, headers, body: '' };
  return {
    status: 200,
    headers: isPacked ? { ...headers, 'Content-Encoding': 'gzip' } : headers,
    body: isPacked ? made.gzip : made.text,
  };
}
