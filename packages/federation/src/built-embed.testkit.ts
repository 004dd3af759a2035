import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** A script for other sites, and the limits that it must meet. */
export interface BuiltEmbed {
  /** The folder that the build fills. */
  readonly folder: string;
  /** Name of the script, without its ending. */
  readonly name: string;
  readonly version: string;
  /** The upper bound of the script's size, in bytes, gzipped. */
  readonly most: number;
  /** Words that must not occur in the script, in addition to those that no embed may have. */
  readonly without: readonly string[];
}

/** Ways to load more, to run text as a program, or to keep something in a stranger's browser. */
const forAll = [
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
  'eval(',
  'new Function',
  'document.cookie',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'styled-components',
  'i18next',
  '__FEDERATION__',
  'react-dom',
];

/** Namespaces of SVG and MathML look like addresses but are never loaded. */
const withoutNamespaces = (text: string): string => text.replaceAll(/"http:\/\/www\.w3\.org\/[^"]+"/g, '');

/** Defines the tests of a built script for other sites. Call it inside a `describe`. */
export function testBuiltEmbed({ folder, name, version, most, without }: BuiltEmbed): void {
  const built = (file: string): Buffer => {
    const full = path.join(folder, file);
    if (!existsSync(full)) throw new Error(`${full} is not there: npm run build makes it.`);
    return readFileSync(full);
  };
  const script = built(`v1/${name}.js`);
  const release = JSON.parse(built('v1/release.json').toString('utf8')) as { file: string; integrity: string };

  it(`weighs at most ${most} bytes gzipped`, () => {
    const gzip = gzipSync(script, { level: 9 }).length;
    expect(gzip).toBeLessThanOrEqual(most);
    expect(gzipSync(built('v1/frame.js'), { level: 9 }).length).toBeLessThan(2048);
    expect(release).toMatchObject({ version, bytes: script.length, gzip });
  });

  it('is one file that loads no other, and that of the iframe page', () => {
    const scripts = readdirSync(path.join(folder, 'v1')).filter((file) => file.endsWith('.js'));
    expect(scripts.sort()).toEqual(['frame.js', `${name}.js`]);
  });

  it.each([...forAll, ...without])('has no %s in it', (word) => {
    expect(withoutNamespaces(script.toString('utf8')).includes(word)).toBe(false);
  });

  it('is also at an address that never changes its content, with the digest that pages may check', () => {
    const pinned = built(release.file);
    expect(pinned.equals(script)).toBe(true);
    const digest = createHash('sha384').update(pinned).digest();
    expect(release.integrity).toBe(`sha384-${digest.toString('base64')}`);
    expect(release.file).toBe(`v${version}/${name}.${digest.toString('hex').slice(0, 12)}.js`);
  });

  it('lets its iframe page run only its own script, and its own styles without any inline', () => {
    const html = built(`v1/${name}.html`).toString('utf8');
    expect(html).toContain("default-src 'none'; script-src 'self'");
    expect(html).not.toMatch(/style=|<style|onload|<script>/);
  });
}
