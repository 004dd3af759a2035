import { crc32 } from 'node:zlib';
import { Packr, RESERVE_START_SPACE, Unpackr } from 'msgpackr';

/*
 * A record on disk: CRC-32 of table, key and content (4 bytes, little-endian), then the content as MessagePack. The checksum covers the
 * key, so that a record which a damaged page has under another key is refused, too.
 */
const HEAD = 4;
// Records are small and independent: a definition of the structure in each would be larger than the names themselves.
const packr = new Packr({ useRecords: false });
// Older records have such definitions and can still be read.
const unpackr = new Unpackr({ mapsAsObjects: true });

/** The part of a checksum that all records of a table share. */
export const tableSeed = (table: string): number => crc32(`${table}\0`);

/** Returns the record of a value, with its checksum. @param key as the store's library writes it */
export function seal(seed: number, key: Uint8Array, value: unknown): Buffer {
  if (key.length < HEAD || key.length > MOST_RESERVED) return sealContent(seed, key, packr.pack(value));
  // The key precedes the content until both are checked together; then the checksum replaces the end of the key.
  const whole = packr.pack(value, RESERVE_START_SPACE | key.length);
  whole.set(key);
  const start = key.length - HEAD;
  whole.writeUInt32LE(crc32(whole, seed), start);
  return whole.subarray(start);
}

/** The most bytes that the library leaves free in front. */
const MOST_RESERVED = 255;

/** Returns the record of a value that is already MessagePack. */
export function sealContent(seed: number, key: Uint8Array, content: Uint8Array): Buffer {
  const record = Buffer.allocUnsafe(HEAD + content.length);
  record.set(content, HEAD);
  record.writeUInt32LE(crc32(content, crc32(key, seed)));
  return record;
}

/** Whether a record is intact. */
export function isSound(seed: number, key: Uint8Array, record: Buffer): boolean {
  return record.length > HEAD && record.readUInt32LE() === crc32(record.subarray(HEAD), crc32(key, seed));
}

/** Returns the value of a record that {@link isSound}. */
export function unseal(record: Buffer): unknown {
  return unpackr.unpack(record.subarray(HEAD));
}
