import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ApiReply } from '../http/api';

/** The product's two fonts, by the names of their files without the digest. */
const files = { archivo: 'archivo-latin-wght-normal', barlow: 'barlow-condensed-latin-700-normal' } as const;

export type Font = keyof typeof files;
export const fonts = Object.keys(files) as Font[];
export const fontPath = (font: Font): string => `/operator/fonts/${font}.woff2`;

/** Declares the fonts for the page. Without them, the system's fonts are used. */
export const fontFaces = `
@font-face{font-family:'Archivo Variable';src:url(${fontPath('archivo')}) format('woff2');font-weight:100 900;font-display:swap}
@font-face{font-family:'Barlow Condensed';src:url(${fontPath('barlow')}) format('woff2');font-weight:700;font-display:swap}`;

/** Returns a font of the apps that are served from here; a backend alone has none. @param buildFiles the apps' files are next to these */
export async function fontReply(font: Font, buildFiles: readonly string[]): Promise<ApiReply> {
  for (const folder of buildFiles.map((file) => path.dirname(file))) {
    const names = await readdir(folder).catch(() => []);
    const name = names.find((each) => each.startsWith(`${files[font]}.`) && each.endsWith('.woff2'));
    const body = name === undefined ? null : await readFile(path.join(folder, name)).catch(() => null);
    if (body === null) continue;
    return { status: 200, headers: { ...common, 'Content-Type': 'font/woff2', 'Cache-Control': 'private, max-age=86400' }, body };
  }
  return { status: 404, headers: { ...common, 'Cache-Control': 'private, max-age=3600' } };
}

const common = { 'X-Content-Type-Options': 'nosniff', 'Cross-Origin-Resource-Policy': 'same-origin' };
