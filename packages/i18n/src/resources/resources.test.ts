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

  it('spell "organise" in one way; the name of the way to one’s own tournament is the product’s', async () => {
    for (const [key, text] of flat(await loadBundle('en', namespace))) {
      if (text !== 'Organize') expect([key, text]).toEqual([key, expect.not.stringMatching(/organiz/i)]);
    }
  });
});
