/** @jest-environment node */
import { digestExports } from './interface.mjs';

const file = (name: string) => `packages/ui/src/${name}`;
const before = {
  [file('index')]: `export { Button, type ButtonProps } from './button'; export * from './tokens'; export { label } from './label';`,
  [file('button')]: `import type { Size } from './size';
    export interface ButtonProps { readonly size?: Size; readonly onPress: (event: Event) => void; }
    export declare function Button({ size, onPress }: ButtonProps): import("react").JSX.Element;`,
  [file('size')]: `export type Size = 'small' | 'large';`,
  [file('tokens')]: `export declare const space: readonly [0, 4, 8]; export declare class Store { private count; read(): number; }`,
  [file('label')]: `type Words = Readonly<Record<string, string>>; export declare const label: (words: Words, key: string) => string;`,
};
const exportsWith = (changed: Record<string, string>) =>
  digestExports(
    '@courtside/ui',
    new Map(Object.entries({ ...before, ...Object.fromEntries(Object.entries(changed).map(([k, v]) => [file(k), v])) })),
  );
/** Returns the names whose fingerprints were changed, removed or added. */
const changes = (changed: Record<string, string>) => {
  const then = exportsWith({});
  const now = exportsWith(changed);
  return [...new Set([...Object.keys(then), ...Object.keys(now)])].filter((name) => then[name] !== now[name]).sort();
};

describe('the interface of a package', () => {
  it('is what its index exports', () => expect(Object.keys(exportsWith({}))).toEqual(['Button', 'ButtonProps', 'Store', 'label', 'space']));

  it.each([
    ['another name of a parameter', { label: before[file('label')].replace('words: Words, key', 'all: Words, name') }],
    ['what is taken apart in a parameter', { button: before[file('button')].replace('{ size, onPress }: ', '{ onPress }: ') }],
    ['another name of a type that is not exported', { label: before[file('label')].replaceAll('Words', 'Texts') }],
    ['the order of a union', { size: `export type Size = 'large' | 'small';` }],
    ['what is private', { tokens: before[file('tokens')].replace('private count;', 'private sum; private other;') }],
    [
      'another place of a declaration',
      {
        index: before[file('index')].replace(`from './label'`, `from './texts'`),
        texts: before[file('label')],
        label: '',
      },
    ],
  ])('does not change by %s', (_what, changed) => expect(changes(changed)).toEqual([]));

  it.each([
    ['an export of another name', { index: before[file('index')].replace('Button,', 'Button as PushButton,') }, ['Button', 'PushButton']],
    ['an export that is gone', { index: before[file('index')].replace(`export { label } from './label';`, '') }, ['label']],
    ['another type of a parameter', { label: before[file('label')].replace('key: string', 'key: number') }, ['label']],
    ['a type that an export is made of', { size: `export type Size = 'small' | 'large' | 'huge';` }, ['Button', 'ButtonProps']],
    ['a value of a constant', { tokens: before[file('tokens')].replace('8]', '12]') }, ['space']],
    ['another method', { tokens: before[file('tokens')].replace('read(): number', 'read(): string') }, ['Store']],
    ['an optional parameter', { label: before[file('label')].replace('key: string', 'key: string, more?: string') }, ['label']],
  ])('changes by %s', (_what, changed, names) => expect(changes(changed)).toEqual(names));

  it('follows a type that refers to itself', () => {
    const tree = (leaf: string) => ({ tokens: `export interface Tree { readonly leaf: ${leaf}; readonly more: readonly Tree[]; }` });
    expect(exportsWith(tree('string')).Tree).not.toBe(exportsWith(tree('number')).Tree);
  });
});
