import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { baseCss, iconSizes } from './base-css';

const root = path.join(__dirname, '../../../..');
const folders = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-')), 'packages/ui', 'packages/tournament-ui'];

function* components(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* components(file);
    else if (/\.tsx$/.test(entry.name) && !entry.name.includes('.test')) yield file;
  }
}

const drawn = folders.flatMap((folder) =>
  [...components(path.join(root, folder, 'src'))].flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const sizes = [...text.matchAll(/<\w*Icon size=\{([^}]+)\}|'size': (\d+),? 'aria-hidden'/g)];
    return sizes.flatMap(([, expression, number]) => (number ?? expression ?? '').match(/\d+/g) ?? []).map(Number);
  }),
);

it('grows every icon that the product draws with the text', () => {
  expect(drawn.length).toBeGreaterThan(200);
  expect([...new Set(drawn)].filter((size) => !iconSizes.some((known) => known === size))).toEqual([]);
  expect(baseCss).toContain('.lucide[width="20"]{width:min(1.25rem,30px);height:min(1.25rem,30px)}');
});
