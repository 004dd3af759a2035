import { readFileSync } from 'node:fs';
import path from 'node:path';
import { computeVisits } from '.';
import { readAgreedBytes } from './agreed-files';

const root = path.resolve(__dirname, '../../../..');

it('uses the agreed script budget of each page', () => {
  const { pages } = JSON.parse(readFileSync(path.join(root, 'packages/e2e/budgets.json'), 'utf8')) as {
    pages: Record<string, Record<string, number>>;
  };
  const sumOf = (page: string) => Object.values(pages[page] ?? {}).reduce((sum, bytes) => sum + bytes, 0);
  expect(computeVisits(root).map(([, , now]) => now.scriptBytes)).toEqual(['home', 'tournament', 'archive'].map(sumOf));
  expect(() => readAgreedBytes(root, 'nowhere')).toThrow(RangeError);
});
