import type { StoredDocument } from '../model/document';
import { prepareQuery } from '../model/query';
import { ada, bob, openRules, createWrite, rulesText, startTestEngine, type TestEngine } from './engine.testkit';

let test: TestEngine;
afterEach(() => test.close());

const byRole = rulesText(`
    match /games/{id} { allow read: if get(/databases/$(database)/documents/roles/$(request.auth.uid)).data.n == 1; allow write: if true; }
    match /roles/{uid} { allow write: if true; }`);

describe('FS-54 equal listeners', () => {
  it('share one target, whose rules are asked once for each identity', async () => {
    test = await startTestEngine(byRole);
    await test.commit(ada, createWrite('roles/ada', 1), createWrite('roles/bob', 1));
    const listeners = [ada, ada, ada, bob, bob].map((identity) => test.listen(identity, 'games'));
    expect(test.engine.live.size).toBe(1);
    const before = test.judged();
    await test.commit(ada, createWrite('games/a', 5));
    expect(test.judged() - before).toBe(1);
    // The rules judge two writes, and the listeners of ada and bob once each, because these are their roles.
    await test.commit(ada, createWrite('roles/ada', 3), createWrite('roles/bob', 2));
    expect(test.judged() - before).toBe(1 + 2 + 2);
    for (const { told, close } of listeners) {
      expect(told).toEqual(['ADD', 'CURRENT', 'snapshot', 'changed games/a', 'snapshot', 'REMOVE', 'snapshot']);
      close();
    }
    expect(test.engine.live.size).toBe(0);
  });

  it('with different identities are refused each on their own', async () => {
    test = await startTestEngine(byRole);
    await test.commit(ada, createWrite('roles/ada', 1), createWrite('roles/bob', 1));
    const [one, other] = [test.listen(ada, 'games'), test.listen(bob, 'games')];
    await test.commit(ada, createWrite('roles/bob', 0));
    await test.commit(ada, createWrite('games/a', 5));
    expect(one.told.slice(3)).toEqual(['changed games/a', 'snapshot']);
    expect(other.told.slice(3)).toEqual(['REMOVE', 'snapshot']);
    one.close();
    other.close();
  });
});

describe('FS-48 other rules', () => {
  it('end the listeners that they refuse, and no others', async () => {
    test = await startTestEngine(openRules);
    await test.commit(null, createWrite('games/a', 1), createWrite('news/b', 1));
    const [games, document, news] = [test.listen(null, 'games'), test.listen(null, 'games/a'), test.listen(null, 'news')];
    test.setRules(rulesText('match /news/{id} { allow read: if true; } match /games/{id} { allow write: if true; }'));
    expect([games, document, news].map(({ told }) => told.slice(4))).toEqual([['REMOVE'], ['REMOVE'], []]);
    await test.commit(null, createWrite('games/a', 2));
    expect([games, document].map(({ told }) => told.slice(4))).toEqual([['REMOVE'], ['REMOVE']]);
    for (const { close } of [games, document, news]) close();
  });
});

it('FS-54 the results of a query with a limit are those that it would find anew, after every commit', async () => {
  test = await startTestEngine(openRules);
  const { engine } = test;
  const database = { projectId: 'p', databaseId: '(default)' };
  const query = prepareQuery('', {
    from: [{ collectionId: 'games' }],
    where: { fieldFilter: { field: { fieldPath: 'n' }, op: 'LESS_THAN', value: { integerValue: '9' } } },
    limit: 3,
  });
  const { target, leave } = engine.live.join(database, { query });
  const brief = (documents: readonly StoredDocument[]): string[] =>
    documents.map(({ path, fields }) => `${path} ${String(fields['n']?.['integerValue'])}`);
  let heard = brief(target.results());
  const seen: string[][] = [];
  const expected: string[][] = [];
  const stop = engine.onCommit((event) => {
    const { changed, gone } = target.delta(event);
    const left = heard.filter((one) => ![...gone, ...changed].some(({ path }) => one.startsWith(`${path} `)));
    heard = [...left, ...brief(changed)];
    const anew = brief(engine.results(database, query));
    // An error that is thrown here would be lost.
    seen.push([brief(target.results()).join(), heard.sort().join()]);
    expected.push([anew.join(), anew.sort().join()]);
  });
  let seed = 11;
  const random = (below: number): number => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % below;
  const write = () => {
    const path = `games/g${random(7)}`;
    return random(4) === 0 ? { delete: createWrite(path, 0).update?.name ?? '' } : createWrite(path, random(12));
  };
  for (let round = 0; round < 60; round += 1)
    await Promise.all(Array.from({ length: 1 + random(3) }, () => test.commit(ada, ...Array.from({ length: 1 + random(2) }, write))));
  expect(expected.length).toBeGreaterThan(80);
  expect(seen).toEqual(expected);
  stop();
  leave();
});
