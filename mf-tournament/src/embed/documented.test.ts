/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { embedCss } from './embed-css';
import { attributes, names } from './names';

const document = readFileSync(path.join(__dirname, '../../../docs/embedding.md'), 'utf8');

/** Web masters can only rely on what is documented. */
it('docs/embedding.md names every element, every attribute and every custom property', () => {
  const used = [...new Set(embedCss.match(/--courtside-[a-z0-9-]+/g))];
  const named = [...names.map((name) => `courtside-${name}`), ...attributes, ...used];
  expect(named.filter((name) => !document.includes(`\`${name}\``))).toEqual([]);
});
