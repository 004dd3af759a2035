import * as fc from 'fast-check';
import { findText, foldText, searchItems } from '.';

const found = (text: string, term: string) => {
  const match = findText(text, term);
  return match && [match.rank, text.slice(match.start, match.end)];
};

describe('foldText', () => {
  it.each([
    ['Zoé', 'zoe'],
    ['Zoe\u0301', 'zoe'],
    ['ŒUVRE Æther Straße', 'oeuvre aether strasse'],
    ['Łódź Ørsted İzmir Iğdır', 'lodz orsted izmir igdir'],
    ['  L’Haÿ-les-Roses ', 'lhay les roses'],
    ["O'Brien, O`Brien · O´Brien", 'obrien obrien obrien'],
    ['Ｚｏｅ ﬁn №1', 'zoe fin no1'],
    ['ΣΊΣΥΦΟΣ ς', 'σισυφοσ σ'],
    ['S.F. (Bay)', 's f bay'],
    ['★ 3️⃣', '★ 3\u20e3'],
    ['co\u00adop', 'coop'],
    ['', ''],
    ['?!', ''],
    ['constructor __proto__', 'constructor proto'],
  ])('%j folds to %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it('folds once and for all, whatever the text, and whatever way its accents are written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
      { seed: 12, numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-zÀ-ÖØ-öø-ÿŒœĀ-ķĹ-ňŌ-ž '’-]{0,20}$/), (text) => {
        for (const form of ['NFC', 'NFD'] as const) expect(foldText(text.normalize(form))).toBe(foldText(text));
        expect(foldText(text)).toMatch(/^([a-z]+( [a-z]+)*)?$/);
        for (const other of [text.toUpperCase(), text.toLowerCase()]) expect(foldText(other)).toBe(foldText(text));
      }),
      { seed: 13 },
    );
  });
});

describe('findText', () => {
  it.each([
    ['Zoé', 'zoe', [0, 'Zoé']],
    ['Zoe\u0301 B', 'ZOÉ', [1, 'Zoe\u0301']],
    ['Montpellier', 'mont', [1, 'Mont']],
    ['Burlington (Vermont)', 'mont', [3, 'mont']],
    ['Burlington (Vermont)', 'vermont', [2, 'Vermont']],
    ['Vermont Mont Polo', 'mont', [2, 'Mont']],
    ['Cœur', 'coe', [1, 'Cœ']],
    ['Cœur', 'eur', [3, 'œur']],
    ['Straße', 'strasse', [0, 'Straße']],
    ['O’Hara', 'hara', [2, 'Hara']],
    ['O’Hara', 'ohara', [0, 'O’Hara']],
    ['O’Hara', 'o hara', [0, 'O’Hara']],
    ['OHara', "o'hara", [0, 'OHara']],
    ['Saint-Étienne', 'saint et', [1, 'Saint-Ét']],
    ['Saint-Étienne', 'saintet', [1, 'Saint-Ét']],
    ['Saint Étienne', 'saint-étienne', [0, 'Saint Étienne']],
    ['Frank', 'ank', [3, 'ank']],
    ['Frank', ' ', null],
    ['Frank', '-', null],
    ['Point Red', 'ntre', null],
    ['Montréal', 'mont real', null],
    ['Mont', 'Montpellier', null],
    ['', 'a', null],
  ] as const)('finds in %j, for %j', (text, term, expected) => expect(found(text, term)).toEqual(expected));

  it('any text is found by itself, by its beginning and by each of its words, with or without accents', () => {
    const name = fc.stringMatching(/^[A-Za-zÀ-ÿŒœß]{1,8}([ '’-][A-Za-zÀ-ÿŒœß]{1,8}){0,3}$/);
    fc.assert(
      fc.property(name, fc.nat(30), (text, cut) => {
        expect(findText(text, foldText(text))).toEqual({ rank: 0, start: 0, end: text.length });
        const beginning = text.slice(0, 1 + (cut % text.length));
        expect(findText(text, beginning)?.rank).toBeLessThanOrEqual(1);
        for (const word of text.split(/[ '’-]/)) expect(findText(text, word.toUpperCase())?.rank).toBeLessThanOrEqual(2);
      }),
      { seed: 14 },
    );
  });

  it('what is marked folds to the term', () => {
    const text = fc.stringMatching(/^[aéÉbœ '-]{1,12}$/);
    fc.assert(
      fc.property(text, text, (one, other) => {
        const match = findText(one, other);
        if (match) expect(foldText(one.slice(match.start, match.end)).replaceAll(' ', '')).toContain(foldText(other).replaceAll(' ', ''));
      }),
      { seed: 15, numRuns: 500 },
    );
  });
});

describe('searchItems', () => {
  const clubs = [
    ['Burlington', 'Vermont', 'USA'],
    ['Clermont', 'Auvergne', 'France'],
    ['Bike Polo Montreuil', 'Paris', 'France'],
    ['Missoula', 'Montana', 'USA'],
    ['Montpellier', 'Occitanie', 'France'],
    ['Mont', 'Jura', 'France'],
  ];
  const names = (term: string, items = clubs) => searchItems(items, term, (club) => club).map(([name]) => name);

  it('the whole text first, then its beginning, then that of a word, then inside one', () => {
    expect(names('mont')).toEqual(['Mont', 'Montpellier', 'Missoula', 'Bike Polo Montreuil', 'Clermont', 'Burlington']);
    expect(names('MÔNT', [...clubs].reverse())).toEqual([
      'Mont',
      'Montpellier',
      'Missoula',
      'Bike Polo Montreuil',
      'Clermont',
      'Burlington',
    ]);
  });

  it('words that stand apart find what holds all of them, after what holds them together', () => {
    expect(names('france polo')).toEqual(['Bike Polo Montreuil']);
    expect(names('polo montreuil usa')).toEqual([]);
    expect(searchItems(['Red Wood Polo', 'Polo Red'], 'polo red', (name) => [name])).toEqual(['Polo Red', 'Red Wood Polo']);
  });

  it('nothing to look for finds all in their order, and equals keep theirs', () => {
    expect(names(' - ')).toEqual(clubs.map(([name]) => name));
    expect(names('france')).toEqual(['Clermont', 'Bike Polo Montreuil', 'Montpellier', 'Mont']);
    expect(searchItems([{}], 'x', () => [])).toEqual([]);
  });
});
