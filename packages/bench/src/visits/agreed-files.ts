import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns the agreed bytes of the scripts of a first visit of a page. `budgets.spec.ts` measures them.
 * @param root the repository's folder
 * @throws RangeError for a page without a budget
 */
export function readAgreedBytes(root: string, page: string): number {
  const file = path.join(root, 'packages/e2e/budgets.json');
  const { pages } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly pages: Readonly<Record<string, Readonly<Record<string, number>>>>;
  };
  const scripts = pages[page];
  if (!scripts) throw new RangeError(`${file} has no page "${page}"`);
  return Object.values(scripts).reduce((sum, bytes) => sum + bytes, 0);
}
