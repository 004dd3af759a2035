import { createHash } from 'node:crypto';

import { type BuiltinTable, builtin } from '../builtin';
import { BytesValue } from '../values/value';
import { spendWork } from '../work-ledger';

type Input = string | BytesValue;

const crc32Table = crcTable(0xedb88320);
const crc32cTable = crcTable(0x82f63b78);

/** Digests are bytes; the two checksums come least significant byte first, as the hosted service answers. */
export const hashing: BuiltinTable = {
  md5: builtin<[Input]>(['string or bytes'], (input) => digest('md5', input)),
  sha256: builtin<[Input]>(['string or bytes'], (input) => digest('sha256', input)),
  crc32: builtin<[Input]>(['string or bytes'], (input) => checksum(crc32Table, input)),
  crc32c: builtin<[Input]>(['string or bytes'], (input) => checksum(crc32cTable, input)),
};

function bytesOf(input: Input): Uint8Array {
  const bytes = input instanceof BytesValue ? input.bytes : Buffer.from(input, 'utf8');
  spendWork(bytes.length >> 2);
  return bytes;
}

function digest(algorithm: string, input: Input): BytesValue {
  return new BytesValue(createHash(algorithm).update(bytesOf(input)).digest());
}

function checksum(table: Uint32Array, input: Input): BytesValue {
  let crc = 0xffffffff;
  for (const byte of bytesOf(input)) crc = (table[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  const result = new Uint8Array(4);
  new DataView(result.buffer).setUint32(0, (crc ^ 0xffffffff) >>> 0, true);
  return new BytesValue(result);
}

/** The table of a reflected 32-bit polynomial (Sarwate's method). */
function crcTable(polynomial: number): Uint32Array {
  return Uint32Array.from({ length: 256 }, (_, byte) => {
    let crc = byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ polynomial : crc >>> 1;
    return crc >>> 0;
  });
}
