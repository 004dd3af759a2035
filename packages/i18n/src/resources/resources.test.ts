import { fallbackLanguage, languages } from '../languages';
import { namespaces } from '../namespaces';
import { loadBundle } from './load';
import type { Bundle } from './load';

const flat = (bundle: Bundle, path = ''): Array<[string, string]> =>
  Object.entries(bundle).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value] as [string, string]] : flat(value, `${path}${key}.`),
  );

const blanks = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1]).sort();

it.each(languages)('buttons of a round are called in %s by what stands on them: voices say what is read', async (language) => {
  const words = new Map(flat(await loadBundle(language, 'organizerSchedule')));
  for (const [shown, name] of [
    ['lock', 'lockRound'],
    ['lock', 'lockDay'],
    ['unlock', 'unlockRound'],
    ['unlock', 'unlockDay'],
    ['redraw.open', 'redraw.openIn'],
  ] as const)
    expect([language, words.get(`swiss.${name}`)]).toEqual([language, expect.stringContaining(words.get(`swiss.${shown}`) ?? '?')]);
});

it('questions and exclamations are opened in Spanish, and quotes are «…»', async () => {
  const words = await Promise.all(namespaces.map(async (name) => flat(await loadBundle('es', name))));
  for (const [key, text] of words.flat()) {
    const said = text.replace('«?»', '');
    expect([key, said.split('¿').length, said.split('¡').length]).toEqual([key, said.split('?').length, said.split('!').length]);
    expect([key, text]).toEqual([key, expect.not.stringMatching(/["“”'‘’]|« | »/)]);
  }
});

/** Words that end in -ise in America, too. */
const isAmerican =
  /^(.*wise|(com)?promise[ds]?|rais(e[ds]?|ing)|(ad|re|super)vis(e[ds]?|ing)|exercises?|surprises?|precise|noise|rise|arise|franchise)$/i;
const britishWords = (text: string): string[] =>
  (text.match(/\b\w+(is(e|es|ed|er|ers|ing|ation|ations)|ys(e|es|ed|ing)|our(s|ed|ing|ite|ites)?|tre(s)?)\b/gi) ?? []).filter((word) =>
    /(is|ys)(e|es|ed|er|ers|ing|ation|ations)$/i.test(word)
      ? !isAmerican.test(word)
      : /^(col|fav|hon|lab|neighb|behavi|flav)our|^cent?re/i.test(word),
  );

it('knows British words from American ones', () => {
  expect(britishWords('Organise your colours at the centre, otherwise four hours of analysing are promised.')).toEqual([
    'Organise',
    'colours',
    'centre',
    'analysing',
  ]);
});

describe.each([...namespaces])('the words of %s', (namespace) => {
  it.each(languages.filter((language) => language !== fallbackLanguage))(
    'exist in %s, too, with the same blanks to fill',
    async (language) => {
      const en = flat(await loadBundle('en', namespace));
      const other = new Map(flat(await loadBundle(language, namespace)));
      expect([...other.keys()].sort()).toEqual(en.map(([key]) => key).sort());
      for (const [key, text] of en) expect([key, blanks(other.get(key) ?? '')]).toEqual([key, blanks(text)]);
    },
  );

  it('are never empty, and every counted text has both numbers', async () => {
    const keys = flat(await loadBundle('en', namespace));
    const names = new Set(keys.map(([key]) => key));
    for (const [key, text] of keys) {
      expect([key, text.trim()]).not.toEqual([key, '']);
      if (key.endsWith('_one')) expect(names).toContain(key.replace(/_one$/, '_other'));
      if (key.endsWith('_other')) expect(names).toContain(key.replace(/_other$/, '_one'));
    }
  });

  it('are spelled in the American way, as the specification’s own labels are', async () => {
    for (const [key, text] of flat(await loadBundle('en', namespace))) expect([key, britishWords(text)]).toEqual([key, []]);
  });
});
