import {
  append,
  commit,
  fill,
  half,
  integer,
  list,
  map,
  MOST_BYTES,
  names,
  string,
  times,
  transforms,
  update,
  type Shape,
} from './cost-values.testkit';

/** Many members put into one list, or taken out of it, next to fields that are written. */
const toOneList = (fields: string, values: string, verb?: string): Shape =>
  commit(update('a', fields, transforms(append('l', values, verb))));

/** Commits that are large, deep or odd. */
export const commits: Readonly<Record<string, () => Shape>> = {
  'union of integers': () => toOneList('', fill(integer)),
  'union of texts': () =>
    toOneList(
      '',
      fill((index) => string(`${index}`)),
    ),
  'union of maps': () =>
    toOneList(
      '',
      fill((index) => map(`"a":${integer(index)}`)),
    ),
  'union with a list': () =>
    toOneList(
      `"l":${list(fill(integer, half))}`,
      fill((index) => integer(-index), half),
    ),
  'removal from a list': () =>
    toOneList(
      `"l":${list(fill(integer, half))}`,
      fill((index) => integer(-index), half),
      'removeAllFromArray',
    ),
  'union of long texts': () =>
    toOneList(
      '',
      fill((index) => string(`${'x'.repeat(500)}${index}`)),
    ),
  '500 unions with one list': () =>
    commit(update('a', `"l":${list(fill(integer, half))}`, transforms(times(500, (index) => append('l', integer(-index)))))),
  '500 removals from one list': () =>
    commit(
      update('a', `"l":${list(fill(integer, half))}`, transforms(times(500, (index) => append('l', integer(index), 'removeAllFromArray')))),
    ),
  '500 transforms beside many fields': () =>
    commit(
      update(
        'a',
        fill((index) => `"k${index}":${integer(1)}`, half),
        transforms(times(500, (index) => `{"fieldPath":"n${index}","increment":{"integerValue":1}}`)),
      ),
    ),
  '500 transforms of nested fields': () =>
    commit(
      update(
        'a',
        `"m":${map(fill((index) => `"k${index}":${integer(1)}`, half))}`,
        transforms(times(500, (index) => `{"fieldPath":"m.n${index}","increment":{"integerValue":1}}`)),
      ),
    ),
  'as many transforms as fit': () =>
    commit(update('a', '', transforms(fill((index) => `{"fieldPath":"n${index}","increment":{"integerValue":1}}`)))),
  'as many transforms as fit, of one field': () =>
    commit(update('a', '', transforms(fill(() => `{"fieldPath":"n","setToServerValue":"REQUEST_TIME"}`)))),
  'transforms over many writes': () =>
    commit(
      ...Array.from({ length: 490 }, (_, index) =>
        update(
          'a',
          '',
          `,"updateMask":{"fieldPaths":[]}${transforms(times(20, (other) => `{"fieldPath":"n${index}x${other}","increment":{"integerValue":1}}`))}`,
        ),
      ),
    ),
  'an increment by a long integer': () =>
    commit(update('a', '', transforms(`{"fieldPath":"n","increment":{"integerValue":"${'9'.repeat(MOST_BYTES - 400)}"}}`))),
  'a mask of many fields': () => commit(update('a', '', `,"updateMask":{"fieldPaths":[${fill((index) => `"f${index}"`)}]}`)),
  'a mask of many fields, with values': () =>
    commit(
      update(
        'a',
        fill((index) => `"f${index}":${integer(1)}`, MOST_BYTES * 0.7),
        `,"updateMask":{"fieldPaths":[${fill((index) => `"f${index}"`, MOST_BYTES * 0.25)}]}`,
      ),
    ),
  'a mask of nested fields': () =>
    commit(
      update(
        'a',
        `"m":${map(fill((index) => `"f${index}":${integer(1)}`, MOST_BYTES * 0.6))}`,
        `,"updateMask":{"fieldPaths":[${fill((index) => `"m.f${index}"`, MOST_BYTES * 0.3)}]}`,
      ),
    ),
  'a mask with one long path': () => commit(update('a', '', `,"updateMask":{"fieldPaths":["${'a.'.repeat(MOST_BYTES / 2 - 300)}a"]}`)),
  'a mask with paths of the greatest length': () =>
    commit(update('a', '', `,"updateMask":{"fieldPaths":[${fill((index) => `"${'a.'.repeat(700)}a${index}"`)}]}`)),
  'a mask of escapes': () => commit(update('a', '', `,"updateMask":{"fieldPaths":["\`${'\\\\\\\\'.repeat(MOST_BYTES / 4 - 400)}\`"]}`)),
  'one document written 500 times, large': () =>
    commit(
      update('a', `"t":${list(fill(integer, half))}`),
      ...Array.from({ length: 499 }, (_, index) => update('a', `"n":${integer(index)}`, ',"updateMask":{"fieldPaths":["n"]}')),
    ),
  'one document with many fields written 500 times': () =>
    commit(
      update(
        'a',
        fill((index) => `"k${index}":${integer(1)}`, half),
      ),
      ...Array.from({ length: 499 }, (_, index) => update('a', `"n":${integer(index)}`, ',"updateMask":{"fieldPaths":["n"]}')),
    ),
  'one document with a long text written 500 times': () =>
    commit(
      update('a', `"t":${string('x'.repeat(half))}`),
      ...Array.from({ length: 499 }, (_, index) => update('a', `"n":${integer(index)}`, ',"updateMask":{"fieldPaths":["n"]}')),
    ),
  'one document verified and touched 500 times': () =>
    commit(
      update('a', `"t":${list(fill(integer, half))}`),
      ...Array.from({ length: 499 }, () => `{"transform":{"document":"${names}/{c}/a","fieldTransforms":[]}}`),
    ),
  '500 documents': () =>
    commit(
      ...Array.from({ length: 500 }, (_, index) =>
        update(
          `d${index}`,
          fill((key) => `"k${key}":${integer(1)}`, MOST_BYTES / 500 - 200),
        ),
      ),
    ),
  'as many writes as fit': () => commit(fill((index) => update(`d${index}`, ''))),
  'as many deletes as fit': () => commit(fill((index) => `{"delete":"${names}/{c}/${index}"}`)),
  'as many empty writes as fit': () => commit(fill(() => '{}')),
  'a long name': () => commit(`{"delete":"${names}/${'a/'.repeat(half - 200)}a"}`),
  'a name of one long id': () => commit(`{"delete":"${names}/{c}/${'a'.repeat(MOST_BYTES - 200)}"}`),
  'a name of many slashes': () => commit(`{"delete":"${'/'.repeat(MOST_BYTES - 200)}"}`),
  'a long condition': () => commit(`{"delete":"${names}/{c}/a","currentDocument":{"updateTime":"${'.1'.repeat(half - 200)}"}}`),
  'a long unknown key': () => ({ path: ':commit', body: `{"${'k'.repeat(MOST_BYTES - 200)}":1}` }),
  'no JSON at all': () => ({ path: ':commit', body: '['.repeat(MOST_BYTES) }),
};
