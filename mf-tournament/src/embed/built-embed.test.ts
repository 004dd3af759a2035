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

describe('the built elements', () => {
  const script = built('v1/tournament.js');
  const text = script.toString('utf8');
  const release = JSON.parse(built('v1/release.json').toString('utf8')) as {
    version: string;
    file: string;
    integrity: string;
    bytes: number;
    gzip: number;
  };

  it('weigh at most 25 KB gzipped, all five with what they share', () => {
    const gzip = gzipSync(script, { level: 9 }).length;
    expect(gzip).toBeLessThanOrEqual(25 * KB);
    expect(gzipSync(built('v1/frame.js'), { level: 9 }).length).toBeLessThan(2 * KB);
    expect(release).toMatchObject({ version: source.version, bytes: script.length, gzip });
  });

  it('are one file that loads no other script, style or font and parses nothing as HTML', () => {
    expect(
      readdirSync(path.join(folder, 'v1'))
        .filter((file) => file.endsWith('.js'))
        .sort(),
    ).toEqual(['frame.js', 'tournament.js']);
    for (const way of [
      'import(',
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
      'innerHTML',
      'insertAdjacentHTML',
      'eval(',
      'new Function',
    ])
      expect(text.includes(way) ? way : '').toBe('');
  });

  it('keep nothing, and bring no library of our own pages', () => {
    for (const word of [
      'document.cookie',
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'styled-components',
      'i18next',
      '__FEDERATION__',
      'react-dom',
      'preact',
    ])
      expect(text.includes(word) ? word : '').toBe('');
  });

  it('are also at an address that never changes its content, with the digest that pages may check', () => {
    const pinned = built(release.file);
    expect(pinned.equals(script)).toBe(true);
    const digest = createHash('sha384').update(pinned).digest();
    expect(release.integrity).toBe(`sha384-${digest.toString('base64')}`);
    expect(release.file).toBe(`v${source.version}/tournament.${digest.toString('hex').slice(0, 12)}.js`);
  });

  it('have an iframe page that runs only their own script', () => {
    const html = built('v1/tournament.html').toString('utf8');
    expect(html).toContain("default-src 'none'; script-src 'self'");
    expect(html).not.toMatch(/style=|<style|onload|<script>/);
  });
});
