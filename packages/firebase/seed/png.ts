import { crc32, deflateSync } from 'node:zlib';

export type Rgb = readonly [red: number, green: number, blue: number];

/** A picture made of pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  colorAt(x: number, y: number): Rgb;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** Writes a picture as a PNG file: 8-bit colors, each line told by its difference from the one above. */
export function encodePng({ width, height, colorAt }: Picture): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const stride = width * 3;
  const lines = Buffer.alloc((stride + 1) * height);
  let above = Buffer.alloc(stride);
  for (let y = 0; y < height; y++) {
    const line = Buffer.alloc(stride);
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colorAt(x, y);
      line[x * 3] = red;
      line[x * 3 + 1] = green;
      line[x * 3 + 2] = blue;
    }
    const start = y * (stride + 1);
    lines[start] = 2;
    for (let i = 0; i < stride; i++) lines[start + 1 + i] = ((line[i] ?? 0) - (above[i] ?? 0)) & 0xff;
    above = line;
  }
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(lines, { level: 9 })), chunk('IEND', Buffer.alloc(0))]);
}
