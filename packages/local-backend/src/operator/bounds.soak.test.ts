import { readFileSync, writeFileSync } from 'node:fs';
import type { Backend } from '../server/backend';
import { temporaryFolder } from '../server/backend.testkit';
import { getStoreFile } from '../store';
import { Operator, createPeopleCalls, startOperatorBackend } from './operator.testkit';
import { withQuery, paths } from './paths';

let data: Awaited<ReturnType<typeof temporaryFolder>>;
let backend: Backend;
let operator: Operator;
beforeEach(async () => {
  data = await temporaryFolder();
  backend = await startOperatorBackend(data.folder);
  operator = await Operator.signedIn(backend);
});
afterEach(async () => {
  await backend.close();
  await data.remove();
});
const ada = { localId: 'ada', email: 'ada@example.org', password: 'first password', displayName: 'Ada' };

describe('V31 whatever is asked for, and however much there is of it', () => {
  it('odd and endless texts are answered as any other', async () => {
    await createPeopleCalls(backend).make(ada);
    const odd = [
      'x'.repeat(1500),
      'x'.repeat(3000),
      'x'.repeat(10_000),
      'é'.repeat(1000),
      '\u0000',
      'a\u0000b',
      '../../../etc/passwd',
      '..',
      '/',
      '__proto__',
      'constructor',
      '\ud83d\ude00',
      '\ufffd\u202e<b>',
      "'); DROP TABLE x; --",
      '${7*7}{{7*7}}%s%n',
      'a/'.repeat(101),
    ];
    const asked = (text: string): [string, Record<string, string>][] => [
      ...['q', 'after'].flatMap((name): [string, Record<string, string>][] => [
        [paths.people, { [name]: text }],
        [paths.outbox, { [name]: text }],
      ]),
      [paths.denied, { q: text }],
      [paths.person, { uid: text }],
      [paths.person, { uid: 'ada', done: text }],
      [paths.data, { path: text, who: '' }],
      [paths.data, { path: 'open', after: text, who: text }],
      [paths.data, { path: 'open/x', who: text }],
      [paths.storage, { bucket: text }],
      [paths.storage, { bucket: backend.storageBucket, prefix: text }],
      [paths.storage, { bucket: backend.storageBucket, after: text }],
      [paths.overview, { lang: text }],
    ];
    const token = await operator.formToken();
    for (const text of odd) {
      const what = [text.slice(0, 20), text.length];
      for (const [at, query] of asked(text)) {
        const answer = await operator.get(withQuery(at, query));
        expect([at, Object.keys(query), ...what, answer.status >= 500]).toEqual([at, Object.keys(query), ...what, false]);
        expect(answer.text).not.toContain('<b>');
      }
      for (const at of [paths.setPassword, paths.endSessions, paths.setDisabled, paths.deletePerson, paths.language]) {
        const { status } = await operator.post(at, { token, uid: text, confirm: text, language: text, page: text });
        expect([at, ...what, status >= 500]).toEqual([at, ...what, false]);
      }
    }
  });

  it('a document as large as they may be makes a page of a bounded size', async () => {
    const people = createPeopleCalls(backend);
    const values = Array.from({ length: 200_000 }, () => ({ nullValue: null }));
    await people.write('open/many', { list: { arrayValue: { values } } });
    await people.write('open/long', { text: { stringValue: '<'.repeat(1_000_000) } });
    const many = await operator.get(withQuery(paths.data, { path: 'open/many', who: '' }));
    expect(many.text).toContain('199,001 more are not shown.');
    const long = await operator.get(withQuery(paths.data, { path: 'open/long', who: '' }));
    expect(long.text).toContain('995,000 more characters');
    for (const { text } of [many, long]) expect(text.length).toBeLessThan(300_000);
  });

  it('a document with very many collections, and a collection with very many documents, show some of them', async () => {
    const people = createPeopleCalls(backend);
    for (let first = 0; first < 1200; first += 100)
      await Promise.all(Array.from({ length: 100 }, (_, index) => people.write(`open/x/c${first + index}/d`, {})));
    const { text } = await operator.get(withQuery(paths.data, { path: 'open/x' }));
    expect(text.match(/path=open%2Fx%2Fc/g)).toHaveLength(500);
    expect(text).toContain('700 more are not shown.');
    for (let first = 0; first < 500; first += 100)
      await Promise.all(Array.from({ length: 100 }, (_, index) => people.write(`gone/g${first + index}/below/d`, {})));
    expect((await operator.get(withQuery(paths.data, { path: 'gone' }))).text.match(/path=gone%2Fg/g)).toHaveLength(100);
  });

  it('messages come fifty at a time, the newest first, and are looked for', async () => {
    const people = createPeopleCalls(backend);
    for (let index = 100; index < 220; index += 1)
      await people.write(`mail/m${index}`, {
        to: { arrayValue: { values: [{ stringValue: `captain${index}@example.org` }] } },
        message: { mapValue: { fields: { subject: { stringValue: `Round <${index}>` }, text: { stringValue: 'Hello' } } } },
      });
    const receivers = (text: string) => [...text.matchAll(/captain(\d+)@/g)].map(([, number]) => number);
    let first = await operator.get(paths.outbox);
    while (!receivers(first.text).includes('219')) first = await operator.get(paths.outbox);
    expect(receivers(first.text)).toHaveLength(50);
    expect(first.text).toContain('Round &#60;219&#62;');
    const seen = new Set<string | undefined>();
    let at: string | undefined = paths.outbox;
    while (at !== undefined) {
      const { text }: { text: string } = await operator.get(at);
      for (const number of receivers(text)) seen.add(number);
      at = /<a href="([^"]*after=[^"]*)"/.exec(text)?.[1]?.replaceAll('&#38;', '&');
    }
    expect(seen.size).toBe(120);
    expect(receivers((await operator.get(withQuery(paths.outbox, { q: 'CAPTAIN15' }))).text)).toHaveLength(10);
    expect(receivers((await operator.get(withQuery(paths.outbox, { q: 'round <111>' }))).text)).toEqual(['111']);
    expect((await operator.get(withQuery(paths.outbox, { q: 'nobody' }))).text).toContain('No message is like that.');
  });

  it('a record that is damaged while the server runs stops one page, which names it', async () => {
    await createPeopleCalls(backend).make({ ...ada, displayName: 'Ada of the damaged record' });
    const file = getStoreFile(data.folder);
    const bytes = readFileSync(file);
    for (let at = bytes.indexOf('damaged record'); at >= 0; at = bytes.indexOf('damaged record', at + 1)) bytes.write('D', at);
    writeFileSync(file, bytes, { flag: 'r+' });
    const people = await operator.get(paths.people);
    expect([people.status, people.text.includes('The record &#34;ada&#34; of auth.accounts is damaged.')]).toEqual([500, true]);
    expect(people.text).toContain('<nav');
    for (const at of [paths.overview, paths.data, paths.denied, paths.storage])
      expect([at, (await operator.get(at)).status]).toEqual([at, 200]);
  });
});
