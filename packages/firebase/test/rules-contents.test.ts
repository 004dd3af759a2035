import { readFileSync } from 'node:fs';
import path from 'node:path';

const rules = readFileSync(path.join(__dirname, '../firestore.rules'), 'utf8');
/** Titles of the sections, each in a line such as `// ── Teams ────`. */
const headings = [...rules.matchAll(/^ *\/\/ ── (.+?) ─+$/gm)].map(([, title]) => title);

it('the contents of the rules name each section, in the order of the file', () => {
  const [, contents = ''] = /^\/\/ Contents;.*\n((?:\/\/ {3}.+\n)+)/m.exec(rules) ?? [];
  expect(contents.split('\n').flatMap((line) => line.slice('//   '.length) || [])).toEqual(headings);
});

it('no section is so long that its heading does not help', () => {
  const lengths = rules.split(/^ *\/\/ ── .+$/m).map((part) => part.split('\n').length);
  expect(headings.length).toBeGreaterThan(20);
  expect(Math.max(...lengths)).toBeLessThan(250);
});
