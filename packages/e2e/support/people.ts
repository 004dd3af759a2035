import { expect, type Page } from '@playwright/test';
import { deflateSync } from 'node:zlib';

let made = 0;

/** Returns an e-mail address that is unique in this run. */
export function createEmail(name: string): string {
  made += 1;
  return `${name}.${process.pid}.${Date.now()}.${made}@example.org`;
}

export const password = 'correct horse';

/** Signs up through the page, and ends on the page that led there. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/auth/signup');
  await page.getByLabel(/^(Email|Adresse e-mail|E-mail)$/).fill(email);
  await page.getByRole('textbox', { name: /^(Password|Mot de passe)/ }).fill(password);
  await page.locator('main form button[type=submit]').click();
  await expect(page.getByRole('link', { name: /^(Profile|Profil)$/ })).toBeVisible();
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc32(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, tail]);
}

/** Creates a valid PNG of one color. */
export function createPng(width: number, height: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, Buffer.from([red, green, blue]))]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Returns the date `days` from today in a time zone, as `YYYY-MM-DD`. In the evening of UTC some zones already have the next day. */
export const getDateIn = (days: number, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone }).format(Date.now() + days * 86_400_000);
