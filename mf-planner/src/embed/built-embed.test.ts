/** @jest-environment node */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import source from './release.json';

const folder = path.join(__dirname, '../../dist/embed');

function built(file: string): Buffer {
  const full = path.join(folder, file);
  if (!existsSync(full)) throw new Error(`${full} is not there: npm run build makes it.`);
  return readFileSync(full);
}

const KB = 1024;

describe('the built embed', () => {
  const script = built('v1/planner.js');
  const text = script.toString('utf8');
  const release = JSON.parse(built('v1/release.json').toString('utf8')) as {
    version: string;
    file: string;
    integrity: string;
    bytes: number;
    gzip: number;
  };

  it('weighs at most 35 KB gzipped, where 95 KB are allowed', () => {
    const gzip = gzipSync(script, { level: 9 }).length;
    expect(gzip).toBeLessThan(35 * KB);
    expect(release).toMatchObject({ version: source.version, bytes: script.length, gzip });
  });

  it('is one file that loads no other and asks nobody', () => {
    expect(
      readdirSync(path.join(folder, 'v1'))
        .filter((file) => file.endsWith('.js'))
        .sort(),
    ).toEqual(['frame.js', 'planner.js']);
    for (const way of [
      'import(',
      'fetch(',
      'XMLHttpRequest',
      'sendBeacon',
      'WebSocket',
      'EventSource',
      '.src=',
      '__webpack_require__.e',
      '@font-face',
      'url(',
      'http://',
      'https://',
    ]) {
      // Names of SVG and MathML look like addresses and are none.
      expect(text.replaceAll(/"http:\/\/www\.w3\.org\/[^"]+"/g, '').includes(way) ? way : '').toBe('');
    }
  });

  it('keeps nothing and knows nobody: no cookies, no storage, and none of the libraries of our own pages', () => {
    for (const word of [
      'document.cookie',
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'eval(',
      'new Function',
      'firebase',
      'styled-components',
      'i18next',
      '__FEDERATION__',
      'react-dom',
      'react-router',
    ]) {
      expect(text.includes(word) ? word : '').toBe('');
    }
  });

  it('is also at an address that never changes its content, with the digest that pages may check', () => {
    const pinned = built(release.file);
    expect(pinned.equals(script)).toBe(true);
    expect(release.integrity).toBe(`sha384-${createHash('sha384').update(pinned).digest('base64')}`);
    expect(release.file).toBe(`v${source.version}/planner.${createHash('sha384').update(pinned).digest('hex').slice(0, 12)}.js`);
  });

  it('lets its iframe page run only its own script, and its own styles without any inline', () => {
    const html = built('v1/planner.html').toString('utf8');
    expect(html).toContain("default-src 'none'; script-src 'self'");
    expect(html).not.toMatch(/style=|<style|onload|<script>/);
  });
});
