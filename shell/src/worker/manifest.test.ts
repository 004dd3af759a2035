import { apps, toPathExpression } from '@courtside/federation/apps';
import { languages } from '@courtside/i18n/languages';
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly purpose?: string;
}
interface Shortcut {
  readonly name: string;
  readonly name_localized: Readonly<Record<string, string>>;
  readonly url: string;
  readonly icons: readonly Icon[];
}

const folder = path.join(__dirname, '../../static');
const manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.webmanifest'), 'utf8')) as {
  readonly theme_color: string;
  readonly description_localized: Readonly<Record<string, string>>;
  readonly icons: readonly Icon[];
  readonly shortcuts: readonly Shortcut[];
};
const template = readFileSync(path.join(__dirname, '../../../packages/federation/build/page.html'), 'utf8');

/** Returns width and height from a PNG's header. */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(path.join(folder, file));
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

it('has the icons it names, in their sizes, and some that a phone may cut to its own form', () => {
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons)];
  const drawn = icons.filter(({ src }) => src.endsWith('.png'));
  expect(drawn.map(({ src }) => sizeOf(src))).toEqual(drawn.map(({ sizes }) => sizes));
  for (const purpose of ['any', 'maskable'])
    expect(manifest.icons.filter((icon) => icon.purpose === purpose).map(({ sizes }) => sizes)).toEqual(
      expect.arrayContaining(['192x192', '512x512']),
    );
  expect(sizeOf('icons/apple-touch-icon.png')).toBe('180x180');
});

it('has the colour of the page, shortcuts that are pages, and all words in every language', () => {
  expect(template).toContain(`<meta name="theme-color" content="${manifest.theme_color}"`);
  const localized = languages.filter((language) => language !== 'en');
  const pages = Object.values(apps).flatMap((app) => Object.values<string>(app.pages).filter((page) => !page.includes(':')));
  for (const { url, name_localized } of manifest.shortcuts) {
    expect(pages.some((page) => toPathExpression(page).test(url))).toBe(true);
    for (const language of localized) expect([language, name_localized[language]]).toEqual([language, expect.stringMatching(/./)]);
  }
  expect(Object.keys(manifest.description_localized).sort()).toEqual([...localized].sort());
  for (const language of localized) expect(template).toContain(`<p lang="${language}">`);
});
