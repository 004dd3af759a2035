import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * The pages of rules (SPEC*.md, docs/spec-*.md) number their promises, and tests name the numbers that they prove. This test finds promises without a test, and
 * numbers with two promises.
 */
const root = path.join(__dirname, '../..');
const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules' && name !== 'dist')
    .flatMap((entry) => (entry.isDirectory() ? filesIn(path.join(folder, entry.name)) : path.join(folder, entry.name)));
const files = filesIn('.');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const isOfRules = (file: string) => /(^|\/)(SPEC[^/]*|spec-[a-z]+)\.md$/.test(file);
/** "- **B1** Text", "- FS-24 Text. FS-25 More." */
const listPromises = (text: string): string[] =>
  [...text.matchAll(/(?:^[ \t]*[-*][ \t]+\**|\. )([A-Z]{1,4}-?\d+[a-z]?)\**(?= )/gm)].map(([, number = '']) => number);

const pages = files.filter(isOfRules);
const tests = files
  .filter((file) => /\.(test|spec|testkit)\.(tsx?|mjs)$/.test(file) && !file.startsWith('scripts/lint/'))
  .map(read)
  .join('\n');

it('finds the pages of rules', () => expect(pages.length).toBeGreaterThan(8));

it.each(pages)('%s: each number stands for one promise and is named by a test', (page) => {
  const numbers = listPromises(read(page));
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.filter((number, index) => numbers.indexOf(number) < index)).toEqual([]);
  expect(numbers.filter((number) => !new RegExp(`\\b${number}\\b`).test(tests))).toEqual([]);
});
