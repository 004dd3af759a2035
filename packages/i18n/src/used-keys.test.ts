import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { namespaces } from './namespaces';
import type { Namespace } from './namespaces';
import { loadBundle } from './resources/load';
import type { Bundle } from './resources/load';

/** The compiler refuses unknown keys already. This test also finds keys behind a cast, and shows the place. */
const root = join(__dirname, '../../..');

interface Use {
  readonly place: string;
  readonly key: string;
  readonly among: readonly Namespace[];
}

const isNamespace = (name: string): name is Namespace => namespaces.some((known) => known === name);

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (['node_modules', 'dist', 'resources'].includes(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

const exists = (path: string) => {
  try {
    return readdirSync(path).length >= 0;
  } catch {
    return false;
  }
};

const folders = readdirSync(root)
  .filter((name) => name === 'shell' || name.startsWith('mf-'))
  .concat(readdirSync(join(root, 'packages')).map((name) => join('packages', name)))
  .map((name) => join(root, name, 'src'))
  .filter(exists);

/** Every `t('literal')` of a text, with the namespaces its `useTranslation` names (all, where `t` was handed in). */
function usesIn(text: string, place: string): Use[] {
  const translators = new Map<string, Set<Namespace>>();
  for (const [, renamed, argument] of text.matchAll(/\{[^{}]*?\bt\b(?:\s*:\s*(\w+))?[^{}]*\}\s*=\s*useTranslation\(([^)]*)\)/g)) {
    const named = [...(argument ?? '').matchAll(/'([^']+)'/g)].map((match) => match[1] ?? '').filter(isNamespace);
    const known = translators.get(renamed ?? 't') ?? new Set<Namespace>();
    for (const name of named.length > 0 ? named : (['common'] as const)) known.add(name);
    translators.set(renamed ?? 't', known);
  }
  if (!/i18n/.test(text)) return [];
  const names = translators.size > 0 ? [...translators.keys()] : ['t'];
  return names.flatMap((name) =>
    [...text.matchAll(new RegExp(`(?<![\\w.])${name}\\(\\s*'([^']+)'`, 'g'))].map(([, literal = '']) => {
      const [prefix, rest] = literal.includes(':') ? literal.split(':', 2) : [undefined, literal];
      const among = prefix !== undefined && isNamespace(prefix) ? [prefix] : [...(translators.get(name) ?? namespaces)];
      return { place, key: rest ?? literal, among };
    }),
  );
}

function has(bundle: Bundle, key: string): boolean {
  let at: string | Bundle | undefined = bundle;
  for (const step of key.split('.')) at = typeof at === 'object' ? (at[step] ?? at[`${step}_other`]) : undefined;
  return typeof at === 'string';
}

describe('keys in the code', () => {
  it('are found where they stand', () => {
    const text =
      "import { useTranslation } from '@courtside/i18n'; const { t, i18n } = useTranslation(['home', 'common']); t('title'); t('auth:or'); list.at('no')";
    expect(usesIn(text, 'x').map(({ key, among }) => [key, among])).toEqual([
      ['title', ['home', 'common']],
      ['or', ['auth']],
    ]);
  });

  it('all have words', async () => {
    const words = new Map(await Promise.all(namespaces.map(async (name) => [name, await loadBundle('en', name)] as const)));
    const missing = folders
      .flatMap((folder) => [...sources(folder)])
      .flatMap((file) => usesIn(readFileSync(file, 'utf8'), relative(root, file)))
      .filter(({ key, among }) => !among.some((name) => has(words.get(name) ?? {}, key)))
      .map(({ place, key }) => `${place}: ${key}`);
    expect(missing).toEqual([]);
  });
});
