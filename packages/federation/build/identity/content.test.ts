/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { digestContent, digestContents } from './content.mjs';

const before = {
  'index.ts': `import { useMemo } from 'react';\nimport { a } from './a';\nimport '@courtside/federation/links';\nexport const b = [a, useMemo];`,
  'a.tsx': `export const a = 1; // one\nvoid import('./later.mjs');`,
  'later.mjs': 'export const later = 1;',
  'a.test.ts': 'nothing',
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function contentWith(changed: Partial<Record<string, string>>, onePerPage: readonly string[] = ['react']): string {
  for (const [name, text] of Object.entries({ ...before, ...changed })) writeFileSync(path.join(folder, name), text ?? '');
  return digestContent(path.join(folder, 'index.ts'), onePerPage);
}

describe('the content of a package', () => {
  it('is the same for the same files', () => expect(contentWith({})).toBe(contentWith({})));

  it('does not change by a file that its index does not reach', () =>
    expect(contentWith({ 'a.test.ts': 'something' })).toBe(contentWith({})));

  it.each([
    ['a file that is imported', { 'a.tsx': before['a.tsx'].replace('= 1', '= 2') }],
    ['a file that is loaded later', { 'later.mjs': 'export const later = 2;' }],
    ['a library that comes along', { 'index.ts': `${before['index.ts']}\nimport 'valibot';` }],
  ])('changes by %s', (_what, changed) => expect(contentWith(changed)).not.toBe(contentWith({})));

  it('takes no notice of a library that the page has once', () => {
    const other = { 'index.ts': before['index.ts'] };
    expect(contentWith(other, ['react', 'valibot'])).toBe(contentWith({}, ['react']));
    expect(contentWith(other, [])).not.toBe(contentWith({}, ['react']));
  });

  it('is known of every package that builds share, and different', () => {
    const contents = Object.values(digestContents([]));
    expect(contents).toHaveLength(5);
    expect(new Set(contents).size).toBe(5);
  });
});
