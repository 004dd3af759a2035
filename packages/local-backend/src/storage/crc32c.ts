/** CRC-32C (Castagnoli), reflected polynomial 0x82F63B78, as Cloud Storage reports it. RFC 3720, appendix B.4. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value >>> 0;
});

export class Crc32c {
  private state = 0xffffffff;

  update(bytes: Uint8Array): this {
    let { state } = this;
    for (const byte of bytes) state = (table[(state ^ byte) & 0xff] ?? 0) ^ (state >>> 8);
    this.state = state;
    return this;
  }

  /** Big-endian, base64. */
  digest(): string {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE((this.state ^ 0xffffffff) >>> 0);
    return bytes.toString('base64');
  }
}
